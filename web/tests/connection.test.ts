import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Connection, type Question } from '../src/lib/connection.svelte'
import type { Update } from '../src/protocol'
import { Socket } from './socket'

const update = (row: number, ...rows: Partial<Update['rows'][number]>[]) =>
  ({ type: 'update', row, rows }) as Partial<Update> & { type: 'update' }
const say = { type: 'say', seat: 0, text: 'hello' } as const
const last = () => Socket.all.at(-1)!
const greet = (row = 0) => last().opens().says(update(row))

let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.spyOn(Math, 'random').mockReturnValue(0.5) // no scatter of the tries
  Socket.all = []
  connection = new Connection('abc', ['token'])
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('it says hello with its table, its seats and what it knows', () => {
  last().opens()
  expect(last().url).toBe('ws://parlour.test/api/socket')
  const hello = { type: 'hello', protocol: 1, table: 'abc', tokens: ['token'], language: 'en' }
  expect(last().sent).toMatchObject([hello])
})

describe('a deed', () => {
  test('waits until the greeting is answered', () => {
    last().opens()
    void connection.do(say)
    expect(last().deeds).toEqual([])
    last().says(update(0))
    expect(last().deeds).toMatchObject([say])
  })

  test('is done when the server says so', async () => {
    greet()
    const done = connection.do(say)
    last().says({ type: 'done', id: last().deeds[0]!.id as string })
    expect(await done).toBeNull()
  })

  test('is done when its row comes', async () => {
    greet()
    const done = connection.do(say)
    last().says(update(1, { id: last().deeds[0]!.id as string }))
    expect(await done).toBeNull()
  })

  test('has an id of its own', () => {
    greet()
    void connection.do(say)
    void connection.do(say)
    const [one, other] = last().deeds
    expect(one!.id).toMatch(/^[0-9a-f]{32}$/)
    expect(one!.id).not.toBe(other!.id)
  })

  test('that is refused says why', async () => {
    greet()
    const done = connection.do(say)
    last().says({ type: 'refused', id: last().deeds[0]!.id as string, key: 'no-chat', text: 'Not here.' })
    expect(await done).toMatchObject({ key: 'no-chat', text: 'Not here.' })
  })

  test('that could not be stored is sent again with the same id', async () => {
    greet()
    const done = connection.do(say)
    const id = last().deeds[0]!.id as string
    last().says({ type: 'refused', id, key: 'not-saved', text: '', again: true })
    expect(last().deeds).toHaveLength(1)
    vi.advanceTimersByTime(400)
    expect(last().deeds.map((deed) => deed.id)).toEqual([id, id])
    last().says({ type: 'done', id })
    expect(await done).toBeNull()
  })

  test('that was not answered is sent again on the next line with the same id', () => {
    greet()
    void connection.do(say)
    const [deed] = last().deeds
    last().tears()
    vi.advanceTimersByTime(200)
    greet()
    expect(Socket.all).toHaveLength(2)
    expect(last().deeds).toEqual([deed])
  })

  test('that was answered is not sent again', () => {
    greet()
    void connection.do(say)
    last().says({ type: 'done', id: last().deeds[0]!.id as string })
    last().tears()
    vi.advanceTimersByTime(200)
    greet()
    expect(last().deeds).toEqual([])
  })

  test('that nobody answers cuts the line and is sent on a new one', () => {
    greet()
    void connection.do(say)
    vi.advanceTimersByTime(6000)
    expect(Socket.all[0]!.readyState).toBe(3)
    vi.advanceTimersByTime(200)
    greet()
    expect(last().deeds).toMatchObject([say])
  })

  test('gets what was issued for it, and not what was issued besides', async () => {
    greet()
    const issued = vi.fn()
    const done = connection.do(say, issued)
    last().says({ type: 'issued', id: 'another', token: 'other' })
    last().says({ type: 'issued', id: last().deeds[0]!.id as string, token: 'new' })
    expect(await done).toBeNull()
    expect(issued).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: 'new' }))
  })
})

describe('a question', () => {
  const why: Question = { type: 'why', seat: 0, touches: ['card:QH'] }

  test('gets the answer with its id, once', () => {
    greet()
    const answered = vi.fn()
    connection.ask(why, answered)
    const id = last().deeds[0]!.id as string
    last().says({ type: 'reason', id: 'another', key: 'over', text: 'Over.' })
    for (let times = 0; times < 2; times++) last().says({ type: 'reason', id, key: 'not-your-turn', text: 'Wait.' })
    expect(answered).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'not-your-turn' }))
  })

  test('that is refused says why', () => {
    greet()
    connection.onrefused = vi.fn()
    connection.ask(why)
    last().says({ type: 'refused', id: last().deeds[0]!.id as string, key: 'not-your-seat', text: 'No.' })
    expect(connection.onrefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'not-your-seat' }))
  })

  test('is not asked again on the next line', () => {
    greet()
    connection.ask(why)
    last().tears()
    vi.advanceTimersByTime(200)
    greet()
    expect(last().deeds).toEqual([])
  })
})

test('what a newer server says besides is passed over', () => {
  connection.onupdate = vi.fn()
  greet()
  last().says({ type: 'fanfare' } as never)
  last().says({ type: 'welcome', protocol: 1, language: 'en', languages: ['en'] })
  expect(connection.onupdate).toHaveBeenCalledOnce()
  expect(connection.bye).toBeUndefined()
})

test('a ping is answered', () => {
  greet().says({ type: 'ping', ping: 7 })
  expect(last().deeds).toEqual([{ type: 'pong', ping: 7 }])
})

describe('a torn line', () => {
  test('is tied again later and later, but never later than after five seconds', () => {
    const waits: number[] = []
    for (let tries = 0; tries < 8; tries++) {
      const [count, since] = [Socket.all.length, Date.now()]
      last().tears()
      while (Socket.all.length === count) vi.advanceTimersByTime(50)
      waits.push(Date.now() - since)
    }
    expect(waits).toEqual([200, 400, 800, 1600, 3200, 5000, 5000, 5000])
  })

  test('is tied quickly again once it stood', () => {
    for (const ms of [200, 400, 800]) {
      last().tears()
      vi.advanceTimersByTime(ms)
    }
    greet()
    last().tears()
    vi.advanceTimersByTime(200)
    expect(Socket.all).toHaveLength(5)
  })

  test('goes on after the last row that was heard', () => {
    greet(7)
    last().says(update(9))
    last().tears()
    vi.advanceTimersByTime(200)
    last().opens()
    expect(last().sent).toMatchObject([{ type: 'hello', since: 9 }])
  })

  test('is told of only when it stays torn', () => {
    greet()
    last().tears()
    vi.advanceTimersByTime(200)
    expect(connection.away).toBe(false)
    vi.advanceTimersByTime(1500)
    expect(connection.away).toBe(true)
    greet()
    expect(connection.away).toBe(false)
  })

  test('is tied at once when the device wakes up', () => {
    greet()
    last().tears()
    dispatchEvent(new Event('online'))
    expect(Socket.all).toHaveLength(2)
    vi.advanceTimersByTime(10_000)
    expect(Socket.all).toHaveLength(2)
  })
})

test('coming again begins anew, by another invitation if there is one', () => {
  greet(7)
  connection.reconnect('def')
  last().opens()
  expect(Socket.all[0]!.readyState).toBe(3)
  expect(last().sent).toMatchObject([{ type: 'hello', table: 'def', since: -1 }])
})

test('after a good-bye for ever nobody comes back', () => {
  greet().says({ type: 'bye', key: 'removed', text: 'You were removed.' })
  last().tears()
  vi.advanceTimersByTime(60_000)
  expect(connection.bye).toMatchObject({ key: 'removed' })
  expect(Socket.all).toHaveLength(1)
})

test('after a good-bye for now one comes back', () => {
  greet().says({ type: 'bye', key: 'closing', text: 'Back soon.', again: true })
  last().tears()
  vi.advanceTimersByTime(200)
  expect(connection.bye).toBeUndefined()
  expect(Socket.all).toHaveLength(2)
})

test('a closed connection stays closed', () => {
  greet()
  void connection.do(say)
  connection.close()
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(Socket.all).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

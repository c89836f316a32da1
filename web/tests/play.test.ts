import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Play } from '../src/lib/play.svelte'
import { held, hold } from '../src/lib/seats'
import { atOnce } from '../src/lib/start'
import type { AnyWidget, Row, Table, Update, View } from '../src/protocol'
import { Socket } from './socket'

const chairs = (...kinds: string[]) => kinds.map((kind, at) => ({ kind, name: `Player ${at + 1}`, level: 0 }))
const table = (more: object = {}) =>
  ({
    ...{ invite: 'abc', title: 'Go Fish', words: {}, rules: [], match: null, running: false, commitment: '' },
    ...{ host: 0, yours: [0], facing: 0, open: true, reflex: false, seats: chairs('person', 'computer') },
    ...more,
  }) as unknown as Table
const view = (n: number, more: object = {}) =>
  ({ n, seat: 0, widgets: [], transfers: [], result: null, ...more }) as unknown as View
const row = (row: number, more: Partial<Row> = {}) => ({ row, said: [], ...more }) as unknown as Row
const path = (move: string) => ({ move, touches: [`card:${move}`] })

let play: Play

async function hear(update: Partial<Update>): Promise<void> {
  Socket.all.at(-1)!.says({ type: 'update', row: 0, rows: [], ...update } as Update)
  await vi.advanceTimersByTimeAsync(0)
}

const sent = (type: string) => Socket.all.flatMap((socket) => socket.sent.filter((deed) => deed.type === type))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  localStorage.clear()
  Socket.all = []
  hold('abc', 'token')
  play = new Play('abc')
  Socket.all[0]!.opens()
})

afterEach(() => {
  play.close()
  atOnce.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a table opened with nobody to wait for', () => {
  beforeEach(() => atOnce.add('abc'))

  test('begins by itself, once', async () => {
    await hear({ table: table() })
    await hear({ table: table() })
    expect(sent('start-match')).toHaveLength(1)
  })

  test('does not begin while a seat is free, nor later behind the back of its host', async () => {
    await hear({ table: table({ seats: chairs('person', 'open') }) })
    await hear({ table: table() })
    expect(sent('start-match')).toEqual([])
  })

  test('is not begun again after a reload', async () => {
    await hear({ table: table({ running: true, match: 1 }) })
    expect(sent('start-match')).toEqual([])
  })
})

test('a new invitation takes the seats along', async () => {
  await hear({ table: table({ invite: 'def' }) })
  expect(held('def')).toEqual(['token'])
  expect([play.invite, location.pathname]).toEqual(['def', '/t/def'])
})

test('the table as text is read once in a while, and never to somebody else at this device', async () => {
  const shared = { open: false, yours: [0, 1], running: true }
  const read = (seat: number) => {
    const { id } = sent('read-table').at(-1) as { id: string }
    Socket.all.at(-1)!.says({ type: 'table-text', id, seat, n: 1, passages: [{ text: `hand of ${seat}` }] })
  }
  await hear({ table: table({ ...shared, facing: 0 }), view: view(1) })
  for (let times = 0; times < 5; times++) play.readTable()
  await vi.advanceTimersByTimeAsync(200)
  expect(sent('read-table')).toHaveLength(1)
  read(0)
  expect(play.passages.map(({ text }) => text)).toEqual(['hand of 0'])
  await hear({ table: table({ ...shared, facing: 1 }), view: view(1, { seat: 1 }) })
  expect(play.passages).toEqual([])
  play.readTable()
  await vi.advanceTimersByTimeAsync(200)
  read(1)
  expect(play.passages.map(({ text }) => text)).toEqual(['hand of 1'])
})

test('the moves of the seat we face and of others at this device can be touched', async () => {
  await hear({ table: table({ running: true }), view: view(1), paths: { '0': [path('QH')], '1': [path('7D')] } })
  expect(play.touching.ways.map(({ seat, move }) => [seat, move])).toEqual([
    [0, 'QH'],
    [1, '7D'],
  ])
})

test('moves that have not changed are not sent again', async () => {
  await hear({ table: table({ running: true }), view: view(1), paths: { '0': [path('QH')] } })
  await hear({ view: view(2) })
  expect(play.touching.ways.map(({ move }) => move)).toEqual(['QH'])
  await hear({ view: view(3), paths: {} })
  expect(play.touching.ways).toEqual([])
})

test('what is our own is laid over what everybody sees', async () => {
  const [status, hand] = [{ kind: 'note' }, { kind: 'fan' }] as AnyWidget[]
  const shown = view(1, { seat: null, widgets: [status] })
  await hear({ table: table({ running: true }), view: shown, own: { seat: 0, widgets: [0, hand!] } })
  expect([play.seat, play.widgets]).toEqual([0, [status, hand]])
})

test('moves are put into words when they are asked for, and again when names may have changed', async () => {
  await hear({ table: table({ running: true }), view: view(1), paths: { '0': [path('QH')] } })
  play.readMoves(0)
  const [asked] = sent('read-moves')
  expect(asked!.seat).toBe(0)
  Socket.all.at(-1)!.says({ type: 'move-words', id: String(asked!.id), labels: { QH: 'Play Q♥' } })
  expect(play.labels).toEqual({ QH: 'Play Q♥' })
  await hear({ table: table({ running: true }) })
  expect(play.labels).toEqual({})
})

test('when the match is over nothing can be touched', async () => {
  await hear({ table: table(), view: view(1, { result: { ranks: [1, 2] } }), paths: { '0': [path('QH')] } })
  expect(play.touching.ways).toEqual([])
  await vi.runAllTimersAsync()
  expect(play.over).toBe(true)
})

test('a move that is refused can be touched again', async () => {
  await hear({ table: table({ running: true }), view: view(1), paths: { '0': [path('QH')] } })
  play.touching.touch('card:QH')
  const [move] = sent('move')
  expect(move).toMatchObject({ seat: 0, move: 'QH' })
  expect(play.touching.lit.size).toBe(0)
  Socket.all[0]!.says({ type: 'refused', id: move!.id as string, key: 'no', text: 'No.', flash: ['card:QH'] })
  await vi.advanceTimersByTimeAsync(0)
  expect(play.touching.lit).toEqual(new Set(['card:QH']))
  expect(play.touching.flashing).toEqual(new Set(['card:QH']))
  expect(play.refusal?.text).toBe('No.')
  await vi.runAllTimersAsync()
  expect(play.refusal).toBeUndefined()
})

test('a row that comes twice is heard once', async () => {
  await hear({ table: table(), rows: [row(1), row(2)] })
  await hear({ rows: [row(2), row(3)] })
  expect(play.rows.map(({ row }) => row)).toEqual([1, 2, 3])
})

test('where hands are hidden every seat of this device has a log of its own', async () => {
  const facing = (seat: number) => table({ open: false, yours: [0, 1], facing: seat })
  await hear({ table: facing(0), rows: [row(1)] })
  await hear({ table: facing(1), rows: [row(2)] })
  expect(play.rows.map(({ row }) => row)).toEqual([2])
  await hear({ table: facing(0) })
  expect(play.rows.map(({ row }) => row)).toEqual([1])
})

test('what is said for a moment is gone a moment later', async () => {
  await hear({ table: table(), rows: [row(1, { fleeting: ['Anna winks.'], seat: 1 })] })
  expect(play.bubbles).toMatchObject([{ text: 'Anna winks.', seat: 1 }])
  await vi.advanceTimersByTimeAsync(2000)
  expect(play.bubbles).toEqual([])
})

describe('a hint', () => {
  const playing = { running: true, hints: true, match: 1 }
  const hint = { type: 'hint', id: 'x', seat: 0, move: 'QH', label: 'Queen', text: 'It is by far the best move here.' }

  async function asked(): Promise<void> {
    await hear({ table: table(playing), view: view(1), paths: { '0': [path('QH'), path('7D')] } })
    void play.askHint()
    const id = String(sent('ask-hint')[0]!.id)
    await hear({ row: 1, rows: [row(1, { id, seat: 0, move: '/hint' })], view: view(2) })
  }

  const answer = () => Socket.all.at(-1)!.says(hint as never)

  test('is asked for by whoever is to move, and marks its move', async () => {
    await asked()
    expect(play.pondering).toBe(true)
    answer()
    expect([play.pondering, play.hint?.label]).toEqual([false, 'Queen'])
    expect(play.touching.advised.get('card:QH')).toBe('★')
  })

  test('goes when it is put away, and when the match goes on', async () => {
    await asked()
    answer()
    await play.askHint()
    expect(play.hint).toBeUndefined()
    expect(play.touching.advised.size).toBe(0)
    void play.askHint()
    answer()
    await hear({ row: 2, rows: [row(2, { seat: 0, move: 'QH' })], view: view(3) })
    expect(play.hint).toBeUndefined()
  })

  test('that comes too late is not shown, and nobody is told off', async () => {
    await asked()
    await hear({ row: 2, rows: [row(2, { seat: 0, move: '7D' })], view: view(3), paths: {} })
    Socket.all.at(-1)!.says({ type: 'refused', id: 'x', key: 'hint-late', text: 'The game has gone on.' } as never)
    answer()
    expect([play.hint, play.pondering, play.refusal]).toEqual([undefined, false, undefined])
  })

  test('cannot be asked for where there are none, nor when others are to move', async () => {
    await hear({ table: table({ ...playing, hints: false }), view: view(1), paths: { '0': [path('QH')] } })
    expect([play.hints, play.mayAsk]).toEqual([false, false])
    await hear({ table: table(playing), view: view(2), paths: {} })
    expect([play.hints, play.mayAsk]).toEqual([true, false])
  })
})

describe('a review', () => {
  const review = (more: object = {}) => ({
    type: 'review',
    id: 'x',
    match: 3,
    done: 1,
    of: 9,
    over: false,
    slips: [],
    ...more,
  })
  const says = (answer: object) => Socket.all.at(-1)!.says(answer as never)

  test('is asked for until it is over, and then kept', async () => {
    await hear({ table: table({ match: 3 }) })
    play.askReview()
    says(review())
    play.askReview()
    says(review({ done: 9, over: true }))
    play.askReview()
    expect(sent('ask-review')).toHaveLength(2)
    expect(play.review).toMatchObject({ done: 9, over: true })
  })

  test('of another match is of no use, nor in another language', async () => {
    await hear({ table: table({ match: 3 }) })
    says(review({ match: 2 }))
    expect(play.review).toBeUndefined()
    says(review())
    await hear({ table: table({ match: 3 }) })
    expect(play.review).toBeDefined()
    await hear({ table: table({ match: 3, words: { 'zone-pile': 'Stapel' } }) })
    expect(play.review).toBeUndefined()
    says(review())
    await hear({ table: table({ match: 7 }) })
    expect(play.review).toBeUndefined()
  })
})

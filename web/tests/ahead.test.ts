import { describe, expect, test, vi } from 'vitest'
import { meant, plan, read, type Outlook } from '../src/lib/ahead'
import { Touching, type Way } from '../src/lib/touching.svelte'

const piece = (place: string, seat: number) => ({ place, seat, look: 'man' })
const outlook: Outlook = {
  seat: 0,
  pieces: [piece('a1', 0), piece('c1', 0), piece('b2', 1)],
  places: ['a1', 'a2', 'a3', 'b2', 'c1', 'c3'].map((id) => ({ id, x: 0, y: 0 })),
}
const way = (move: string, ...touches: string[]): Way => ({ seat: 0, move, touches })

/** What is planned after these touches. */
function planned(...tokens: string[]): string[] | undefined {
  return tokens.reduce<string[] | undefined>((before, token) => plan(before ?? [], token, outlook), [])
}

describe('a plan', () => {
  test('begins with a piece of our own, or with an empty place where something may be put', () => {
    expect(planned('place:a1')).toEqual(['place:a1'])
    expect(planned('place:a3')).toEqual(['place:a3'])
    expect(planned('place:b2')).toBeUndefined()
    expect(planned('card:QH')).toBeUndefined()
  })

  test('goes on to other places, empty or not', () => {
    expect(planned('place:a1', 'place:b2', 'place:c3')).toEqual(['place:a1', 'place:b2', 'place:c3'])
  })

  test('begins anew with another piece of our own, and with another empty place', () => {
    expect(planned('place:a1', 'place:a2', 'place:c1')).toEqual(['place:c1'])
    expect(planned('place:a3', 'place:b3')).toEqual(['place:b3'])
  })

  test('may say what is taken when something is put down', () => {
    expect(planned('place:a3', 'place:b2')).toEqual(['place:a3', 'place:b2'])
  })

  test('is cancelled by touching any of it again', () => {
    expect(planned('place:a1', 'place:a2', 'place:a1')).toEqual([])
    expect(planned('place:a1', 'place:a2', 'place:a2')).toEqual([])
  })
})

describe('a typed plan', () => {
  test('is read in the notation of moves, however it is written', () => {
    for (const text of ['a1-a2', 'A1 a2', 'a1xa2']) expect(read(text, outlook)).toEqual(['place:a1', 'place:a2'])
    expect(read('a3', outlook)).toEqual(['place:a3'])
  })

  test('names places only, each once, and begins with what is ours', () => {
    for (const text of ['a1-h8', 'a1-a2-a1', 'a1-c1', 'b2-a2', 'hello']) expect(read(text, outlook)).toBeUndefined()
  })
})

describe('what was meant', () => {
  const short = way('short', 'place:a1', 'place:c3', 'done')
  const long = way('long', 'place:a1', 'place:c3', 'place:e5')
  const round = way('round', 'place:a1', 'place:c5', 'place:e5')

  test('is the way whose every touch was planned', () => {
    expect(meant(['place:a1', 'place:c3'], [short, long])).toBe(short)
    expect(meant(['place:a1', 'place:c5', 'place:e5'], [long, round])).toBe(round)
  })

  test('is the way from there to there, if there is only one', () => {
    expect(meant(['place:a1', 'place:e5'], [short, long])).toBe(long)
    expect(meant(['place:a1', 'place:e5'], [long, round])).toBeUndefined()
    expect(meant(['place:a1'], [long])).toBeUndefined()
  })
})

describe('while others are on', () => {
  const step = way('a1-a2', 'place:a1', 'place:a2')
  const capture = way('a1-a2xb2', 'place:a1', 'place:a2', 'place:b2')

  function waiting(careful = false, may = true) {
    const [play, why, drop] = [vi.fn<(way: Way) => void>(), vi.fn(), vi.fn()]
    const touching: Touching = new Touching(
      play,
      why,
      () => false,
      () => careful,
      () => (may && !touching.ways.length ? outlook : undefined),
      drop,
    )
    touching.touch('place:a1')
    touching.touch('place:a2')
    return { touching, play, why, drop }
  }

  test('nothing is played before it is our turn, and then at once', () => {
    const { touching, play } = waiting()
    touching.renew([])
    expect(touching.planned).toEqual(['place:a1', 'place:a2'])
    expect(play).not.toHaveBeenCalled()
    touching.renew([step])
    expect(play).toHaveBeenCalledExactlyOnceWith(step)
    expect(touching.planned).toEqual([])
  })

  test('what is not legal then is dropped, and somebody is told', () => {
    const { touching, play, drop } = waiting()
    touching.renew([way('c1-c2', 'place:c1', 'place:c2')])
    expect([drop.mock.calls.length, play.mock.calls.length, touching.planned.length]).toEqual([1, 0, 0])
    expect(touching.touched).toEqual([])
  })

  test('what is half a move then is gone on with', () => {
    const { touching, play, drop } = waiting()
    touching.renew([capture])
    expect(touching.touched).toEqual(['place:a1', 'place:a2'])
    expect([drop.mock.calls.length, play.mock.calls.length]).toEqual([0, 0])
  })

  test('whoever is asked before every move is asked about this one, too', () => {
    const { touching, play } = waiting(true)
    touching.renew([step])
    expect(play).not.toHaveBeenCalled()
    expect(touching.asked).toBe(step)
    touching.confirm()
    expect(play).toHaveBeenCalledExactlyOnceWith(step)
  })

  test('letting go cancels it', () => {
    const { touching, play, drop } = waiting()
    touching.letGo()
    touching.renew([step])
    expect([drop.mock.calls.length, play.mock.calls.length]).toEqual([0, 0])
  })

  test('another one is typed instead, but nothing that is none', () => {
    const { touching } = waiting()
    expect([touching.type('c1-c3'), touching.type('b2-a2')]).toEqual([true, false])
    expect(touching.planned).toEqual(['place:c1', 'place:c3'])
    touching.renew([step])
    expect(touching.type('c1-c3')).toBe(false)
  })

  test('whoever does not want that is told why nothing can be done', () => {
    const { touching, why } = waiting(false, false)
    expect(touching.type('a1-a2')).toBe(false)
    expect(touching.planned).toEqual([])
    expect(why).toHaveBeenCalledTimes(2)
  })

  test('keys and screen readers find what is planned, and what may be', () => {
    const { touching } = waiting()
    expect(touching.keys('place:a2')).toMatchObject({
      'aria-pressed': 'true',
      'aria-description': 'in advance, step 2',
    })
    expect(touching.keys('place:c1')['aria-disabled']).toBeUndefined()
    expect(touching.mayTake('place:c1')).toBe(true)
  })
})

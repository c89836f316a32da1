import { describe, beforeEach, expect, test, vi } from 'vitest'
import { Touching, type Way } from '../src/lib/touching.svelte'

const way = (move: string, ...touches: string[]): Way => ({ seat: 0, move, touches })
const capture = way('a1xc3', 'place:a1', 'place:c3', 'place:b2')
const step = way('a1-a2', 'place:a1', 'place:a2')
const other = way('b1-b2', 'place:b1', 'place:b2')
const card = way('play QH', 'card:QH')

const play = vi.fn<(way: Way) => void>()
const why = vi.fn<(touches: string[]) => void>()
let inRace = false
let touching: Touching

beforeEach(() => {
  vi.resetAllMocks()
  inRace = false
  touching = new Touching(play, why, () => inRace)
  touching.renew([capture, step, other, card])
})

function touch(...tokens: string[]): void {
  for (const token of tokens) touching.touch(token)
}

const lit = () => [...touching.lit].toSorted()

test('what begins a legal way is lit', () => {
  expect(lit()).toEqual(['card:QH', 'place:a1', 'place:b1'])
})

test('every touch narrows the ways', () => {
  touch('place:a1')
  expect(touching.open).toEqual([capture, step])
  expect(lit()).toEqual(['place:a2', 'place:c3'])
  touch('place:c3')
  expect(touching.open).toEqual([capture])
  expect(play).not.toHaveBeenCalled()
})

test('a whole way is a move, and nothing is lit until the answer comes', () => {
  touch('place:a1', 'place:a2')
  expect(play).toHaveBeenCalledExactlyOnceWith(step)
  expect(touching.touched).toEqual([])
  expect(touching.sent).toBe(step)
  expect(lit()).toEqual([])
  touch('place:b1', 'place:b2')
  expect(play).toHaveBeenCalledOnce()
  expect(why).not.toHaveBeenCalled()
  touching.renew([other])
  expect(lit()).toEqual(['place:b1'])
})

test('where reactions count one goes on before the answer comes', () => {
  inRace = true
  touch('card:QH', 'place:b1', 'place:b2')
  expect(play.mock.calls).toEqual([[card], [other]])
})

test('what is grave is asked about before it is a move', () => {
  const call: Way = { ...way('call 2', 'seat:2'), grave: true }
  touching.renew([call, other])
  touch('seat:2')
  expect(play).not.toHaveBeenCalled()
  expect(touching.asked).toBe(call)
  touch('seat:2')
  expect([touching.asked, touching.touched]).toEqual([undefined, []])
  touch('seat:2')
  touching.renew([{ ...call }])
  touching.confirm()
  expect(play).toHaveBeenCalledExactlyOnceWith(call)
  expect(touching.asked).toBeUndefined()
})

test('a question about what is no longer possible is put away', () => {
  touching.renew([{ ...way('call 2', 'seat:2'), grave: true }])
  touch('seat:2')
  touching.renew([other])
  touching.confirm()
  expect(touching.touched).toEqual([])
  expect(play).not.toHaveBeenCalled()
})

test('the last thing touched again is let go', () => {
  touch('place:a1', 'place:c3', 'place:c3')
  expect(touching.touched).toEqual(['place:a1'])
  touch('place:a1')
  expect(touching.touched).toEqual([])
})

test('the last thing touched again is enough where that can be the whole move', () => {
  const done = way('ask QH', 'card:QH', 'card:QS', 'done')
  touching.renew([done, way('ask QH 7D', 'card:QH', 'card:QS', 'card:7D', 'done')])
  touch('card:QH', 'card:QS', 'card:QS')
  expect(play).toHaveBeenCalledExactlyOnceWith(done)
})

test('a touch on what begins another way begins it', () => {
  touch('place:a1', 'place:b1')
  expect(touching.touched).toEqual(['place:b1'])
  expect(lit()).toEqual(['place:b2'])
  expect(why).not.toHaveBeenCalled()
})

test('what leads nowhere is asked about, and what was touched stays', () => {
  touch('place:a1', 'place:h8')
  expect(why).toHaveBeenCalledExactlyOnceWith(['place:a1', 'place:h8'])
  expect(touching.touched).toEqual(['place:a1'])
})

test('an unsure touch raises the card that would already be the move, and the second one plays it', () => {
  touching.touch('card:QH', false)
  expect(touching.raised).toBe('card:QH')
  expect(play).not.toHaveBeenCalled()
  touching.touch('card:QH', false)
  expect(touching.raised).toBe('')
  expect(play).toHaveBeenCalledExactlyOnceWith(card)
})

test('an unsure touch of what only begins a move raises nothing', () => {
  touching.touch('place:a1', false)
  expect(touching.raised).toBe('')
  expect(touching.touched).toEqual(['place:a1'])
})

test('a raised card stays up while it can be played', () => {
  touching.touch('card:QH', false)
  touching.renew([step, card])
  expect(touching.raised).toBe('card:QH')
  touching.renew([step])
  expect(touching.raised).toBe('')
})

test('a way half touched goes on in the next view if it still leads somewhere', () => {
  touch('place:a1')
  touching.renew([step, other])
  expect(touching.touched).toEqual(['place:a1'])
  expect(lit()).toEqual(['place:a2'])
  touching.renew([other])
  expect(touching.touched).toEqual([])
  expect(lit()).toEqual(['place:b1'])
})

test('half a way of the last view that is a whole one in this view is let go', () => {
  touching.renew([way('propose yawn cough', 'sign:yawn', 'sign:cough')])
  touch('sign:yawn')
  touching.renew([way('show yawn', 'sign:yawn'), way('show cough', 'sign:cough')])
  expect(touching.touched).toEqual([])
  expect(lit()).toEqual(['sign:cough', 'sign:yawn'])
})

test('letting go forgets what was touched and what was raised', () => {
  touch('place:a1')
  touching.letGo()
  expect(touching.touched).toEqual([])
  touching.touch('card:QH', false)
  touching.letGo()
  expect(touching.raised).toBe('')
})

test('a drag may begin where a way begins or goes on', () => {
  touch('place:a1')
  expect(['place:a1', 'place:c3', 'place:b1', 'place:h8'].filter((token) => touching.mayTake(token))).toEqual([
    'place:a1',
    'place:c3',
    'place:b1',
  ])
})

test('what would work flashes for a while', () => {
  vi.useFakeTimers()
  touching.flash(['place:a1'])
  expect(touching.marks('place:a1')).toMatchObject({ 'data-flash': '' })
  vi.runAllTimers()
  expect(touching.marks('place:a1')['data-flash']).toBeUndefined()
  vi.useRealTimers()
})

test('a thing says of itself whether it can be touched, by hand, by key and aloud', () => {
  touch('place:a1')
  expect(touching.marks('place:a1')).toMatchObject({
    'data-touched': '',
    tabindex: 0,
    'aria-pressed': 'true',
    'aria-disabled': undefined,
  })
  expect(touching.marks('place:a2')).toMatchObject({ 'data-lit': '', tabindex: 0, 'aria-disabled': undefined })
  expect(touching.marks('place:h8')).toMatchObject({ 'data-lit': undefined, tabindex: -1, 'aria-disabled': 'true' })
  expect(touching.marks(null)).toEqual({})
})

test('the whole way of an advised move is marked, step by step', () => {
  touching.hint = capture
  expect([...touching.advised].toSorted()).toEqual([
    ['place:a1', '1'],
    ['place:b2', '3'],
    ['place:c3', '2'],
  ])
  expect(touching.marks('place:c3')['data-hint']).toBe('2')
  touch('place:a1')
  expect([...touching.advised.keys()].toSorted()).toEqual(['place:b2', 'place:c3'])
  expect(touching.marks('place:a1')['data-hint']).toBeUndefined()
})

test('one step needs no number', () => {
  touching.hint = card
  expect(touching.marks('card:QH')['data-hint']).toBe('★')
})

test('after another touch the advice is shown from its beginning', () => {
  touching.hint = capture
  touch('place:b1')
  expect(touching.advised.get('place:a1')).toBe('1')
})

test('nothing is advised that is not legal, nor while a move is on its way', () => {
  touching.hint = { seat: 1, move: step.move }
  expect(touching.advised.size).toBe(0)
  touching.hint = step
  touch('place:b1', 'place:b2')
  expect(touching.advised.size).toBe(0)
})

test('what is touched twice on an advised way has the number of its next step', () => {
  const round = way('a1xc3xa1', 'place:a1', 'place:c3', 'place:a1')
  touching.renew([round])
  touching.hint = round
  expect(touching.advised.get('place:a1')).toBe('1')
  touch('place:a1')
  expect(touching.advised.get('place:a1')).toBe('3')
})

test('before every further touch it is known what it is for: as the way says, or by the kind of thing', () => {
  expect(touching.step).toBe('')
  touch('place:a1')
  expect(touching.step).toBe('next-place')
  touching.renew([{ ...capture, steps: ['place', 'place', 'take'] }])
  touch('place:c3')
  expect(touching.step).toBe('next-take')
  touching.renew([way('sign a', 'sign:a', 'done'), way('sign a b', 'sign:a', 'sign:b')])
  touch('sign:a')
  expect(touching.step).toBe('next-done-sign')
})

describe('what every move comes to', () => {
  const certain = { 'a-b': { value: 1, text: '' }, 'a-c': { value: -1, text: '' }, 'd-c': { value: -1, text: '' } }

  test('is shown for the best way that a touch begins, and then for each that goes on', () => {
    const touching = new Touching(
      () => {},
      () => {},
      () => false,
    )
    const way = (from: string, to: string) => ({ seat: 0, move: `${from}-${to}`, touches: [from, to] })
    touching.renew([way('a', 'b'), way('a', 'c'), way('d', 'c')])
    expect(touching.sign('a')).toBeUndefined()
    touching.hint = { seat: 0, move: 'a-b', certain }
    expect(['a', 'd', 'c'].map((token) => touching.sign(token))).toEqual(['+', '−', undefined])
    touching.touch('a')
    expect(['b', 'c'].map((token) => touching.sign(token))).toEqual(['+', '−'])
    expect(touching.marks('c')['data-worth']).toBe('−')
  })
})

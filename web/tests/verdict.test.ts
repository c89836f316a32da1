import { beforeAll, expect, test } from 'vitest'
import { hasWon, verdict } from '../src/lib/verdict'
import { learn } from '../src/lib/words.svelte'

const names = ['Anna', 'Ben', 'Cleo', 'Dan']

beforeAll(() => learn('en'))

test('whoever plays at a device of their own is told how it ended for them', () => {
  expect(verdict([1, 2], [0], names)).toBe('You won!')
  expect(verdict([1, 2], [1], names)).toBe('You lost.')
  expect(verdict([1, 3, 2], [1], names)).toBe('Your place: 3 of 3.')
  expect(verdict([1, 1], [1], names)).toBe('A draw.')
})

test('partners at one device have one result', () => {
  expect(verdict([1, 3, 1, 3], [0, 2], names, true)).toBe('You won!')
  expect(verdict([1, 3, 1, 3], [1], names, true)).toBe('You lost.')
})

test('a place that is shared is no victory', () => {
  expect(verdict([1, 2, 1], [0], names)).toBe('You share first place.')
})

test('people who share a device, and spectators, hear who has won', () => {
  expect(verdict([2, 1], [0, 1], names)).toBe('Ben has won.')
  expect(verdict([1, 2, 1], [], names)).toBe('Anna and Cleo have won.')
})

test('a player alone is told by the rules', () => {
  expect(verdict([1], [0], names)).toBe('')
})

test('there is joy where somebody at this device has won, and none in a draw', () => {
  expect(hasWon([1, 2], [0, 1])).toBe(true)
  expect(hasWon([1, 2], [1])).toBe(false)
  expect(hasWon([1, 1], [0])).toBe(false)
})

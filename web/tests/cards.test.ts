import { expect, test } from 'vitest'
import { cardName, faceOf, PIPS } from '../src/lib/cards'

test('a face is a rank and a suit, a joker, or a number card', () => {
  expect(faceOf('QH')).toEqual({ index: 'Q', rank: 'Q', suit: 'H' })
  expect(faceOf('TD')).toEqual({ index: '10', rank: 'T', suit: 'D' })
  expect(faceOf('X2')).toEqual({ index: '★', rank: 'X', suit: null })
  expect(faceOf('1/11')).toEqual({ index: '1/11', rank: '', suit: null })
})

test('a card has a name, also face down and where there is none', () => {
  expect(cardName('QH')).toBe('queen of hearts')
  expect(cardName('5S')).toBe('5 of spades')
  expect(cardName('TD')).toBe('10 of diamonds')
  expect(cardName('X1')).toBe('joker')
  expect(cardName('17')).toBe('17')
  expect(new Set([cardName(null), cardName('')]).size).toBe(2)
})

test.each(Object.entries(PIPS))('%s has as many pips as it counts, each in a spot of its own', (rank, pips) => {
  expect(pips).toHaveLength(({ A: 1, T: 10 } as Record<string, number>)[rank] ?? Number(rank))
  expect(new Set(pips.map(String)).size).toBe(pips.length)
  expect(pips.map(([x]) => x).reduce((sum, x) => sum + x)).toBe(0)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { newDeal } from '../src/lib/seal'
import { dealsAt, forget, held, hold, keepDeal, move, note, tables } from '../src/lib/seats'
import { keep, recall } from '../src/lib/storage'

beforeEach(() => localStorage.clear())

test('a seat is held once', () => {
  hold('abc', 'one')
  hold('abc', 'two')
  hold('abc', 'one')
  expect(held('abc')).toEqual(['one', 'two'])
  expect(held('def')).toEqual([])
})

const seen = { others: ['Ben'], standing: 'yours' } as const

test('whoever leaves holds nothing there any more', () => {
  hold('abc', 'one')
  hold('def', 'two')
  forget('abc')
  expect(held('abc')).toEqual([])
  expect(held('def')).toEqual(['two'])
})

test('a new invitation takes the seats along', () => {
  hold('abc', 'one')
  note('abc', 'Go Fish', seen)
  keepDeal('abc', newDeal('sealed'))
  move('abc', 'def')
  expect(held('abc')).toEqual([])
  expect(held('def')).toEqual(['one'])
  expect(tables()).toMatchObject([{ invite: 'def', title: 'Go Fish', seen }])
  expect(dealsAt('def')).toMatchObject([{ commitment: 'sealed' }])
  move('def', 'def')
  expect(held('def')).toEqual(['one'])
})

test('the last deals are kept, each once', () => {
  for (let at = 0; at < 30; at++) keepDeal('abc', newDeal(`sealed ${at}`))
  keepDeal('abc', { ...newDeal('sealed 15'), head: 'head' })
  const deals = dealsAt('abc')
  expect([deals.length, deals.at(-1)!.head, deals.at(-2)!.commitment]).toEqual([20, 'head', 'sealed 29'])
})

test('the newest table comes first; where no seat is held there is nothing to come back to', () => {
  vi.useFakeTimers()
  for (const [at, invite] of ['old', 'new', 'watched'].entries()) {
    vi.setSystemTime(1000 * at)
    if (invite !== 'watched') hold(invite, 'token')
    note(invite, 'Go Fish', seen)
  }
  hold('untitled', 'token')
  expect(tables().map(({ invite }) => invite)).toEqual(['new', 'old'])
  vi.useRealTimers()
})

test('of very many tables the oldest are forgotten', () => {
  vi.useFakeTimers()
  for (let at = 0; at < 61; at++) {
    vi.setSystemTime(1000 * at)
    hold(`table${at}`, 'token')
  }
  expect(held('table0')).toEqual([])
  expect(held('table1')).toEqual(['token'])
  vi.useRealTimers()
})

test('what cannot be kept or read does no harm', () => {
  localStorage.setItem('parlour.broken', '{')
  expect(recall('broken', 'usual')).toBe('usual')
  const forbidden = () => {
    throw new Error('private window')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  keep('level', 3)
  expect(recall('level', 2)).toBe(2)
  vi.unstubAllGlobals()
})

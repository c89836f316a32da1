import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import vectors from '../../tests/data/seal-vectors.json'
import { check, isFault, Seal } from '../src/lib/record'
import { type Deal, digest } from '../src/lib/seal'

// Python checks the same file: tests/test_chance.py.
const { record, head, seeds } = vectors.match
const bytes = (text: string) => new TextEncoder().encode(text)
const written = (lines: readonly string[]) => bytes(`${lines.join('\n')}\n`)
const kept: Deal = {
  ...{ commitment: JSON.parse(record[0]!).commitment, seed: seeds[0]!, header: record[0]!, match: 3, head },
}

type Line = Record<string, unknown> & { drawn?: unknown[][] }

/** The record with other lines, chained again. */
function forged(change: (lines: Line[]) => unknown): Uint8Array {
  const lines = record.map((line) => JSON.parse(line) as Line)
  change(lines)
  const found: string[] = []
  for (const line of lines) {
    if ('prev' in line) line.prev = digest(found.at(-1)!)
    found.push(JSON.stringify(line))
  }
  return written(found)
}

test('draws are made as in Python', () => {
  for (const { secret, seeds, draws } of vectors.vectors) {
    const seal = new Seal(hexToBytes(secret), seeds)
    for (const [stream, counter, kind, size, outcome] of draws as [string, number, string, number, unknown][])
      expect(seal.outcome(stream, counter, kind, size)).toEqual(outcome)
  }
})

test('a record that is in order says so, and what this device kept of it', () => {
  const found = check(written(record))
  expect(found).toMatchObject({ rows: record.length - 2, sealed: true, head, kept: 'nothing' })
  expect(check(written(record), [kept])).toMatchObject({ kept: 'head' })
  expect(check(written(record), [{ ...kept, head: '' }])).toMatchObject({ kept: 'seed' })
  expect(check(written(record), [{ ...kept, head: '', header: '' }])).toMatchObject({ kept: 'commitment' })
  expect(check(written(record), [{ ...kept, commitment: 'another' }])).toMatchObject({ kept: 'nothing' })
})

test('every byte that is changed is found, in its line or the next', () => {
  const data = written(record)
  const lineAt = (place: number) => data.slice(0, place).filter((byte) => byte === 10).length + 1
  for (let place = 0; place < data.length; place += 7) {
    const changed = data.slice()
    changed[place] = changed[place] === 48 ? 49 : 48
    const found = check(changed, [kept])
    expect(isFault(found), `byte ${place}`).toBe(true)
    if (isFault(found) && found.line) expect(found.line - lineAt(place)).toBeLessThanOrEqual(1)
  }
})

test('a changed line is named by the one that remembers it', () => {
  const lines = record.slice()
  lines[2] = lines[2]!.replace('"t":', '"t": ')
  expect(check(written(lines))).toEqual({ key: 'chain-broken', line: 3 })
})

test('what was changed and chained anew is found by its draws, its secret and its seeds', () => {
  const draw = record.findIndex((line) => JSON.parse(line).drawn?.length)
  const other = forged((lines) => lines[draw]!.drawn![0]!.splice(4, 1, 99))
  expect(check(other)).toMatchObject({ key: 'draw-differs', line: draw + 1 })
  expect(check(forged((lines) => (lines.at(-1)!.secret = '00')))).toMatchObject({ key: 'secret-differs' })
  expect(check(forged((lines) => (lines.at(-1)!.secret = 'xyz')))).toMatchObject({ key: 'secret-differs' })
  expect(check(forged((lines) => (lines[1]!.seeds = ['mine', 'too'])))).toMatchObject({ key: 'seed-differs', line: 2 })
})

test('another match that is in order is told apart by what this device kept', () => {
  const later = forged((lines) => (lines[2]!.t = 5))
  expect(check(later)).toMatchObject({ kept: 'nothing' })
  expect(check(later, [kept])).toEqual({ key: 'other-head', line: 0 })
  const named = forged((lines) => (lines[0]!.names = ['Eve', 'Ben']))
  expect(check(named, [{ ...kept, head: '' }])).toEqual({ key: 'other-header', line: 1 })
})

test('what is no record, or no whole one, is told why', () => {
  const key = (data: Uint8Array) => (check(data) as { key: string }).key
  expect(key(bytes(''))).toBe('record-cut-off')
  expect(key(bytes('{}'))).toBe('record-cut-off')
  expect(key(bytes('hello\nworld\n'))).toBe('bad-line')
  expect(key(bytes('[]\n[]\n'))).toBe('bad-line')
  expect(key(bytes('{}\n{}\n'))).toBe('bad-line')
  expect(key(bytes('null\n{}\n'))).toBe('bad-line')
  expect(key(new Uint8Array([255, 254, 10, 10]))).toBe('not-utf-8')
  expect(key(bytes('{"n":0,"t":0,"seat":null,"move":"setup"}\n{"n":1}\n'))).toBe('record-of-running')
  expect(key(forged((lines) => (lines[0]!.parlour = 2)))).toBe('record-format')
  expect(key(forged((lines) => lines.pop()))).toBe('record-open')
  expect(key(forged((lines) => (lines[2]!.n = 7)))).toBe('row-out-of-order')
  expect(key(forged((lines) => (lines[2]!.drawn = [['deal']])))).toBe('bad-line')
  expect(key(written(record.slice(0, 1)))).toBe('record-cut-off')
})

import { expect, test } from 'vitest'
import vectors from '../../tests/data/seal-vectors.json'
import { commitmentIn, commitmentTo, compare, type Deal, digest, fingerprint, isChained, read } from '../src/lib/seal'

// Python checks the same file: tests/test_chance.py.
const { record, head, seeds } = vectors.match
const text = `${record.join('\n')}\n`
const deal: Deal = {
  commitment: JSON.parse(record[0]!).commitment,
  seed: seeds[0]!,
  header: record[0]!,
  match: 3,
  head,
}

/** The record with other lines, chained again, and its head. */
function forged(change: (lines: Record<string, unknown>[]) => void): [string, string] {
  const lines = record.map((line) => JSON.parse(line))
  change(lines)
  const written: string[] = []
  for (const line of lines) {
    if ('prev' in line) line.prev = digest(written.at(-1)!)
    written.push(JSON.stringify(line))
  }
  return [`${written.join('\n')}\n`, digest(written.at(-1)!)]
}

test('secrets are committed to as in Python', () => {
  for (const { secret, commitment } of vectors.vectors) expect(commitmentTo(secret)).toBe(commitment)
})

test('seeds are committed to, lines chained and heads made as in Python', () => {
  expect(seeds.map((seed) => seed && digest(seed))).toEqual(JSON.parse(record[0]!).commitments)
  expect(isChained(record)).toBe(true)
  expect(read(text)).toEqual({ lines: record, head })
  expect(fingerprint(head)).toBe(vectors.match.fingerprint)
})

test('the match that was promised is known', () => {
  expect(compare(text, head, deal)).toBe('kept')
})

test('a record that is another than the one whose head was told is found', () => {
  const [other, otherHead] = forged((lines) => (lines[2]!.t = 5))
  expect(compare(other, head, deal)).toBe('broken')
  expect(compare(other, otherHead, deal)).toBe('kept') // only the head that others have can tell
})

test('another course than the one that was seen here is found, whatever head was told', () => {
  const [roll, end] = [
    { seat: 0, move: 'roll' },
    { seat: 0, move: '/end' },
  ]
  expect(compare(text, head, deal, [{ move: 'setup' }, roll, end])).toBe('kept')
  expect(compare(text, head, deal, [end])).toBe('kept') // who came later saw less
  for (const seen of [[end, roll], [roll, roll], [{ ...roll, seat: 1 }]])
    expect(compare(text, head, deal, seen)).toBe('broken')
})

test('a broken chain is found', () => {
  expect(compare(text.replace('"t":0', '"t":1'), head, deal)).toBe('broken')
})

test('another secret, other names and other rules than before the deal are found', () => {
  expect(compare(text, head, { ...deal, commitment: digest('another') })).toBe('broken')
  expect(compare(...forged((lines) => (lines[0]!.names = ['Ben', 'Anna'])), deal)).toBe('broken')
  expect(compare(...forged((lines) => (lines[0]!.rules = {})), deal)).toBe('broken')
  expect(compare(...forged((lines) => (lines.at(-1)!.secret = 'ab'.repeat(32))), deal)).toBe('broken')
  expect(compare(...forged((lines) => (lines.at(-1)!.secret = '')), deal)).toBe('broken')
})

test('another seed than the one promised is found', () => {
  expect(compare(...forged((lines) => (lines[1]!.seeds = [seeds[0], 'chosen last'])), deal)).toBe('broken')
})

test('a deal without our own seed is told apart', () => {
  expect(compare(...forged((lines) => (lines[1]!.seeds = ['', seeds[1]])), deal)).toBe('without')
  expect(compare(text, head, { ...deal, header: '' })).toBe('without')
})

test('what is no record is no match', () => {
  for (const bad of ['', '\n', '{}\n', 'null\nnull\n']) expect(compare(bad, digest(''), deal)).toBe('broken')
  expect(['', '[', text].map(commitmentIn)).toEqual(['', '', deal.commitment])
})

import { beforeEach, expect, test } from 'vitest'
import type { Connection } from '../src/lib/connection.svelte'
import { digest } from '../src/lib/seal'
import { Share } from '../src/lib/share'
import type { Table, Update } from '../src/protocol'

let sent: Record<string, unknown>[]
const connection = { do: (deed: Record<string, unknown>) => void sent.push(deed) } as unknown as Connection
const page = () => new Share(connection, () => 'abc')
const of = (type: string) => sent.filter((deed) => deed.type === type)
const settled = (commitment: string, ...commitments: string[]) => JSON.stringify({ commitment, commitments })

function hear(share: Share, table: object, more: object = {}): void {
  const lobby = { match: null, running: false, header: '', commitment: 'sealed', yours: [0] }
  share.hear({ table: { ...lobby, ...table } as unknown as Table, ...more } as Update)
}

beforeEach(() => {
  localStorage.clear()
  sent = []
})

test('every seat of this device promises the same seed, once for each commitment', () => {
  const share = page()
  hear(share, { yours: [0, 1] })
  hear(share, { yours: [0, 1] })
  expect(of('commit-seed').map(({ seat }) => seat)).toEqual([0, 1])
  expect(new Set(of('commit-seed').map(({ commitment }) => commitment)).size).toBe(1)
  hear(share, { commitment: 'next' })
  expect(of('commit-seed')).toHaveLength(3)
})

test('a page that is loaded again keeps its promise', () => {
  hear(page(), {})
  hear(page(), {})
  const [one, other] = of('commit-seed')
  expect(one!.commitment).toBe(other!.commitment)
})

test('who watches promises nothing', () => {
  hear(page(), { yours: [] })
  expect(sent).toEqual([])
})

test('the seed is opened once, when the header holds the commitment and the promise', () => {
  const share = page()
  hear(share, {})
  const own = String(of('commit-seed')[0]!.commitment)
  for (const header of [
    '{',
    settled('other', own),
    settled('sealed', '', digest('of another')),
    '{"commitment":"sealed"}',
  ])
    hear(share, { header })
  expect(of('open-seed')).toEqual([])
  const header = settled('sealed', '', own)
  hear(share, { header })
  hear(share, { header })
  expect(of('open-seed').map(({ seed }) => digest(String(seed)))).toEqual([own])
})

test('header, seed and head are kept for the match', () => {
  const share = page()
  hear(share, {})
  const header = settled('sealed', String(of('commit-seed')[0]!.commitment))
  hear(share, { header })
  hear(share, { running: true, match: 7, commitment: 'next' })
  hear(share, { match: 7, commitment: 'next' }, { head: 'the head' })
  const { seed } = of('open-seed')[0]!
  const kept = { commitment: 'sealed', seed, header, match: 7, head: 'the head' }
  expect(page().of(7)).toEqual(kept)
  expect(page().of(8)).toBeUndefined()
  expect(page().of(8, 'sealed')).toEqual(kept)
})

test('a match that began without asking is known by the promise', () => {
  const share = page()
  hear(share, {})
  hear(share, { running: true, match: 7, commitment: 'next' })
  expect(share.of(7)).toMatchObject({ commitment: 'sealed', header: '' })
})

test('where nothing can be kept it is known until the page is left', () => {
  const share = page()
  hear(share, {})
  localStorage.clear()
  hear(share, { running: true, match: 7, commitment: 'next' })
  localStorage.clear()
  expect(share.of(7)).toMatchObject({ commitment: 'sealed' })
})

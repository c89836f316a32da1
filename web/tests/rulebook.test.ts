import { beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '../src/protocol'
import { explains, grouped, isNew, noteToured, rulesOf } from '../src/lib/rulebook'
import { settings } from '../src/lib/settings.svelte'

const PAGE = {
  sections: [
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [{ kind: 'bullet', ids: ['placing', 'point-taken'] }, { kind: 'picture' }],
    },
  ],
} as unknown as Page

beforeEach(() => localStorage.clear())

test('a page is asked for with the house rules of the table, once a language', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(JSON.stringify(PAGE))
  })
  const switches = [
    { name: 'flying', value: false },
    { name: 'double_mill', value: 2 },
  ]
  await rulesOf('nine-mens-morris', switches)
  await rulesOf('nine-mens-morris', switches)
  settings.language = 'de'
  await rulesOf('nine-mens-morris', switches)
  settings.language = 'en'
  expect(asked.length).toBe(2)
  expect(asked[0]).toContain('/api/games/nine-mens-morris/rules?rule=flying%3Doff&rule=double_mill%3D2&language=en')
})

test('a page that did not come is asked for again', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  await expect(rulesOf('one', [])).rejects.toThrow()
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(PAGE)))
  expect(await rulesOf('one', [])).toEqual(PAGE)
})

test('a refusal leads to the rule that has its name', () => {
  expect(explains(PAGE, 'point-taken')).toBe(true)
  expect(explains(PAGE, 'not-your-turn')).toBe(false)
})

test('items of a list stand together', () => {
  const kinds = ['paragraph', 'bullet', 'bullet', 'picture', 'bullet'].map((kind) => ({ kind }))
  expect(grouped(kinds).map((group) => group.length)).toEqual([1, 2, 1, 1])
})

test('a tour is offered once a game', () => {
  expect(isNew('one')).toBe(true)
  noteToured('one')
  expect(isNew('one')).toBe(false)
  expect(isNew('jule')).toBe(true)
})

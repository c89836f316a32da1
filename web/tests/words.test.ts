import { afterEach, expect, test } from 'vitest'
import { learn, say, signed } from '../src/lib/words.svelte'

afterEach(() => learn('en'))

test('a sentence is said in the language that was learned', async () => {
  expect(say('yes')).toBe('Yes')
  await learn('de')
  expect(say('yes')).toBe('Ja')
  expect(document.documentElement.lang).toBe('de')
})

test('an unknown key is said as it is', () => {
  expect(say('no-such-key')).toBe('no-such-key')
})

test('names stand in a sentence without marks around them', () => {
  expect(say('host-starts', { name: 'Anna' })).toMatch(/^[ -~]*Anna[ -~]*$/)
})

test('a number below zero has a minus', () => {
  expect([signed(-5), signed(7), signed('')]).toEqual(['−5', '7', ''])
})

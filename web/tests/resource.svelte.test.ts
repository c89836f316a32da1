import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync } from 'svelte'
import { Refusal } from '../src/lib/api'
import { Resource } from '../src/lib/resource.svelte'

let stop = () => {}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

async function ask<T>(question: () => Promise<T>): Promise<Resource<T>> {
  let resource: Resource<T>
  stop = $effect.root(() => {
    resource = new Resource(question)
  })
  await settle()
  return resource!
}

async function settle(ms = 0): Promise<void> {
  flushSync()
  await vi.advanceTimersByTimeAsync(ms)
  flushSync()
  await vi.advanceTimersByTimeAsync(0)
}

test('an answer is asked for at once, and again when one wishes', async () => {
  let count = 0
  const resource = await ask(async () => ++count)
  expect(resource.value).toBe(1)
  resource.refetch()
  await settle()
  expect(resource.value).toBe(2)
})

test('what is passing is asked again by itself, and the refusal is forgotten then', async () => {
  const question = vi.fn(async () => 'here').mockRejectedValueOnce(new Refusal('no-connection', 'No line.', true))
  const resource = await ask(question)
  expect(resource.refusal?.message).toBe('No line.')
  await settle(3000)
  expect([resource.value, resource.refusal]).toEqual(['here', undefined])
})

test('what will not pass is asked once', async () => {
  const question = vi.fn(() => Promise.reject(new Refusal('no-such-table', 'There is none.')))
  const resource = await ask(question)
  await settle(60_000)
  expect(question).toHaveBeenCalledOnce()
  expect(resource.refusal?.key).toBe('no-such-table')
})

test('asked in another language, the answer in the old one is not waited for', async () => {
  let language = $state('en')
  const answers: Record<string, (text: string) => void> = {}
  const resource = await ask(() => new Promise<string>((answer) => (answers[language] = answer)))
  language = 'de'
  await settle()
  answers.de!('Hallo')
  answers.en!('Hello')
  await settle()
  expect(resource.value).toBe('Hallo')
})

test('nobody asks again after leaving', async () => {
  const question = vi.fn(() => Promise.reject(new Refusal('no-connection', 'No line.', true)))
  await ask(question)
  stop()
  await settle(60_000)
  expect(question).toHaveBeenCalledOnce()
})

test('what was asked again by hand is not asked again by itself', async () => {
  const question = vi.fn(async () => 'here').mockRejectedValueOnce(new Refusal('no-connection', 'No line.', true))
  const resource = await ask(question)
  resource.refetch()
  await settle(60_000)
  expect(question).toHaveBeenCalledTimes(2)
})

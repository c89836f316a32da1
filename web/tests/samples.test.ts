import { expect, test } from 'vitest'
import { RATE, samplesOf, SOUNDS } from '../src/lib/samples'

test.each(SOUNDS)('%s is short, neither too loud nor too soft, and comes to its end', (sound) => {
  const samples = samplesOf(sound)
  expect(samples.length / RATE).toBeLessThan(0.6)
  const loudest = Math.max(...samples.map(Math.abs))
  expect(loudest).toBeGreaterThan(0.4)
  expect(loudest).toBeLessThanOrEqual(0.5001)
  expect(Math.abs(samples[0]!)).toBeLessThan(0.2)
  expect(samples.at(-1)).toBeCloseTo(0)
  const middle = samples.reduce((sum, each) => sum + each, 0) / samples.length
  expect(Math.abs(middle)).toBeLessThan(0.01) // nothing pushes the loudspeaker out of its middle
})

test('all sounds differ, and each is always the same', () => {
  const made = SOUNDS.map((sound) => samplesOf(sound).join())
  expect(new Set(made).size).toBe(SOUNDS.length)
  expect(SOUNDS.map((sound) => samplesOf(sound).join())).toEqual(made)
})

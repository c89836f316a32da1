import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loudspeaker } from '../src/lib/loudspeaker'
import { settings } from '../src/lib/settings.svelte'

const begun: number[] = []

class Context {
  state = 'running'
  currentTime = 10
  destination = {}
  createGain = () => ({ gain: { value: 0 }, connect: () => {} })
  createBuffer = () => ({ copyToChannel: () => {} })
  createBufferSource = () => ({ connect: () => {}, start: (at: number) => begun.push(at) })
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Context)
  begun.length = 0
})
afterEach(() => {
  settings.sound = true
  vi.unstubAllGlobals()
})

test('nothing is heard before the page was touched, or while sounds are off', () => {
  loudspeaker.play('piece')
  expect(begun).toEqual([])
  dispatchEvent(new Event('pointerup'))
  settings.sound = false
  loudspeaker.play('piece')
  expect(begun).toEqual([])
  settings.sound = true
  loudspeaker.play('piece', 500)
  expect(begun).toEqual([10.5])
})

test('of many at once only a few are heard, and none twice', () => {
  dispatchEvent(new Event('pointerup'))
  for (let at = 0; at < 20; at++) loudspeaker.play('card')
  expect(begun).toHaveLength(1)
  for (let at = 0; at < 20; at++) for (const sound of ['piece', 'dice', 'clap'] as const) loudspeaker.play(sound)
  expect(begun).toHaveLength(3)
  for (let at = 0; at < 20; at++) loudspeaker.play('turn')
  expect(begun).toHaveLength(4)
})

/** Makes sounds heard: as loud as this person likes it, after the first touch of the page, and never many at once. */
import { RATE, samplesOf, type Sound } from './samples'
import { settings } from './settings.svelte'

const MOST = 3 // sounds that begin within CROWD
const CROWD = 0.2 // seconds
const SOON = 0.045 // seconds between two that are the same
const ALWAYS: Sound[] = ['turn', 'win', 'loss', 'end'] // are heard in any crowd

class Loudspeaker {
  /** A browser lets a page be heard only after somebody has touched it. */
  private context?: AudioContext
  private volume?: GainNode
  private readonly made = new Map<Sound, AudioBuffer>()
  private begun: { sound: Sound; at: number }[] = []

  constructor() {
    for (const touch of ['pointerup', 'keydown']) addEventListener(touch, () => this.wake(), { passive: true })
  }

  /** Let a sound be heard `delay` milliseconds from now. */
  play(sound: Sound, delay = 0): void {
    const { context, volume } = this
    if (!settings.sound || !context || !volume || context.state !== 'running') return
    const at = context.currentTime + delay / 1000
    this.begun = this.begun.filter((each) => each.at > context.currentTime - 1)
    const near = this.begun.filter((each) => Math.abs(each.at - at) < CROWD)
    const again = near.some((each) => each.sound === sound && Math.abs(each.at - at) < SOON)
    if (again || (near.length >= MOST && !ALWAYS.includes(sound))) return
    this.begun.push({ sound, at })
    const source = context.createBufferSource()
    source.buffer = this.buffer(context, sound)
    volume.gain.value = settings.volume
    source.connect(volume)
    source.start(at)
  }

  private wake(): void {
    if (!settings.sound || typeof AudioContext === 'undefined') return
    if (!this.context) {
      this.context = new AudioContext()
      this.volume = this.context.createGain()
      this.volume.connect(this.context.destination)
    }
    if (this.context.state !== 'running') void this.context.resume().catch(() => {})
  }

  private buffer(context: AudioContext, sound: Sound): AudioBuffer {
    let made = this.made.get(sound)
    if (!made) {
      const samples = samplesOf(sound)
      made = context.createBuffer(1, samples.length, RATE)
      made.copyToChannel(samples, 0)
      this.made.set(sound, made)
    }
    return made
  }
}

export const loudspeaker = new Loudspeaker()

/** The sounds of the table, counted sample by sample: wood, paper, bone and small bells. */

export const RATE = 32_000 // samples a second
const PEAK = 0.5 // of what a loudspeaker can do
const FADE = 0.012 // seconds in which a sound comes to its end

/** Adds itself to samples, beginning at a time in seconds. */
type Voice = (samples: Float32Array, at: number) => void

interface Sounding {
  seconds: number
  voices: [at: number, voice: Voice][]
}

/** A bar of wood or a bell: partials over `pitch`, each dying away on its own. */
function struck(pitch: number, loud: number, partials: [ratio: number, share: number, decay: number][]): Voice {
  return (samples, at) => {
    for (const [ratio, share, decay] of partials)
      ring(samples, at, (t) => loud * share * Math.exp(-t / decay) * Math.sin(2 * Math.PI * pitch * ratio * t))
  }
}

const wood = (pitch: number, loud = 1) =>
  struck(pitch, loud, [
    [1, 1, 0.032],
    [2.4, 0.5, 0.016],
    [4.1, 0.25, 0.008],
  ])

const bell = (pitch: number, loud = 1, decay = 0.16) =>
  struck(pitch, loud, [
    [1, 1, decay],
    [2, 0.28, decay * 0.6],
    [3.01, 0.1, decay * 0.35],
  ])

/** Something heavy and soft: a tone that falls. */
const thump = (pitch: number, loud: number, decay: number) => (samples: Float32Array, at: number) =>
  ring(samples, at, (t) => loud * Math.exp(-t / decay) * Math.sin(2 * Math.PI * pitch * (t - (1.2 * t) ** 2)))

/** Air and paper: noise around a pitch that glides, swelling for `swell` seconds and then dying away. */
function rush(from: number, to: number, loud: number, swell: number, decay: number): Voice {
  return (samples, at) => {
    let [low, band, seed] = [0, 0, 4711]
    ring(samples, at, (t) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      const pitch = from + (to - from) * Math.min(1, t / (swell + decay))
      low += 2 * Math.sin((Math.PI * pitch) / RATE) * band
      const high = seed / 2 ** 30 - 1 - low - 0.6 * band
      band += 2 * Math.sin((Math.PI * pitch) / RATE) * high
      return loud * band * (t < swell ? t / swell : Math.exp((swell - t) / decay))
    })
  }
}

function ring(samples: Float32Array, at: number, wave: (t: number) => number): void {
  for (let n = Math.round(at * RATE); n < samples.length; n++) samples[n]! += wave(n / RATE - at)
}

const RATTLE = [0, 0.05, 0.085, 0.14, 0.2, 0.235, 0.3, 0.39] // seconds

const SOUNDINGS = {
  card: {
    seconds: 0.16,
    voices: [
      [0, rush(900, 2300, 1, 0.045, 0.028)],
      [0.06, thump(150, 0.5, 0.022)],
    ],
  },
  piece: {
    seconds: 0.17,
    voices: [
      [0, wood(430)],
      [0, rush(2600, 1500, 0.5, 0.001, 0.006)],
    ],
  },
  capture: {
    seconds: 0.3,
    voices: [
      [0, wood(300, 0.8)],
      [0.07, wood(520)],
      [0.07, rush(3000, 900, 0.7, 0.001, 0.02)],
      [0.15, wood(215, 0.45)],
    ],
  },
  dice: {
    seconds: 0.48,
    voices: RATTLE.flatMap((at, nth) => [
      [at, wood(820 + 170 * ((nth * 5) % 4), 0.85 - 0.05 * nth)],
      [at, rush(3400, 2200, 0.45, 0.001, 0.009)],
    ]),
  },
  clap: {
    seconds: 0.22,
    voices: [
      [0, rush(1700, 700, 2, 0.001, 0.026)],
      [0, thump(120, 0.9, 0.045)],
    ],
  },
  turn: {
    seconds: 0.5,
    voices: [
      [0, bell(659.3, 0.8)],
      [0.12, bell(880)],
    ],
  },
  win: {
    seconds: 0.58,
    voices: [
      [0, bell(523.3, 0.8)],
      [0.09, bell(659.3, 0.85)],
      [0.18, bell(784, 0.9)],
      [0.27, bell(1046.5, 1, 0.2)],
    ],
  },
  loss: {
    seconds: 0.56,
    voices: [
      [0, bell(440, 0.9)],
      [0.14, bell(349.2, 0.9)],
      [0.28, bell(392, 0.8, 0.2)],
    ],
  },
  end: {
    seconds: 0.54,
    voices: [
      [0, bell(440, 0.9)],
      [0.16, bell(440, 0.7)],
      [0.16, bell(659.3, 0.7)],
    ],
  },
} satisfies Record<string, Sounding>

export type Sound = keyof typeof SOUNDINGS
export const SOUNDS = Object.keys(SOUNDINGS) as Sound[]

/** One sound: as loud as all others at its loudest, and silent at its end. */
export function samplesOf(sound: Sound): Float32Array<ArrayBuffer> {
  const { seconds, voices } = SOUNDINGS[sound] as Sounding
  const samples = new Float32Array(Math.round(seconds * RATE))
  for (const [at, voice] of voices) voice(samples, at)
  const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  const fade = FADE * RATE
  return samples.map((each, n) => (each * PEAK * Math.min(1, (samples.length - 1 - n) / fade)) / loudest)
}

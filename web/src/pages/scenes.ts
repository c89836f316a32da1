/** Every widget in its usual and its unusual states, for looking at and for testing. */
import type { AnyWidget, Piece, Place, Transfer } from '../protocol'
import type { Way } from '../lib/touching.svelte'
import { gestures, symbols } from '../pictures'

export interface Frame {
  widgets: AnyWidget[]
  ways?: Way[]
  transfers?: Transfer[]
  rolled?: boolean
}

export interface Scene {
  name: string
  frames: Frame[]
  reflex?: boolean
}

type Kind = AnyWidget['kind']
type Given<K extends Kind> = Partial<Extract<AnyWidget, { kind: K }>>

function widget<K extends Kind>(kind: K, zone: string, given: Given<K>): AnyWidget {
  return { kind, zone, seat: null, touch: null, ...given } as AnyWidget
}

const way = (move: string, ...touches: string[]): Way => ({ seat: 0, move, touches })
const cards = (faces: string, kind = 'card') =>
  faces
    .split(' ')
    .map((face) =>
      face === '-' ? { face: null, touch: null } : { face: face === '.' ? '' : face, touch: kind && `${kind}:${face}` },
    )

const place = (id: string, x: number, y: number): Place => ({ id, x, y })
const piece = (at: string, seat: number, look: string): Piece => ({ place: at, seat, look })

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const FILES = 'abcdefgh'
const squares = [...FILES].flatMap((file, x) =>
  Array.from({ length: 8 }, (_, y) => place(`${file}${y + 1}`, x, y)).filter(({ y }) => (x + y) % 2 === 0),
)
/** Draughts number their dark squares from the top left. */
const numbered = squares
  .toSorted((one, other) => other.y - one.y || one.x - other.x)
  .map(({ x, y }, at) => place(String(at + 1), x, y))

const rings = [0, 1, 2].map((inset) => {
  const [low, mid, high] = [inset, 3, 6 - inset]
  return [
    [low, high],
    [mid, high],
    [high, high],
    [high, mid],
    [high, low],
    [mid, low],
    [low, low],
    [low, mid],
  ].map(([x, y]) => place(`${'abcdefg'[x!]}${y! + 1}`, x!, y!))
})
const ringLines = rings.flatMap((ring) => ring.map((each, at) => [each.id, ring[(at + 1) % 8]!.id] as [string, string]))
const spokes = [1, 3, 5, 7].flatMap((at) =>
  [0, 1].map((ring) => [rings[ring]![at]!.id, rings[ring + 1]![at]!.id] as [string, string]),
)

const SYMBOLS = Object.keys(symbols)
const PIPS = range(1, 6).map(String)
/** A track in the shape of a cross, with a circle and a house for each of four: arms of two spaces make 24, of five 48. */
function track(arm: number) {
  const turned = (x: number, y: number, turns: number): [number, number] =>
    turns ? turned(y, 4 * arm + 4 - x, turns - 1) : [x, y]
  const quarter = [
    ...range(0, arm).map((y) => [arm, y]),
    ...range(0, arm - 1).map((x) => [arm - 1 - x, arm]),
    [0, arm + 1],
  ]
  const spaces = [0, 1, 2, 3].flatMap((turns) =>
    quarter.map(([x, y], at) => {
      const spot = place(String(turns * quarter.length + at + 1), ...turned(2 * x!, 2 * y!, turns))
      return { ...spot, symbol: SYMBOLS[at % 6]!, ...(at ? {} : { role: 'start' as const, owner: turns }) }
    }),
  )
  const homes = [0, 1, 2, 3].flatMap((seat) => [
    {
      ...place(`c${seat}`, ...turned(arm - 1, arm - 1, seat)),
      role: 'circle' as const,
      owner: seat,
      wide: Math.min(arm, 3),
      high: Math.min(arm, 3),
    },
    {
      ...place(`h${seat}`, ...turned(2 * arm + 2, arm + 1, seat)),
      role: 'house' as const,
      owner: seat,
      wide: seat % 2 ? arm : 1,
      high: seat % 2 ? 1 : arm,
    },
  ])
  const lines = spaces.map((each, at) => [each.id, spaces[(at + 1) % spaces.length]!.id] as [string, string])
  return { look: 'track' as const, places: [...spaces, ...homes], lines }
}
const pawns = (...rows: string[]) => rows.flatMap((row, seat) => row.split(' ').map((at) => piece(at, seat, 'pawn')))

const GESTURES = Object.keys(gestures)
const choices = (kind: string, names: string[]) =>
  names.map((name) => ({ touch: `${kind}:${name}`, key: kind, data: {}, text: name }))

const men = (seat: number, numbers: number[], look = 'man') => numbers.map((at) => piece(String(at), seat, look))
const draughts = (pieces: Piece[], last: string[] = []) =>
  widget('board', 'board', { look: 'squares', places: numbered, lines: [], pieces, last })
const morris = (pieces: Piece[], last: string[] = []) =>
  widget('board', 'board', { look: 'lines', places: rings.flat(), lines: [...ringLines, ...spokes], pieces, last })

const hand = 'AC 2D 3H 4S 5C 6D 7H 8S 9C TD JH QS KC KD KH KS 2C 3C 4C X1'.split(' ')

export const scenes: Scene[] = [
  {
    name: 'board lines',
    frames: [
      {
        widgets: [
          morris(
            [
              piece('a7', 0, 'stone'),
              piece('d7', 0, 'stone'),
              piece('g4', 0, 'stone'),
              piece('f4', 1, 'stone'),
              piece('b2', 1, 'stone'),
            ],
            ['g4'],
          ),
          widget('tokens', 'in-hand', { seat: 0, look: 'stone', count: 6 }),
          widget('tokens', 'in-hand', { seat: 1, look: 'stone', count: 7 }),
        ],
        ways: [
          way('g4-g7xf4', 'place:g4', 'place:g7', 'place:f4'),
          way('g4-g7xb2', 'place:g4', 'place:g7', 'place:b2'),
          way('g4-g1', 'place:g4', 'place:g1'),
        ],
      },
      {
        widgets: [
          morris(
            [piece('a7', 0, 'stone'), piece('d7', 0, 'stone'), piece('g7', 0, 'stone'), piece('b2', 1, 'stone')],
            ['g4', 'g7', 'f4'],
          ),
        ],
      },
    ],
  },
  {
    name: 'board squares',
    frames: [
      {
        widgets: [
          draughts(
            [...men(1, range(1, 11)), ...men(1, [18]), ...men(0, range(22, 32)), ...men(0, [15], 'king')],
            ['14', '18'],
          ),
        ],
        ways: [
          way('22x15', 'place:22', 'place:15'),
          way('23x14', 'place:23', 'place:14'),
          way('23x14x7', 'place:23', 'place:14', 'place:7'),
        ],
      },
      {
        widgets: [
          draughts(
            [...men(1, range(1, 9)), ...men(0, [...range(24, 32), 22, 7]), ...men(0, [15], 'king')],
            ['23', '14', '7'],
          ),
        ],
      },
      { widgets: [draughts([...men(0, [29, 30, 31, 32], 'sheep'), ...men(1, [3], 'wolf')])] },
    ],
  },
  {
    name: 'board track',
    frames: [
      {
        widgets: [
          widget('board', 'track', {
            ...track(2),
            last: ['7', '8', '9'],
            pieces: pawns('1 c0 c0 h0', '9 c1 c1 c1', '15 22 c2 c2', 'h3 h3 h3 h3'),
          }),
          widget('dice', 'die', { faces: ['glasses'], sides: SYMBOLS }),
        ],
        ways: [way('go 1 2', 'place:1'), way('place c0', 'place:c0')],
      },
      {
        widgets: [
          widget('board', 'track', {
            ...track(2),
            last: ['1', '2'],
            pieces: pawns('2 c0 c0 h0', '9 c1 c1 c1', '15 22 c2 c2', 'h3 h3 h3 h3'),
          }),
          widget('dice', 'die', { faces: ['glasses'], sides: SYMBOLS }),
        ],
        rolled: true,
      },
      {
        widgets: [
          widget('board', 'track', {
            ...track(5),
            last: ['40'],
            pieces: pawns('1 c0 c0 h0', '9 c1 c1 c1', '15 22 c2 c2', 'h3 h3 40 41'),
          }),
          widget('dice', 'die', { faces: ['ball'], sides: SYMBOLS }),
        ],
      },
    ],
  },
  {
    name: 'fans',
    frames: [1, 4, 7, 13, 20].map((count) => ({
      widgets: [
        widget('fan', 'hands', { seat: 0, touch: 'seat:0', count, cards: cards(hand.slice(0, count).join(' ')) }),
        widget('fan', 'hands', { seat: 1, touch: 'seat:1', count, cards: [] }),
        widget('fan', 'books', { seat: 1, count: 8, cards: cards('QC 4C', '').map((top) => ({ ...top, under: 3 })) }),
      ],
      ways: [way('play AC', 'card:AC'), way('ask 1 2', 'card:2D', 'seat:1')],
    })),
  },
  {
    name: 'stacks and rows',
    frames: [
      {
        widgets: [
          widget('stack', 'stock', { count: 52, touch: 'stock' }),
          widget('stack', 'pile', { count: 5, top: 'QH' }),
          widget('stack', 'empty', { count: 0 }),
          widget('spread', 'row', { layout: 'row', cards: cards('7D 4D - JC') }),
        ],
        ways: [way('draw', 'stock')],
      },
      {
        widgets: [
          widget('stack', 'stock', { count: 51, touch: 'stock' }),
          widget('stack', 'pile', { count: 5, top: 'QH' }),
          widget('stack', 'empty', { count: 0 }),
          widget('spread', 'row', { layout: 'row', cards: cards('7D 4D - JC 9S') }),
        ],
        transfers: [{ source: 'stock', target: 'row', count: 1 }],
      },
    ],
  },
  {
    name: 'slap',
    reflex: true,
    frames: [
      {
        widgets: [
          widget('stack', 'pile', { count: 9, top: '4D', touch: 'pile:9', race: true }),
          widget('stack', 'stacks', { seat: 1, count: 20 }),
        ],
        ways: [way('slap', 'pile:9')],
      },
    ],
  },
  {
    name: 'grid',
    frames: [
      {
        widgets: [
          widget('spread', 'cards', {
            layout: 'grid',
            columns: 6,
            cards: cards(`${'- '.repeat(11)}KH . QS ${'- '.repeat(10)}`.trim()),
          }),
        ],
      },
    ],
  },
  {
    name: 'clock',
    frames: [
      { widgets: [widget('spread', 'clock', { layout: 'clock', cards: cards('AH 2C - - 5D - - - 9S - - QC KD') })] },
    ],
  },
  {
    name: 'piles in a row',
    frames: [
      {
        widgets: [
          widget('spread', 'row', {
            layout: 'grid',
            columns: 5,
            cards: cards('AH 2C 9S QC KD 5D').map((card, at) => ({ ...card, under: at })),
          }),
        ],
      },
    ],
  },
  {
    name: 'number cards',
    frames: [{ widgets: [widget('fan', 'hands', { seat: 0, count: 5, cards: cards('1 7 10 8 1/11') })] }],
  },
  {
    name: 'dice',
    frames: [
      ...SYMBOLS.map((face) => ({
        widgets: [
          widget('dice', 'die', { faces: [face], sides: SYMBOLS }),
          widget('button', 'do-roll', { touch: 'roll' }),
        ],
        ways: [way('roll', 'roll')],
        rolled: true,
      })),
      { widgets: [widget('dice', 'die', { faces: PIPS, sides: PIPS })], rolled: true },
      { widgets: [widget('dice', 'die', { faces: [] })] },
    ],
  },
  {
    name: 'gems',
    frames: [
      {
        widgets: [
          widget('tokens', 'middle', { look: 'gem-blue', count: 12 }),
          widget('tokens', 'middle', { look: 'gem-red', count: 3 }),
          widget('tokens', 'gems', { seat: 1, look: 'gem-blue', count: 31 }),
        ],
      },
    ],
  },
  {
    name: 'score',
    frames: [
      {
        widgets: [
          widget('score', 'score', {
            columns: ['rolls', 'total', 'wins'],
            rows: [
              [3, 14, 1],
              [11, 20, 0],
            ],
          }),
        ],
      },
      {
        widgets: [
          widget('score', 'score', {
            columns: ['1', '2', '3'],
            rows: [
              [[30, 64, 101], [34, 71], [37]],
              [[25], [], []],
            ],
          }),
        ],
      },
      {
        widgets: [
          widget('score', 'score', {
            columns: SYMBOLS,
            rows: [
              ['X', '/', '/', null, null, null],
              ['/', null, null, null, null, null],
            ],
          }),
        ],
      },
    ],
  },
  {
    name: 'choices',
    frames: [
      {
        widgets: [
          widget('choice', 'gestures', { options: choices('sign', GESTURES) }),
          widget('button', 'do-done', { touch: 'done' }),
        ],
        ways: GESTURES.map((name) => way(name, `sign:${name}`, 'done')),
      },
      {
        widgets: [widget('choice', 'suits', { options: choices('suit', ['C', 'D', 'H', 'S']) })],
        ways: ['C', 'D', 'H'].map((name) => way(name, `suit:${name}`)),
      },
      {
        widgets: [
          widget('choice', 'goal', { options: choices('for', ['eight', 'twenty-eight']) }),
          widget('note', 'hint', { text: 'note' }),
        ],
        ways: [way('eight', 'for:eight'), way('twenty-eight', 'for:twenty-eight')],
      },
    ],
  },
]

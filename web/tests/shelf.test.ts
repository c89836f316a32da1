import { beforeEach, expect, test } from 'vitest'
import { inOrder, notePlayed, search } from '../src/lib/shelf'
import type { Offered } from '../src/protocol'

const game = (key: string, title: string, about: string, ...also: string[]) =>
  ({ key, title, about, also }) as unknown as Offered

const GAMES = [
  game('draughts', 'Draughts', 'Jump the enemy men, make kings.', 'Checkers', 'Dame'),
  game('mau', 'Mau-Mau', 'Farbe oder Wert bedienen.', 'Crazy Eights'),
  game('morris', "Nine Men's Morris", 'Three in a line take a stone.', 'Mühle', 'Мельничка', 'Jeu du moulin'),
  game('one', 'One', 'Roll until the ball comes up.', 'Кубик'),
  game('war', 'Пьяница', 'Старшая карта берёт обе.', 'La bataille'),
]
const found = (wish: string) => search(GAMES, wish).map(({ offered }) => offered.key)

beforeEach(() => localStorage.clear())

test('who looks for nothing sees all games', () => {
  expect(found(' ')).toEqual(GAMES.map(({ key }) => key))
})

test.each([
  ['mau mau', 'mau'],
  ['MAUMAU'.slice(0, 3), 'mau'],
  ['checkers', 'draughts'],
  ['MauMau', 'mau'],
  ['muhle', 'morris'],
  ['Muehle', 'morris'],
  ['mens', 'morris'],
  ['moulin', 'morris'],
  ['пьян', 'war'],
  ['берет', 'war'],
  ['kings', 'draughts'],
])('%s finds %s', (wish, key) => {
  expect(found(wish)).toEqual([key])
})

test('a name that begins so comes before a word that only holds it', () => {
  expect(found('one')).toEqual(['one', 'morris']) // a stone
})

test('the name by which a game was found is told where its title does not', () => {
  expect(search(GAMES, 'check').map(({ as }) => as)).toEqual(['Checkers'])
  expect(search(GAMES, 'draught').map(({ as }) => as)).toEqual([''])
})

test('what this device played lately stands first, the last one before the others', () => {
  for (const key of ['war', 'one', 'war', 'morris', 'one']) notePlayed(key)
  expect(inOrder(GAMES).map(({ key }) => key)).toEqual(['one', 'morris', 'war', 'draughts', 'mau'])
})

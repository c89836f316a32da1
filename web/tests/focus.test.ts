import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepFocus, lendFocus } from '../src/lib/focus'

const card = (face: string) => `<i role="button" tabindex="0" data-touch="card:${face}"></i>`
let root: HTMLElement
let stop = () => {}

beforeEach(() => {
  root = document.createElement('div')
  root.innerHTML = `<h1 tabindex="-1"></h1><div role="group">${card('2C')}${card('7D')}${card('KS')}</div>
    <p tabindex="-1" data-home></p><button id="roll"></button>`
  document.body.replaceChildren(root)
  stop = keepFocus(root)
})

afterEach(() => stop())

const thing = (face: string) => root.querySelector<HTMLElement>(`[data-touch="card:${face}"]`)!
const home = () => root.querySelector('[data-home]')
const noticed = () => new Promise((resolve) => setTimeout(resolve))

describe('the focus', () => {
  test('goes to the table when it opens', () => {
    expect(document.activeElement).toBe(home())
  })

  test('goes to the next card when the one that had it is played', async () => {
    thing('7D').focus()
    thing('7D').remove()
    await noticed()
    expect(document.activeElement).toBe(thing('KS'))
  })

  test('stays on a thing that is drawn anew', async () => {
    thing('7D').focus()
    thing('7D').replaceWith(thing('7D').cloneNode())
    await noticed()
    expect(document.activeElement).toBe(thing('7D'))
  })

  test('waits where the table speaks when nothing is left beside it', async () => {
    root.querySelector<HTMLElement>('#roll')!.focus()
    root.querySelector('#roll')!.remove()
    await noticed()
    expect(document.activeElement).toBe(home())
  })

  test('is left alone where somebody tapped beside everything', async () => {
    thing('7D').focus()
    thing('7D').blur()
    thing('2C').remove()
    await noticed()
    expect(document.activeElement).toBe(document.body)
  })

  test('comes back from what was laid over the table', async () => {
    thing('7D').focus()
    const giveBack = lendFocus()
    thing('7D').blur()
    giveBack()
    await noticed()
    expect(document.activeElement).toBe(thing('7D'))
  })
})

"""Words that can hardly be read: their colour, against the pixels that lie behind them."""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Page

# Words in pictures and on what cannot be used now are left out, as AA does.
WORDS = """() => {
  const rgba = colour => {
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const solid = node => node ? Number(getComputedStyle(node).opacity) * solid(node.parentElement) : 1
  document.querySelector('.toast')?.remove() // it lies over the title for a while
  const LEFT_OUT = 'svg, .card, .flying, .unseen, .skip, :disabled, button[data-touch]:not([data-lit])'
  const words = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement
    const isSeen = node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!text.data.trim() || !isSeen || node.closest(LEFT_OUT)) continue
    const range = document.createRange()
    range.selectNode(text)
    const { x, y, width, height } = range.getBoundingClientRect()
    const tops = [0.1, 0.5, 0.9].map(part => document.elementFromPoint(x + width * part, y + height / 2))
    if (width < 2 || !tops.every(top => top && (node.contains(top) || top.contains(node)))) continue
    const style = getComputedStyle(node)
    const [red, green, blue, alpha] = rgba(style.color)
    const size = parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700)
    words.push({ text: text.data.trim().slice(0, 30), box: [x, y, width, height], large,
      colour: [red, green, blue], alpha: alpha * solid(node), node })
  }
  for (const { node } of words) {
    node.style.setProperty('transition', 'none', 'important')
    for (const name of ['color', 'text-decoration-color'])
      node.style.setProperty(name, 'transparent', 'important')
  }
  window.hidden = words.map(({ node }) => node)
  window.changes = new MutationObserver(() => { window.changed = true })
  window.changed = false
  changes.observe(document.body, { subtree: true, childList: true, characterData: true })
  return words.map(({ node, ...each }) => each)
}"""
# Whether nothing came or went meanwhile: then the picture shows what lies behind these words.
SHOW = """() => {
  const isStill = !changed && !changes.takeRecords().length
  changes.disconnect()
  for (const node of hidden)
    for (const name of ['color', 'text-decoration-color', 'transition']) node.style.removeProperty(name)
  return isStill
}"""
# The contrast with the lightest or darkest tenth of what lies behind, whichever is nearer.
FAINT = """async ([data, words]) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + data
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.drawImage(image, 0, 0)
  const part = value => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  const glow = ([red, green, blue]) =>
    0.2126 * part(red / 255) + 0.7152 * part(green / 255) + 0.0722 * part(blue / 255)
  const found = []
  for (const { text, box, large, colour, alpha } of words) {
    const [left, top, right, low] = [box[0], box[1], box[0] + box[2], box[1] + box[3]]
      .map((value, at) => Math.round(Math.max(0, Math.min(value, at % 2 ? image.height : image.width))))
    if (right - left < 2 || low - top < 2) continue
    const pixels = new Uint32Array(context.getImageData(left, top, right - left, low - top).data.buffer)
    const counts = new Map()
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
    const contrasts = [...counts].map(([pixel, count]) => {
      const behind = [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255]
      const front = colour.map((value, part) => value * alpha + behind[part] * (1 - alpha))
      const [dark, light] = [glow(front), glow(behind)].sort((one, other) => one - other)
      return [(light + 0.05) / (dark + 0.05), count]
    }).sort(([one], [other]) => one - other)
    let tenth = Math.floor(pixels.length / 10)
    const [contrast] = contrasts.find(([, count]) => (tenth -= count) < 0)
    if (contrast < (large ? 3 : 4.5)) found.push(`${contrast.toFixed(2)}: ${text}`)
  }
  return found
}"""


def faint(page: Page) -> list[str]:
    """Words on this page that have less contrast than AA asks for."""
    is_still = False
    while not is_still:
        words: list[dict[str, Any]] = page.evaluate(WORDS)
        picture = base64.b64encode(page.screenshot(scale="css", animations="disabled")).decode()
        is_still = page.evaluate(SHOW)
    browser = page.context.browser
    assert browser
    blank = browser.new_page()
    found: list[str] = blank.evaluate(FAINT, [picture, words])
    blank.close()
    return found

import { expect, test } from 'vitest'
import { render } from '../src/lib/markdown'

test('no text becomes a tag', () => {
  const html = render(
    '# <script>\n\n<img onerror="x"> & `<b>` **<i>**\n\n| <u> |\n|---|\n| <s> |\n\n- <a>\n\n```\n<pre>\n```',
  )
  expect(html.match(/<\/?\w+/g)!.filter((tag) => /script|img|<b|<i|<u\b|<s\b|<a/.test(tag))).toEqual([])
  expect(html).toContain('&lt;img onerror=&quot;x&quot;&gt; &amp; <code>&lt;b&gt;</code> <strong>&lt;i&gt;</strong>')
})

test('headings have their depth', () => {
  expect(render('# One\n#### Four')).toBe('<h1>One</h1>\n<h4>Four</h4>')
  expect(render('##### Five')).toBe('<p>##### Five</p>')
})

test('lines belong to one paragraph until a blank one', () => {
  expect(render('one\ntwo\n\nthree')).toBe('<p>one two</p>\n\n<p>three</p>')
  expect(render('one\r\ntwo')).toBe('<p>one two</p>')
})

test('a list goes on in lines that are set in', () => {
  expect(render('- one\n  and more\n- two\nafter')).toBe('<ul><li>one and more</li><li>two</li></ul>\n<p>after</p>')
  expect(render('1. one\n2. two')).toBe('<ol><li>one</li><li>two</li></ol>')
})

test('a list, a heading or a table ends a paragraph', () => {
  expect(render('text\n- one')).toBe('<p>text</p>\n<ul><li>one</li></ul>')
  expect(render('text\n## Two')).toBe('<p>text</p>\n<h2>Two</h2>')
  expect(render('text\n| a |')).toMatch(/^<p>text<\/p>\n<table>/)
})

test('a table has a head and rows', () => {
  expect(render('| a | b |\n|---|:-:|\n| 1 | **2** |')).toBe(
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table>',
  )
})

test('nothing is read inside a block of code', () => {
  expect(render('```\n# a\n- **b**\n```\nafter')).toBe('<pre># a\n- **b**</pre>\n<p>after</p>')
  expect(render('```\nopen')).toBe('<pre>open</pre>')
})

test('emphasis is read, but not inside a word or code', () => {
  expect(render('**a** *b* _c_ „*d*“.')).toBe('<p><strong>a</strong> <em>b</em> <em>c</em> „<em>d</em>“.</p>')
  expect(render('snake_case_name 2*3*4 `*a*`')).toBe('<p>snake_case_name 2*3*4 <code>*a*</code></p>')
})

test('a link is told by its words alone', () => {
  expect(render('see [the rules](https://example.org)')).toBe('<p>see the rules</p>')
})

test('the name of a house rule is told by its label', () => {
  expect(render('`hand` and `toString`', { hand: 'Cards <each>' })).toBe(
    '<p><em>Cards &lt;each&gt;</em> and <code>toString</code></p>',
  )
})

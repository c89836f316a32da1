/** The little Markdown that rulebooks are written in. Everything is escaped first, so that no text becomes a tag. */

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** As HTML. `words` are said instead of a name in code marks: the label of a house rule. */
export function render(text: string, words: Record<string, string> = {}): string {
  const lines = escape(text).replaceAll('\r', '').split('\n')
  const parts: string[] = []
  while (lines.length) parts.push(block(lines, words))
  return parts.join('\n')
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!)
}

/** Take one block from the front. */
function block(lines: string[], words: Record<string, string>): string {
  const line = lines.shift()!
  const say = (text: string) => inline(text, words)
  const heading = line.match(/^(#{1,4}) +(.*)/)
  if (!line.trim()) return ''
  if (heading) return `<h${heading[1]!.length}>${say(heading[2]!)}</h${heading[1]!.length}>`
  if (line.startsWith('```')) {
    const code = take(lines, (each) => !each.startsWith('```'))
    lines.shift()
    return `<pre>${code.join('\n')}</pre>`
  }
  if (line.startsWith('|')) return table([line, ...take(lines, (each) => each.startsWith('|'))], say)
  if (isItem(line)) return list([line, ...take(lines, (each) => isItem(each) || /^\s+\S/.test(each))], say)
  const rest = take(lines, (each) => !!each.trim() && !isItem(each) && !/^(#{1,4} |```|\|)/.test(each))
  return `<p>${say([line, ...rest].join(' '))}</p>`
}

function take(lines: string[], wanted: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !wanted(line))
  return lines.splice(0, end < 0 ? lines.length : end)
}

function isItem(line: string): boolean {
  return /^([-*]|\d+\.) +/.test(line)
}

function list(lines: string[], say: (text: string) => string): string {
  const items: string[] = []
  for (const line of lines)
    if (isItem(line)) items.push(line.replace(/^([-*]|\d+\.) +/, ''))
    else items.push(`${items.pop()} ${line.trim()}`)
  const tag = /^\d/.test(lines[0]!) ? 'ol' : 'ul'
  return `<${tag}>${items.map((item) => `<li>${say(item)}</li>`).join('')}</${tag}>`
}

function table(lines: string[], say: (text: string) => string): string {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  )
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${say(cell)}</${tag}>`).join('')}</tr>`
  const [head, ...body] = rows.filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell)))
  return `<table><thead>${row(head ?? [], 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}

/** Code marks are set aside first: nothing inside them is emphasis. */
function inline(text: string, words: Record<string, string>): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (/^`[^`]+`$/.test(part) ? code(part.slice(1, -1), words) : emphasis(part)))
    .join('')
}

function code(name: string, words: Record<string, string>): string {
  return Object.hasOwn(words, name) ? `<em>${escape(words[name]!)}</em>` : `<code>${name}</code>`
}

/** Links are told by their words alone: the rules lead nowhere else. */
function emphasis(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(„“«])[*_]([^*_]+)[*_](?=[\s.,;:!?)“”»]|$)/g, '$1<em>$2</em>')
}

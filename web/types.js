// Writes src/protocol.ts from the JSON schema on standard input.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const FILE = new URL('src/protocol.ts', import.meta.url)

/** The compiler knows tuples by an older name, and copies whatever is said beside a reference. */
function plain(_, part) {
  if (part?.$ref) return { $ref: part.$ref }
  if (part?.prefixItems) return { ...part, items: part.prefixItems }
  if (part?.type === 'array') delete part.maxItems
  if (part?.type === 'object') return { additionalProperties: !part.properties, ...part }
  return part
}

const { $defs } = JSON.parse(readFileSync(0, 'utf8'), plain)
const types = await compile({ $defs }, 'Root', {
  bannerComment: '// Made by scripts/types: what client and server say to each other.',
  unreachableDefinitions: true,
  style: { semi: false, singleQuote: true, printWidth: 110 },
})
const wanted = types
  .replace(/^export interface Root \{.*?^\}\n/ms, '')
  .replace(/(\n \*)?\n \* This interface was referenced by .*\n \* via .*/g, '')
  .replaceAll('/**\n */\n', '')
if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== wanted) writeFileSync(FILE, wanted)

/** Pictures for those who cannot show SVG: link previews, home screens, old browsers. Drawn from ours while the client is built. */
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const DRAWINGS = join(HERE, '..', 'src', 'parlour', 'drawings')
const DRAWN = join(HERE, 'node_modules', '.cache', 'raster') // a drawing that has not changed is not drawn again
const PREVIEW = 600 // pixels wide
const ICONS = { 'icon-192.png': 192, 'icon-512.png': 512 }

let ready

async function png(svg, width) {
  const kept = join(DRAWN, createHash('sha256').update(`${width} ${svg}`).digest('hex'))
  try {
    return await readFile(kept)
  } catch {
    ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm)
    await ready
    const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
    await mkdir(DRAWN, { recursive: true })
    await writeFile(kept, drawn)
    return drawn
  }
}

/** The same icon without round corners; a system that cuts its own shape out leaves the `share` in the middle. */
function filled(icon, share) {
  const edge = 32 * (1 - share)
  return icon.replace(' rx="14"', '').replace('id="things"', `transform="translate(${edge} ${edge}) scale(${share})"`)
}

/** One small picture, in the wrapping that browsers asked for before there were links to icons. */
function ico(picture, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

export function raster() {
  return {
    name: 'raster',
    apply: 'build',
    async generateBundle() {
      const icon = await readFile(join(HERE, 'public', 'icon.svg'), 'utf8')
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source })
      for (const [name, size] of Object.entries(ICONS)) emit(name, await png(icon, size))
      emit('icon-maskable-512.png', await png(filled(icon, 0.72), 512))
      emit('apple-touch-icon.png', await png(filled(icon, 0.9), 180))
      emit('favicon.ico', ico(await png(icon, 32), 32))
      for (const file of await readdir(DRAWINGS)) {
        const drawing = await readFile(join(DRAWINGS, file), 'utf8')
        emit(`preview-${basename(file, '.svg')}.png`, await png(drawing, PREVIEW))
      }
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'icon', href: './favicon.ico', sizes: '32x32' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './apple-touch-icon.png' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
    ],
  }
}

/** The service worker, told which files there are. */
export function shell() {
  return {
    name: 'shell',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/(?!.*-(greek|vietnamese|[a-z]+-ext)-)/.test(name))
      const source = await readFile(join(HERE, 'src', 'worker.js'), 'utf8')
      const named = source.replace("['./']", JSON.stringify(['./', 'icon.svg', ...files.sort()]))
      const version = createHash('sha256').update(named).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: named.replace('unbuilt', version) })
    },
  }
}

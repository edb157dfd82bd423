/** What the first calendar loads before it works, in bytes: built as for the server, beside React alone. */
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { table } from './rounds.ts'

type Built = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
type Part = { name: string; files: Built }

async function built(config: InlineConfig): Promise<Built> {
  const made = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } })
  const [bundle] = [made].flat()
  if (!bundle || !('output' in bundle)) throw new Error('Vite watched instead of building.')
  return bundle.output
}

/** A page with one element, and nothing but React behind it. */
async function reactAlone(): Promise<Built> {
  const entry = 'react-alone'
  const source = `
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    createRoot(document.body).render(createElement('p', null, 'React'))`
  const page = {
    name: entry,
    resolveId: (id: string) => (id === entry ? path.join(import.meta.dirname, `${entry}.js`) : null),
    load: (id: string) => (id.endsWith(`${entry}.js`) ? source : null),
  }
  return built({ configFile: false, plugins: [page], build: { rolldownOptions: { input: entry } } })
}

/** The chunks that hold these modules, and all that they import at once. */
function chunksOf(files: Built, modules: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = files.filter((file) => file.type === 'chunk')
  const found = new Set<Rolldown.OutputChunk>()
  const queue = modules.map((module) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module)))
  for (let chunk = queue.pop(); chunk !== undefined || queue.length > 0; chunk = queue.pop()) {
    if (chunk === undefined) throw new Error(`There is no file for one of ${modules.join(', ')}.`)
    if (found.has(chunk)) continue
    found.add(chunk)
    for (const name of chunk.imports) queue.push(chunks.find(({ fileName }) => fileName === name))
  }
  return [...found]
}

function contentOf(file: Built[number]): Buffer {
  return Buffer.from(file.type === 'chunk' ? file.code : file.source)
}

/** Bytes as they are, as gzip and as brotli; a font is compressed already. */
function sizesOf(files: Built): readonly [number, number, number] {
  const sum = (size: (content: Buffer) => number) =>
    files.reduce((total, file) => total + size(contentOf(file)), 0)
  const isFont = files.some(({ fileName }) => fileName.endsWith('.woff2'))
  const plain = sum((content) => content.length)
  if (isFont) return [plain, plain, plain]
  const gzip = sum((content) => gzipSync(content, { level: 9 }).length)
  return [plain, gzip, sum((content) => brotliCompressSync(content).length)]
}

const react = await reactAlone()
const portal = await built({ root: path.join(import.meta.dirname, '..', 'apps', 'portal') })
const scripts = chunksOf(portal, ['index.html', 'screens/bookings.tsx', 'lv/all.ts'])
const styles = new Set(scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
const named = (pattern: RegExp) => portal.filter(({ fileName }) => pattern.test(fileName))
const isLibraries = ({ name }: Rolldown.OutputChunk) => name === 'libraries'
const isTexts = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.endsWith('lv/all.ts') === true

const parts: Part[] = [
  { name: 'libraries', files: scripts.filter(isLibraries) },
  { name: 'our own code', files: scripts.filter((chunk) => !isLibraries(chunk) && !isTexts(chunk)) },
  { name: 'texts of one language', files: scripts.filter(isTexts) },
  { name: 'all scripts', files: scripts },
  {
    name: 'page and styles',
    files: portal.filter((file) => file.fileName === 'index.html' || styles.has(file.fileName)),
  },
  { name: 'font, Latvian', files: named(/inter-latin(-ext)?-.*\.woff2$/) },
]
const late = [{ name: 'only where Temporal is missing', files: named(/temporal-polyfill.*\.js$/) }]

const peer = sizesOf(react.filter((file) => file.type === 'chunk'))
const row = ({ name, files }: Part) => {
  const sizes = sizesOf(files)
  const cells = sizes.flatMap((size, kind) => [
    (size / 1000).toFixed(1),
    (size / (peer[kind] ?? Number.NaN)).toFixed(2),
  ])
  return [name, String(files.length), ...cells]
}

console.log('The first calendar, from an empty cache: kB, and how many times those of React alone.\n')
console.log(
  table(
    ['part', 'files', 'plain', '×', 'gzip', '×', 'brotli', '×'],
    [{ name: 'React alone', files: react.filter((file) => file.type === 'chunk') }, ...parts, ...late].map(
      row,
    ),
  ),
)

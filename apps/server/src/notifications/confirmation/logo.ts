import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { paperFonts } from './paper-fonts.ts'

/** Pixels of a drawn logo in height: more than three for each point of the paper. */
const pixels = 144
const mostKept = 100
const kept = new Map<string, Promise<Buffer | null>>()

/**
 * Gives the picture of a company as one that a paper can hold (PNG or JPEG); null where there is none. One that lies elsewhere is not fetched: a paper waits for nobody.
 */
export function logoPicture(logo: string): Promise<Buffer | null> {
  const known = kept.get(logo)
  if (known) return known
  const made = pictureOf(logo)
  if (kept.size >= mostKept) kept.clear()
  kept.set(logo, made)
  return made
}

async function pictureOf(logo: string): Promise<Buffer | null> {
  const [, kind, coding, data] =
    /^data:image\/(png|jpeg|svg\+xml)(?:;charset=[\w-]+)?(;base64)?,(.*)$/s.exec(logo) ?? []
  if (!kind || data === undefined) return null
  try {
    const content = coding ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data))
    return kind === 'svg+xml' ? await drawn(content) : content
  } catch {
    // Whoever set it up sees that it is broken; the paper has the company's name.
    return null
  }
}

let opening: Promise<typeof import('@resvg/resvg-wasm')> | undefined

/** Draws an SVG. What draws it reaches neither files nor the network. */
async function drawn(svg: Buffer): Promise<Buffer> {
  opening ??= openDrawer()
  const { Resvg } = await opening
  const { bold } = await paperFonts()
  const image = new Resvg(svg, {
    fitTo: { mode: 'height', value: pixels },
    font: { fontBuffers: [bold], defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' },
  })
  const rendered = image.render()
  const png = Buffer.from(rendered.asPng())
  rendered.free()
  image.free()
  return png
}

async function openDrawer() {
  const drawer = await import('@resvg/resvg-wasm')
  const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await drawer.initWasm(await readFile(program))
  return drawer
}

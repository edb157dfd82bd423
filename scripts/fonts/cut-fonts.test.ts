import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cutFont, cutPaperFont, cuts, paperCuts } from './cut-fonts.mjs'

const look = path.join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src')
const styles = readFileSync(path.join(look, 'styles', 'fonts.css'), 'utf8').replaceAll(/\s+/g, ' ')

test.each(cuts)('$name is what is cut from Inter, and is used for just these characters', async (cut) => {
  const font = readFileSync(path.join(look, 'fonts', `${cut.name}.woff2`))
  expect(font.equals(await cutFont(cut))).toBe(true)
  expect(styles).toContain(`url("../fonts/${cut.name}.woff2") format("woff2"); unicode-range: ${cut.ranges};`)
})

const ofPapers = path.join(import.meta.dirname, '..', '..', 'apps', 'server', 'fonts')

test.each(paperCuts)('$name is what is cut from Inter for papers', async (cut) => {
  const font = readFileSync(path.join(ofPapers, `${cut.name}.ttf`))
  expect(font.equals(await cutPaperFont(cut))).toBe(true)
})

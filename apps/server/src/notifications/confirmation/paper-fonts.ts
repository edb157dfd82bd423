import { readFile } from 'node:fs/promises'

const folder = new URL('../../../fonts/', import.meta.url)
let fonts: Promise<{ regular: Buffer; bold: Buffer }> | undefined

/** Brings the fonts of papers, which have all letters of Latvian, English and Russian. */
export function paperFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  fonts ??= Promise.all([
    readFile(new URL('inter-regular.ttf', folder)),
    readFile(new URL('inter-bold.ttf', folder)),
  ]).then(([regular, bold]) => ({ regular, bold }))
  return fonts
}

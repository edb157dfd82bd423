import { writeFileSync } from 'node:fs'
import { cutFont, cutPaperFont, cuts, paperCuts } from './fonts/cut-fonts.mjs'
import { inRoot } from './setup/paths.mjs'

// npm run fonts: cuts the fonts of the look anew, as after an update of Inter.
for (const cut of cuts) {
  const font = await cutFont(cut)
  writeFileSync(inRoot('packages', 'ui', 'src', 'fonts', `${cut.name}.woff2`), font)
  process.stdout.write(`${cut.name}: ${font.length} bytes\n`)
}
for (const cut of paperCuts) {
  const font = await cutPaperFont(cut)
  writeFileSync(inRoot('apps', 'server', 'fonts', `${cut.name}.ttf`), font)
  process.stdout.write(`${cut.name}: ${font.length} bytes\n`)
}

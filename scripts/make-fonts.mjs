import { writeFileSync } from 'node:fs'
import { cutFont, cuts } from './fonts/cut-fonts.mjs'
import { inRoot } from './setup/paths.mjs'

// npm run fonts: cuts the fonts of the look anew, as after an update of Inter.
for (const cut of cuts) {
  const font = await cutFont(cut)
  writeFileSync(inRoot('packages', 'ui', 'src', 'fonts', `${cut.name}.woff2`), font)
  process.stdout.write(`${cut.name}: ${font.length} bytes\n`)
}

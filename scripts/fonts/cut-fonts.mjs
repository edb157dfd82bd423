import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
/** The features that the look uses, and what puts accents in their place. */
const features = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk']
/** The weights that the look uses. */
const weights = { min: 400, max: 700 }

/** @type {readonly { name: string, from: string, ranges: string }[]} Each file of characters, as `fonts.css` names them. */
export const cuts = [
  {
    name: 'inter-latin',
    from: 'latin',
    ranges:
      'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0, U+00B7, U+00BB, U+00D7, U+2013-2014, U+2018-201A, U+201C-201E, U+2026, U+20AC',
  },
  {
    name: 'inter-latvian',
    from: 'latin-ext',
    ranges:
      'U+0100-0101, U+010C-010D, U+0112-0113, U+0122-0123, U+012A-012B, U+0136-0137, U+013B-013C, U+0145-0146, U+0160-0161, U+016A-016B, U+017D-017E',
  },
  { name: 'inter-russian', from: 'cyrillic', ranges: 'U+0401, U+0410-044F, U+0451, U+2116' },
]

/**
 * Cuts the font down to what a language needs: a fifth of its bytes. The whole files stay for what is written otherwise.
 * @param {{ from: string, ranges: string }} cut
 * @returns {Promise<Buffer>}
 */
export function cutFont({ from, ranges }) {
  const file = require.resolve(`@fontsource-variable/inter/files/inter-${from}-wght-normal.woff2`)
  return subsetFont(readFileSync(file), charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  })
}

/** @type {readonly { name: string, from: string }[]} Whole fonts for papers, which are drawn without a browser that could put several files together. */
export const paperCuts = [
  { name: 'inter-regular', from: require.resolve('inter-ui/web/Inter-Regular.woff2') },
  { name: 'inter-bold', from: require.resolve('inter-ui/web/Inter-Bold.woff2') },
]
/** Letters of Europe's languages that are written in Latin or Cyrillic, as people's and companies' names may be. */
const paperRanges =
  'U+0020-007E, U+00A0-017F, U+0218-021B, U+0400-045F, U+0490-0491, U+1E9E, U+2010-2027, U+2030, U+2039-203A, U+20AC, U+2116, U+2122, U+2192, U+2212'

/**
 * Cuts a font for papers; of that, each paper takes along what stands on it.
 * @param {{ from: string }} cut
 * @returns {Promise<Buffer>}
 */
export function cutPaperFont({ from }) {
  return subsetFont(readFileSync(from), charactersOf(paperRanges), {
    targetFormat: 'truetype',
    keepFeatures: features,
  })
}

/** @param {string} ranges */
function charactersOf(ranges) {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, step) =>
        String.fromCodePoint(from + step),
      )
    })
    .join('')
}

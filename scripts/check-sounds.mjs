import { readFileSync } from 'node:fs'
import { inRoot } from './setup/paths.mjs'
import { likest } from './sounds/compare.mjs'
import { samplesOf, speak } from './sounds/programs.mjs'
import { recordingsOf, spoken } from './sounds/recordings.mjs'
import { rate, trimmed } from './sounds/samples.mjs'

// npm run sounds:check: listens whether each carried recording says the words that its list names. Every word is said anew, and each recording has to sound most
// like its own. Needs espeak-ng and ffmpeg.
const folder = inRoot('apps', 'visitor', 'public', 'sounds')

for (const [language, words] of Object.entries(spoken)) {
  const spelt = new Map(Object.entries(words.spelt))
  const anew = recordingsOf(words).map((one) => ({
    ...one,
    samples: trimmed(speak(words.voice, { ...one, words: spelt.get(one.name) ?? one.words })),
  }))
  const all = samplesOf(readFileSync(`${folder}/${language}.webm`))
  /** @type {[string, { at: number, seconds: number, words: string }][]} */
  const listed = Object.entries(JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')))
  const carried = listed.map(([name, { at, seconds, words: said }]) => ({
    ...{ name, words: said },
    samples: all.slice(Math.round(at * rate), Math.round((at + seconds) * rate)),
  }))
  const found = likest(carried, anew)
  const wrong = found.filter(({ words: said, heard }) => said !== heard)
  const least = Math.min(...found.map(({ alike }) => alike))
  process.stdout.write(
    `${language}: ${found.length - wrong.length} of ${found.length} say their words; the least alike ${least.toFixed(2)}\n`,
  )
  for (const { name, words: said, heard } of wrong)
    process.stdout.write(`  ${name}: "${said}" sounds like "${heard}"\n`)
  if (wrong.length > 0) process.exitCode = 1
}

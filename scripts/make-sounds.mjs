import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { inRoot } from './setup/paths.mjs'
import { packed, samplesOf, speak } from './sounds/programs.mjs'
import { recordingsOf, spoken } from './sounds/recordings.mjs'
import { chime, joined, trimmed } from './sounds/samples.mjs'

// npm run sounds: makes the sounds of the call display anew. With `-- --from FOLDER --to FOLDER` it takes the recordings that it finds in the first
// (lv/40.wav, ru/counter.mp3, chime.wav), says the rest itself, and leaves the built files in the second. Needs espeak-ng and ffmpeg.
const { from, to = inRoot('apps', 'visitor', 'public', 'sounds') } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' } },
}).values
mkdirSync(to, { recursive: true })

/** The recording of that name that somebody made themselves; undefined where there is none. */
function ownRecording(/** @type {string} */ folder, /** @type {string} */ name) {
  if (from === undefined) return undefined
  const place = path.join(from, folder)
  const files = existsSync(place) ? readdirSync(place) : []
  const file = files.find((one) => path.parse(one).name === name)
  return file === undefined ? undefined : samplesOf(readFileSync(path.join(place, file)))
}

for (const [language, words] of Object.entries(spoken)) {
  const spelt = new Map(Object.entries(words.spelt))
  const recordings = recordingsOf(words).map((one) => ({
    ...one,
    samples: trimmed(
      ownRecording(language, one.name) ??
        speak(words.voice, { ...one, words: spelt.get(one.name) ?? one.words }),
    ),
  }))
  const { samples, clips } = joined(recordings)
  const sound = packed(samples)
  writeFileSync(path.join(to, `${language}.webm`), sound)
  const rows = Object.entries(clips).map(
    ([name, { at, seconds, words: said }]) =>
      `  "${name}": { "at": ${at}, "seconds": ${seconds}, "words": ${JSON.stringify(said)} }`,
  )
  writeFileSync(path.join(to, `${language}.json`), `{\n${rows.join(',\n')}\n}\n`)
  process.stdout.write(`${language}: ${recordings.length} recordings, ${sound.length} bytes\n`)
}
writeFileSync(path.join(to, 'chime.webm'), packed(ownRecording('', 'chime') ?? chime()))

/** Samples a second of all that is put together here. */
export const rate = 24_000
const quiet = 0.02
const before = Math.round(0.015 * rate)
const after = Math.round(0.05 * rate)
const loudness = 0.14
const mostPeak = 0.89

/**
 * Takes the silence off both ends of a recording and makes it as loud as all others. Throws where nothing is to be heard in it.
 * @param {Float32Array} samples
 * @returns {Float32Array}
 */
export function trimmed(samples) {
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const isHeard = (/** @type {number} */ one) => Math.abs(one) > peak * quiet
  const first = samples.findIndex(isHeard)
  const last = samples.findLastIndex(isHeard)
  if (peak < 0.001 || first < 0) throw new Error('nothing is to be heard')
  const heard = samples.slice(Math.max(0, first - before), Math.min(samples.length, last + after))
  const power = Math.sqrt(heard.reduce((sum, one) => sum + one * one, 0) / heard.length)
  const gain = Math.min(loudness / power, mostPeak / peak)
  return heard.map((one, index) => one * gain * edge(index, heard.length))
}

/** Fades the first and the last few milliseconds, so that nothing clicks. */
function edge(/** @type {number} */ index, /** @type {number} */ length) {
  const fade = 0.006 * rate
  return Math.min(1, index / fade, (length - 1 - index) / fade)
}

/**
 * Joins recordings into one, with silence between them, and says where each stands, in seconds.
 * @param {readonly { name: string, words: string, samples: Float32Array }[]} recordings
 */
export function joined(recordings) {
  const gap = Math.round(0.12 * rate)
  const length = recordings.reduce((sum, { samples }) => sum + samples.length + gap, gap)
  const all = new Float32Array(length)
  /** @type {Record<string, { at: number, seconds: number, words: string }>} */
  const clips = {}
  let at = gap
  for (const { name, words, samples } of recordings) {
    all.set(samples, at)
    clips[name] = { at: inSeconds(at), seconds: inSeconds(samples.length), words }
    at += samples.length + gap
  }
  return { samples: all, clips }
}

/** Gives two notes that fade, as of a gong at a door. */
export function chime() {
  const notes = [
    { pitch: 659.25, at: 0 },
    { pitch: 523.25, at: 0.42 },
  ]
  const samples = new Float32Array(Math.round(1.5 * rate))
  for (const { pitch, at } of notes) {
    for (let index = Math.round(at * rate); index < samples.length; index += 1) {
      const seconds = index / rate - at
      const swing = Math.sin(2 * Math.PI * pitch * seconds) + 0.3 * Math.sin(4 * Math.PI * pitch * seconds)
      samples[index] =
        (samples[index] ?? 0) + 0.3 * Math.min(1, seconds / 0.008) * Math.exp(-4 * seconds) * swing
    }
  }
  return samples
}

function inSeconds(/** @type {number} */ samples) {
  return Math.round((samples / rate) * 1000) / 1000
}

/** Difference below which two are equally alike: of "es" and "ef" a codec keeps the vowel, and makes hisses anew. */
const margin = 0.02

/** @typedef {{ name: string, words: string, samples: Float32Array }} Heard */

/**
 * Finds for each recording of a file which of the words, said anew, it sounds like: 1 is the same wave, 0 nothing in common.
 * @param {readonly Heard[]} carried
 * @param {readonly Heard[]} anew
 */
export function likest(carried, anew) {
  const roughAnew = anew.map((one) => roughly(one.samples))
  return carried.map(({ name, words, samples }) => {
    const rough = roughly(samples)
    const found = anew.map((other, place) => ({ other, alike: alikeness(rough, roughAnew[place], 6) }))
    // Hisses such as s and f differ where the rough look does not reach.
    const best = byAlikeness(found)
      .slice(0, 3)
      .map(({ other }) => ({ words: other.words, alike: alikeness(samples, other.samples, 16) }))
    const own = best.find((one) => one.words === words)?.alike ?? 0
    const [first] = byAlikeness(best)
    const isOwn = first === undefined || own > first.alike - margin
    return { name, words, heard: isOwn ? words : first.words, alike: own }
  })
}

/** @type {<One extends { alike: number }>(found: readonly One[]) => One[]} */
const byAlikeness = (found) => found.toSorted((one, other) => other.alike - one.alike)

/** Gives a third as many samples: the voice is still all there. */
function roughly(/** @type {Float32Array} */ samples) {
  const at = (/** @type {number} */ place) => samples[place] ?? 0
  const length = Math.ceil(samples.length / 3)
  return Float32Array.from({ length }, (_, third) => at(third * 3) + at(third * 3 + 1) + at(third * 3 + 2))
}

/**
 * Compares two waves. Where one begins is known to a millisecond, so they may have to be moved by half of that.
 * @param {Float32Array} one
 * @param {Float32Array} [other]
 * @param {number} [most] samples by which they are moved at most
 */
function alikeness(one, other = new Float32Array(), most = 0) {
  let alike = 0
  for (let shift = -most; shift <= most; shift += 1) {
    let [both, ours, theirs] = [0, 0, 0]
    for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
      const [here, there] = [one[at + shift] ?? 0, other[at] ?? 0]
      both += here * there
      ours += here * here
      theirs += there * there
    }
    alike = Math.max(alike, both / Math.sqrt(ours * theirs || 1))
  }
  return alike
}

import { english } from './words-en.mjs'
import { latvian } from './words-lv.mjs'
import { russian } from './words-ru.mjs'

/** @typedef {{ name: string, words: string, isOpen: boolean }} Recording Words of a recording; open ones want more to follow. */

/** Languages of the sounds, each with its words and its voice of espeak-ng. */
export const spoken = { lv: latvian, en: english, ru: russian }

/**
 * Lists the recordings that a language consists of. A number that is said on its own, or last, is `40`; the one after which more of the same number
 * follows is `40+`.
 * @param {Omit<typeof latvian, "voice" | "spelt">} words
 * @returns {Recording[]}
 */
export function recordingsOf({ number, counter, letters, small, tens, hundreds, openHundreds }) {
  const closed = (/** @type {string} */ name, /** @type {string} */ said) => ({
    ...{ name, words: said, isOpen: false },
  })
  const open = (/** @type {string} */ name, /** @type {string} */ said) => ({
    ...{ name, words: said, isOpen: true },
  })
  return [
    open('number', number),
    open('counter', counter),
    ...letters.map((said, index) => open(String.fromCharCode(65 + index), said)),
    ...small.map((said, value) => closed(String(value), said)),
    ...tens.flatMap((said, index) => {
      const name = String((index + 2) * 10)
      return [closed(name, said), open(`${name}+`, said)]
    }),
    ...hundreds.map((said, index) => closed(String((index + 1) * 100), said)),
    ...openHundreds.map((said, index) => open(`${(index + 1) * 100}+`, said)),
  ]
}

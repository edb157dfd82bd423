import type { Language } from '@rinda/phrases/resources'

/** Letters up to here have a place of their own: Latin with its marks, and Cyrillic. */
const known = 0x500

const alphabets = new Map<Language, readonly string[]>()

/**
 * The place of each letter in a language's alphabet, from 1, each as one character. Letters that a dictionary does not tell apart at first (a and A) share one.
 */
function alphabetOf(language: Language): readonly string[] {
  const made = alphabets.get(language)
  if (made) return made
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
  const letters = Array.from({ length: known }, (_, code) => String.fromCharCode(code)).sort(compare)
  const places = new Array<string>(known).fill('\0')
  let place = 1
  for (const [index, letter] of letters.entries()) {
    if (index > 0 && compare(letters[index - 1] ?? '', letter) !== 0) place++
    places[letter.charCodeAt(0)] = String.fromCharCode(place)
  }
  alphabets.set(language, places)
  return places
}

/** A text by which others of its language sort as in a dictionary when they are compared as they stand: many times as fast. */
export function sortingText(text: string, language: Language): string {
  const places = alphabetOf(language)
  let sorting = ''
  const whole = text.normalize('NFC')
  for (let at = 0; at < whole.length; at++) {
    const code = whole.charCodeAt(at)
    sorting += places[code] ?? String.fromCharCode(code + known)
  }
  return sorting
}

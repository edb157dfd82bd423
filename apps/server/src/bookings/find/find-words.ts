import type { VisitorQuery } from './find-way-store.ts'

/** The fewest letters and digits that are looked for: fewer would fit half of everybody. */
const fewestLetters = 2
const fewestDigits = 3
/** Names have no more words than this; those that say most are looked for. */
const mostWords = 6
/** A country's calling code has one to three digits. */
const callingCodeLengths = [1, 2, 3]
/** Has something that is compared: a word of marks and of letters without a sound alone would begin everything. */
const hasForm = /[^\p{M}ъь]/iu

/**
 * Reads what somebody typed as a query: words of a name, a telephone number however it is written, a
 * booking's code.
 */
export function visitorQuery(typed: string): VisitorQuery {
  const words = typed.split(/[\s,„“”"«»‹›-]+/u).filter((word) => hasForm.test(word))
  const isName = words.some((word) => word.length >= fewestLetters) && /\p{L}/u.test(typed)
  const compact = typed.replace(/\s/g, '')
  return {
    words: isName ? tellingWords(words) : [],
    isOfCompaniesToo: true,
    phones: phonesIn(typed),
    email: null,
    code: /^[a-z\d]{3,20}$/i.test(compact) ? compact.toUpperCase() : null,
  }
}

/** Reads what somebody typed into one field of a form as a query: only what the field is for is looked for. */
export function fieldQuery(by: 'name' | 'phone' | 'email', typed: string): VisitorQuery {
  const nothing = { words: [], isOfCompaniesToo: false, phones: [], email: null, code: null }
  if (by === 'name') return { ...nothing, words: visitorQuery(typed).words }
  if (by === 'phone') return { ...nothing, phones: phonesIn(typed) }
  return { ...nothing, email: typed }
}

function phonesIn(typed: string): VisitorQuery['phones'] {
  return /^[+\d][\d().\s/-]*$/.test(typed) ? phonesOf(typed) : []
}

/** The longest words, each once, without those that another one begins with: they are found with it. */
function tellingWords(words: readonly string[]): string[] {
  const small = words.map((word) => word.toLowerCase())
  const isTold = (word: string, at: number) =>
    small.some((other, nth) => (nth < at && other === word) || (other !== word && other.startsWith(word)))
  const telling = words.filter((_, at) => !isTold(small[at] ?? '', at))
  const longest = telling.toSorted((one, other) => other.length - one.length).slice(0, mostWords)
  return telling.filter((word) => longest.includes(word))
}

/** A number without its country, and, as far as it may have one, with each country that it may begin with. */
function phonesOf(typed: string): VisitorQuery['phones'] {
  const written = typed.replace(/\D/g, '')
  const isInternational = typed.startsWith('+') || written.startsWith('00')
  const digits = isInternational ? written.replace(/^00/, '') : written
  if (digits.length < fewestDigits) return []
  const withCountry = callingCodeLengths
    .filter((length) => digits.length >= length + (isInternational ? 0 : fewestDigits))
    .map((length) => ({ countryCode: digits.slice(0, length), number: digits.slice(length) }))
  return isInternational ? withCountry : [{ countryCode: null, number: digits }, ...withCountry]
}

import uFuzzy from '@leeoniya/ufuzzy'
import type { Booking } from '@rinda/client/bookings/booking-view'
import { plainText } from '@rinda/ui/search-text'
import type { CellTexts } from './cell-texts.ts'

/** Below this a search finds too much to be of use. */
const fewestCharacters = 3

/** Most letters of a word that are searched for: more would find nothing else, and be slower. */
const longestWord = 30
/** Most words that are searched for: more would find nothing else either. */
const mostWords = 12

/** One slip of the finger in a word, of letters that are already without their marks. */
const fuzzy = new uFuzzy({ alpha: 'a-zа-яєі', intraMode: 1 })

/** The words of a text as they are compared: in small Latin letters without marks (Kļaviņš is klavins), without punctuation. */
function plainWords(text: string): string {
  const bare = /^[ -~]*$/.test(text) ? text.toLowerCase() : plainText(text)
  return bare.replace(/[^\p{L}\d]+/gu, ' ').trim()
}

/** Tells whether the text is long enough to be searched for: at least 3 characters. */
export function isSearch(text: string): boolean {
  return text.trim().length >= fewestCharacters
}

/**
 * Makes the function that gives the text which a search looks through: the booking's visitor, e-mail address,
 * telephone number (also in one piece), company, tracking number, service and specialist. Worked out once for
 * each booking.
 */
export function searchableTexts(texts: CellTexts): (booking: Booking) => string {
  const made = new WeakMap<Booking, string>()
  const plainName = eachOnce(plainWords)
  return (booking) => {
    const known = made.get(booking)
    if (known !== undefined) return known
    const { customer, email, phone, service, specialist, business_name, tracking_number } = texts
    const own = [customer, email, phone, business_name, tracking_number].map((textOf) => textOf(booking))
    const digits = `${booking.phoneCountryCode}${booking.phoneNumber}`
    const shared = `${plainName(service(booking))} ${plainName(specialist(booking))}`
    const text = `${plainWords(own.join(' '))} ${digits} ${shared}`
    made.set(booking, text)
    return text
  }
}

/**
 * Keeps the rows in which every word is found, in any order, whole or in part, with one typing error allowed;
 * all rows while the text is too short to search. A text without a letter or a digit, such as a smile, is found nowhere.
 */
export function searchRows(
  rows: readonly Booking[],
  text: string,
  searchable: (booking: Booking) => string,
): readonly Booking[] {
  const words = plainWords(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord))
  if (!isSearch(text)) return rows
  const texts = rows.map(searchable)
  // The longest first: what is left for the others is little.
  const found = words
    .toSorted((one, other) => other.length - one.length)
    .reduce<number[] | undefined>((left, word) => fuzzy.filter(texts, word, left) ?? [], undefined)
  return (found ?? []).flatMap((index) => rows[index] ?? [])
}

/** Makes a function that remembers its answers: a text that many bookings share is worked out once. */
function eachOnce(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>()
  return (text) => {
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}

import type { KnownVisitor } from '@rinda/client/bookings/known-visitors'
import type { VisitorValues } from '@rinda/client/bookings/visitor-values'
import type { FormFieldKey } from '@rinda/domain/company/profile'
import { plainText } from '@rinda/ui/search-text'
import { homeCountry } from '../phone.ts'

/** Question who is known by what was typed into a field. */
export type KnownQuery = { readonly by: 'name' | 'phone' | 'email'; readonly query: string }

/** Fewest letters of a name or an address, and digits of a number, by which somebody is looked for. */
const fewestLetters = 3
const fewestDigits = 4
const mostLetters = 100
const homeCallingCode = '371'
/** Signs between the words of a name, also the marks around that of a company: the server looks for the same words. */
const betweenWords = /[\s,„“”"«»‹›-]+/u

/** Field of a form by which somebody can be known. */
const ways = { first_name: 'name', last_name: 'name', phone_number: 'phone', email: 'email' } as const
type AskingKey = keyof typeof ways

export function isAsking(key: FormFieldKey): key is AskingKey {
  return key in ways
}

/** The question that a field asks with what is typed; null while that is too little. Both names are one. */
export function questionOf(key: AskingKey, values: VisitorValues): KnownQuery | null {
  const by = ways[key]
  const own = valueAt(values, key)
  const isEnough =
    by === 'name'
      ? (own.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters
      : by === 'phone'
        ? digitsOf(own).length >= fewestDigits
        : own.length >= fewestLetters
  if (!isEnough) return null
  const names = `${valueAt(values, 'first_name')} ${valueAt(values, 'last_name')}`.trim()
  return { by, query: (by === 'name' ? names : own).slice(0, mostLetters) }
}

/** Tells whether what is asked about somebody still fits an answer to fewer letters: answers come late, and letters do not wait. */
export function stillFits({ by, query }: KnownQuery, visitor: KnownVisitor): boolean {
  if (by === 'phone') return isNumberOf(visitor, query)
  if (by === 'email') return plain(visitor.email).startsWith(plain(query))
  const words = plain(`${visitor.firstName} ${visitor.lastName}`).split(betweenWords)
  return plain(query)
    .split(betweenWords)
    .every((typed) => words.some((word) => word.startsWith(typed)))
}

/**
 * Tells whether somebody is offered: they are who is described by the other fields, and more is known of them than stands there. Whoever is
 * asked for by name is not looked at by name again.
 */
export function isOffered(key: AskingKey, values: VisitorValues, visitor: KnownVisitor): boolean {
  const begins = (known: string, typed: string) => plain(known).startsWith(plain(typed))
  const agrees = (field: AskingKey) => {
    const typed = valueAt(values, field)
    if (typed === '' || ways[field] === ways[key]) return true
    if (field === 'phone_number') return visitor.phoneNumber === '' || isNumberOf(visitor, typed)
    if (field === 'email') return visitor.email === '' || begins(visitor.email, typed)
    return begins(field === 'first_name' ? visitor.firstName : visitor.lastName, typed)
  }
  const fields = Object.keys(ways) as AskingKey[]
  return fields.every(agrees) && fields.some((field) => isNews(field, valueAt(values, field), visitor))
}

/** Tells whether something is known that does not stand in a field already. */
function isNews(field: AskingKey, typed: string, visitor: KnownVisitor): boolean {
  if (field === 'phone_number')
    return visitor.phoneNumber !== '' && !digitsOf(typed).endsWith(visitor.phoneNumber)
  const known = { first_name: visitor.firstName, last_name: visitor.lastName, email: visitor.email }[field]
  return known !== '' && plain(known) !== plain(typed)
}

/**
 * Gives what choosing somebody puts into the form: what the field asked for, and what is known besides in fields where nothing stands yet. A number
 * that is not dialled in the country of the form is written with its own code.
 */
export function filledWith(
  key: AskingKey,
  visitor: KnownVisitor,
  { values, country }: { values: VisitorValues; country: string },
): VisitorValues {
  const isHome = country === homeCountry && visitor.phoneCountryCode === homeCallingCode
  const isWhole = isHome || visitor.phoneCountryCode === '' || visitor.phoneNumber === ''
  const known: VisitorValues = {
    first_name: visitor.firstName,
    last_name: visitor.lastName,
    phone_number: isWhole ? visitor.phoneNumber : `+${visitor.phoneCountryCode} ${visitor.phoneNumber}`,
    email: visitor.email,
    business_name: visitor.businessName,
    company_name: visitor.businessName,
  }
  const isFilled = ([field, value]: [string, string]) => {
    const place = field as FormFieldKey
    const isAskedFor = isAsking(place) && ways[place] === ways[key]
    return value !== '' && (isAskedFor || valueAt(values, place) === '')
  }
  return Object.fromEntries(Object.entries(known).filter(isFilled))
}

function isNumberOf({ phoneCountryCode, phoneNumber }: KnownVisitor, typed: string): boolean {
  const digits = digitsOf(typed)
  return (
    phoneNumber.startsWith(digits) ||
    `${phoneCountryCode}${phoneNumber}`.startsWith(digits.replace(/^00/, ''))
  )
}

const valueAt = (values: VisitorValues, key: FormFieldKey) => values[key]?.trim() ?? ''
const digitsOf = (text: string) => text.replace(/\D/g, '')
const plain = (text: string) => plainText(text.trim())

import type { ReadPhone } from '@rinda/client/bookings/visitor-values'
import type { CountryCode } from 'libphonenumber-js/min'

/** A country as the form offers it: 'LV', '371', 'Latvija'. */
export type PhoneCountry = { readonly code: string; readonly callingCode: string; readonly name: string }

export const homeCountry = 'LV'

const loadNumbers = () => import('libphonenumber-js/min')

/** Every country with its calling code, the neighbours first, then by name in the language given. */
export async function listCountries(language: string): Promise<PhoneCountry[]> {
  const { getCountries, getCountryCallingCode } = await loadNumbers()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const near = [homeCountry, 'LT', 'EE', 'UA', 'PL', 'FI', 'SE', 'DE', 'GB']
  const rank = (code: string) => (near.includes(code) ? near.indexOf(code) : near.length)
  return getCountries()
    .map((code) => ({ code, callingCode: getCountryCallingCode(code), name: names.of(code) ?? code }))
    .sort((a, b) => rank(a.code) - rank(b.code) || a.name.localeCompare(b.name, language))
}

/** Reads a number as it is dialled in the country, or with its own + code; null when it is none. */
export async function readPhone(text: string, country: string): Promise<ReadPhone> {
  const { parsePhoneNumberFromString } = await loadNumbers()
  // All of the text is to be the number: of `abc29123456` nothing is to be guessed.
  const parsed = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), {
    defaultCountry: country as CountryCode,
    extract: false,
  })
  if (!parsed?.isValid()) return null
  return { countryCode: parsed.countryCallingCode, number: parsed.nationalNumber }
}

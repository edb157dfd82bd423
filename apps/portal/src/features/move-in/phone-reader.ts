import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Country where a number without a code of its own is dialled. */
const homeCountry = 'LV'

type Phone = { countryCode: string; number: string } | null

/** Makes a reader of telephone numbers that remembers: the numbers of thousands of rows are read again with every choice. */
export function phoneReader(): (text: string) => Phone {
  const known = new Map<string, Phone>()
  return (text) => {
    const read = known.get(text)
    if (read !== undefined) return read
    const parsed = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), {
      defaultCountry: homeCountry,
      extract: false,
    })
    const phone = parsed?.isPossible()
      ? { countryCode: parsed.countryCallingCode as string, number: parsed.nationalNumber as string }
      : null
    known.set(text, phone)
    return phone
  }
}

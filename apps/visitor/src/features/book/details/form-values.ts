import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import {
  type Fault,
  fieldOfWire,
  findFaults,
  type ReadPhone,
  type VisitorPayload,
  visitorPayload,
} from '@rinda/client/bookings/visitor-values'
import type { FormField } from '@rinda/domain/company/profile'
import type { Language } from '@rinda/phrases/resources'
import type { Typed } from '../hold/kept.ts'

/** Reads a telephone number as it was typed, with its country's code beside it or in it; null where it can be none. */
export function readTypedPhone(typed: string, country: string): ReadPhone {
  const code = country.replace(/\D/g, '').replace(/^00/, '')
  const isWhole = /^\s*(\+|00)/.test(typed)
  const digits = typed.replace(/\D/g, '').replace(isWhole ? /^00/ : /^$/, '')
  if (code === '' || /[^\d\s()+./-]/.test(typed)) return null
  if (isWhole && !digits.startsWith(code)) return null
  const number = isWhole ? digits.slice(code.length) : digits
  return number.length >= 4 && number.length <= 15 ? { countryCode: code, number } : null
}

/** Reads what was typed: as a booking takes it, and its faults. */
export function readForm(
  fields: readonly FormField[],
  { values, country }: Typed,
  language: Language,
): { faults: Fault[]; payload: VisitorPayload } {
  const phone = readTypedPhone(values.phone_number ?? '', country)
  return {
    faults: findFaults(fields, values, phone),
    payload: visitorPayload(fields, values, phone, language),
  }
}

/** The field that the server found fault with, if it is one of the form. */
export function faultyField(fields: readonly FormField[], failure: RequestFailure | null) {
  return failure ? fieldOfWire(fields, failure.field) : null
}

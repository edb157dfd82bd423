import { type FormField, type FormFieldKey, formFieldPlaces } from '@rinda/domain/company/profile'

/** What was typed, by field. */
export type VisitorValues = Partial<Record<FormFieldKey, string>>

/** A phone number as it was typed, read for the country chosen; null where it is none. */
export type ReadPhone = { readonly countryCode: string; readonly number: string } | null

export type FaultCode = 'error_fields_empty' | 'error_wrong_number' | 'error_fields_invalid_email'
export type Fault = { readonly field: FormFieldKey; readonly code: FaultCode }

const emailShape = /^[\w'+-]+(\.[\w'+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

/** What is wrong with what was typed, in the order of the form; empty when nothing is. */
export function findFaults(fields: readonly FormField[], values: VisitorValues, phone: ReadPhone): Fault[] {
  return fields.flatMap(({ key, required }): Fault[] => {
    const value = values[key]?.trim() ?? ''
    if (value === '') return required ? [{ field: key, code: 'error_fields_empty' }] : []
    if (key === 'phone_number' && !phone) return [{ field: key, code: 'error_wrong_number' }]
    if (key === 'email' && !emailShape.test(value))
      return [{ field: key, code: 'error_fields_invalid_email' }]
    return []
  })
}

/** What was typed, in the places where a booking keeps it on the wire. */
export type VisitorPayload = {
  firstName?: string
  lastName?: string
  email?: string
  phoneNumber?: string
  phoneCountryCode?: string
  fields?: Record<string, string>
  notes?: { description?: string }
}

export function visitorPayload(
  fields: readonly FormField[],
  values: VisitorValues,
  phone: ReadPhone,
): VisitorPayload {
  const payload: VisitorPayload = {}
  for (const { key } of fields) {
    const value = values[key]?.trim() ?? ''
    const [place = '', inner = ''] = formFieldPlaces[key].split('.')
    if (value === '') continue
    if (place === 'fields') payload.fields = { ...payload.fields, [inner]: value }
    else if (place === 'notes') payload.notes = { ...payload.notes, [inner]: value }
    else if (place === 'first_name') payload.firstName = value
    else if (place === 'last_name') payload.lastName = value
    else if (place === 'email') payload.email = value
    else if (place === 'phone_number' && phone) {
      payload.phoneNumber = phone.number
      payload.phoneCountryCode = phone.countryCode
    }
  }
  return payload
}

/** The field of the form that the server found fault with. */
export function fieldOfWire(wire: string | undefined): FormFieldKey | null {
  const known: Record<string, FormFieldKey> = {
    firstName: 'first_name',
    lastName: 'last_name',
    email: 'email',
    phoneNumber: 'phone_number',
    phoneCountryCode: 'phone_number',
    notes: 'notes',
  }
  return (wire && known[wire]) || null
}

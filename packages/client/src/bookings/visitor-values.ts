import type { Language } from '@rinda/contract/wire/json-api'
import { optionIdPlaces } from '@rinda/domain/company/form'
import { type FormField, type FormFieldKey, formFieldPlaces } from '@rinda/domain/company/profile'

/** Text that was typed, by field; for a dropdown the id of the choice. */
export type VisitorValues = Partial<Record<FormFieldKey, string>>

/** A phone number as it was typed, read for the country chosen; null where it is none. */
export type ReadPhone = { readonly countryCode: string; readonly number: string } | null

export type FaultCode = 'error_fields_empty' | 'error_wrong_number' | 'error_fields_invalid_email'
export type Fault = { readonly field: FormFieldKey; readonly code: FaultCode }

/**
 * Gives the value of a field that counts, trimmed; '' for a choice that the field does not offer here (it
 * stays kept).
 */
export function typedValue({ key, options }: FormField, values: VisitorValues): string {
  const value = values[key]?.trim() ?? ''
  return options && !options.some(({ id }) => id === value) ? '' : value
}

const emailShape = /^[\w'+-]+(\.[\w'+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

/** Lists the faults in what was typed, in the order of the form; empty when there are none. */
export function findFaults(fields: readonly FormField[], values: VisitorValues, phone: ReadPhone): Fault[] {
  return fields.flatMap((field): Fault[] => {
    const { key, required } = field
    const value = typedValue(field, values)
    if (value === '') return required ? [{ field: key, code: 'error_fields_empty' }] : []
    if (key === 'phone_number' && !phone) return [{ field: key, code: 'error_wrong_number' }]
    if (key === 'email' && !emailShape.test(value))
      return [{ field: key, code: 'error_fields_invalid_email' }]
    return []
  })
}

/** Data of the visitor as typed, in the places where a booking keeps them on the wire. */
export type VisitorPayload = {
  firstName?: string
  lastName?: string
  email?: string
  phoneNumber?: string
  phoneCountryCode?: string
  fields?: Record<string, string>
  notes?: { description?: string }
}

/** The payload of what was typed. A choice stands there by its name, in the language spoken, and by its id. */
export function visitorPayload(
  fields: readonly FormField[],
  values: VisitorValues,
  phone: ReadPhone,
  language: Language,
): VisitorPayload {
  const payload: VisitorPayload = {}
  for (const field of fields) {
    const { key } = field
    const typed = typedValue(field, values)
    const option = field.options?.find(({ id }) => id === typed)
    const value = option?.[language] ?? typed
    const [place = '', inner = ''] = formFieldPlaces[key].split('.')
    if (value === '') continue
    if (place === 'fields') payload.fields = { ...payload.fields, [inner]: value, ...optionId(key, option) }
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

function optionId(key: FormFieldKey, option: { id: string } | undefined): Record<string, string> {
  const [, inner] = optionIdPlaces[key]?.split('.') ?? []
  return option && inner ? { [inner]: option.id } : {}
}

/** The field of the form that the server found fault with: `phoneNumber`, `fields/text1`, or all of the `notes`. */
export function fieldOfWire(fields: readonly FormField[], wire: string | undefined): FormFieldKey | null {
  if (wire === undefined) return null
  if (wire === 'phoneCountryCode') return 'phone_number'
  const place = wire.replace('/', '.').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const isMeant = (own: string) => own === place || own.startsWith(`${place}.`)
  return fields.find(({ key }) => isMeant(formFieldPlaces[key]))?.key ?? null
}

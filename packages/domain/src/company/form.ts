import { type FieldsAt, type FormField, type FormFieldKey, formFieldPlaces } from './profile.ts'

/** Places in a booking for the id of the chosen option; its name stands at the field's own place. */
export const optionIdPlaces: Readonly<Partial<Record<FormFieldKey, string>>> = {
  topic: 'fields.option_id',
  select: 'fields.select_id',
}

type Form = { booking: { formFields: readonly FormField[]; fieldsAt: readonly FieldsAt[] } }

/** `more` after `fields`; one that stands in both, or in the same place of a booking, is as `more` has it. */
export function withFields(fields: readonly FormField[], more: readonly FormField[]): FormField[] {
  const places = new Map(fields.map((field) => [formFieldPlaces[field.key], field]))
  for (const field of more) places.set(formFieldPlaces[field.key], field)
  return [...places.values()]
}

/** The form for a service at a location: what is asked everywhere, then what those two add, the later wins. */
export function formFieldsAt(profile: Form, locationId: number, serviceId: number | null): FormField[] {
  return profile.booking.fieldsAt
    .filter((at) => at.locationId === undefined || at.locationId === locationId)
    .filter((at) => at.serviceId === undefined || at.serviceId === serviceId)
    .reduce<FormField[]>((fields, at) => withFields(fields, at.fields), [...profile.booking.formFields])
}

import {
  type FieldOption,
  type FormField,
  type FormFieldKey,
  formFieldKeys,
  formFieldPlaces,
} from '@rinda/domain/company/profile'

/** Without these nobody can be told from anybody else, or be reached. */
const fixed: ReadonlySet<FormFieldKey> = new Set(['first_name', 'last_name', 'phone_number'])

/** Fields that are asked as a choice; a booking keeps the id of what was chosen. */
const choices: ReadonlySet<FormFieldKey> = new Set(['topic', 'select'])

export const isFixed = (key: FormFieldKey) => fixed.has(key)
export const isChoice = ({ key, options }: FormField) => choices.has(key) || options !== undefined

/** Kind of a field, as people name it. */
export type FieldKind = 'text' | 'long' | 'phone' | 'email' | 'choice' | 'address'

export function kindOf(field: FormField): FieldKind {
  if (isChoice(field)) return 'choice'
  if (field.key === 'phone_number') return 'phone'
  if (field.key === 'email') return 'email'
  if (field.key === 'www') return 'address'
  return field.key === 'notes' || field.key === 'description' ? 'long' : 'text'
}

/** Lists the fields that can be added: no two of a form share a place in the booking, and of two that are the same to a visitor one is enough. */
export function addable(fields: readonly FormField[]): FormFieldKey[] {
  const taken = new Set(fields.map(({ key }) => formFieldPlaces[key]))
  const free = formFieldKeys.filter((key) => !taken.has(formFieldPlaces[key]))
  const sameAs = (key: FormFieldKey) => `${formFieldPlaces[key]} ${kindOf({ key, required: false })}`
  return free.filter((key, place) => free.findIndex((one) => sameAs(one) === sameAs(key)) === place)
}

/** The form with a field at its end that may be left empty; a choice begins with two options that have no names yet. */
export function added(fields: readonly FormField[], key: FormFieldKey): FormField[] {
  const begun = choices.has(key) ? { options: [blankOption([]), blankOption([blankOption([])])] } : {}
  return [...fields, { key, required: false, ...begun }]
}

export function withField(
  fields: readonly FormField[],
  key: FormFieldKey,
  change: Partial<FormField>,
): FormField[] {
  return fields.map((field) => (field.key === key ? { ...field, ...change } : field))
}

export function removed(fields: readonly FormField[], key: FormFieldKey): FormField[] {
  return fields.filter((field) => field.key !== key)
}

/** An option without names, and with an id that none of the others has: what was chosen before keeps its own. */
export function blankOption(others: readonly FieldOption[]): FieldOption {
  const ids = new Set(others.map(({ id }) => id))
  let number = others.length + 1
  while (ids.has(`option-${number}`)) number += 1
  return { id: `option-${number}`, lv: '', en: '', ru: '' }
}

/** Options as they are kept: those without any name are left out, and a name that is missing is that of another language. */
export function namedOptions(options: readonly FieldOption[]): FieldOption[] {
  return options.flatMap(({ id, lv, en, ru }) => {
    const name = [lv, en, ru].map((text) => text.trim()).find((text) => text !== '')
    if (name === undefined) return []
    return [{ id, lv: lv.trim() || name, en: en.trim() || name, ru: ru.trim() || name }]
  })
}

import type { FormFieldKey } from '@rinda/domain/company/profile'

/** Ids of the list below a field and of its options: the field names them. */
export const listId = (key: FormFieldKey) => `known-${key}`
export const optionId = (key: FormFieldKey, index: number) => `known-${key}-${index}`

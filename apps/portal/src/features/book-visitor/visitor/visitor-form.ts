import type { Fault, VisitorValues } from '@rinda/client/bookings/visitor-values'
import type { FormField, FormFieldKey } from '@rinda/domain/company/profile'

/** Fields of a visitor as they are drawn, and what is typed into them. */
export type VisitorForm = {
  readonly fields: readonly FormField[]
  readonly values: VisitorValues
  readonly country: string
  readonly faults: readonly Fault[]
  readonly setValue: (key: FormFieldKey, value: string) => void
  readonly setCountry: (country: string) => void
}

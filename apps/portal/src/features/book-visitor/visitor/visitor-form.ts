import type { Fault, VisitorValues } from '@rinda/client/bookings/visitor-values'
import type { FormField, FormFieldKey } from '@rinda/domain/company/profile'

/** Fields of a visitor as they are drawn, and what is typed into them. */
export type VisitorForm = {
  /** Location whose company's visitors are known. */
  readonly locationId: number
  readonly fields: readonly FormField[]
  readonly values: VisitorValues
  readonly country: string
  readonly faults: readonly Fault[]
  readonly setValue: (key: FormFieldKey, value: string) => void
  /** Puts what is known of somebody into several fields at once. */
  readonly fill: (known: VisitorValues) => void
  readonly setCountry: (country: string) => void
}

import type { TypedLocation } from '../../set-up/fields/location-values.ts'
import type { FieldTexts } from '../../set-up/fields/use-fault-texts.ts'
import type { NewLocation } from './draft.ts'

/** Props of every step: what was typed, and the texts of its faults by attribute. */
export type StepProps = {
  readonly draft: NewLocation
  readonly onChange: (part: Partial<NewLocation>) => void
  readonly faults: FieldTexts
  readonly onLeft: (attribute: string) => void
}

/** Gives what was typed as the fields of a location take it. */
export function typedIn({ draft, onChange, faults, onLeft }: StepProps): TypedLocation {
  const { values } = draft
  return { values, faults, onLeft, onType: (typed) => onChange({ values: { ...values, ...typed } }) }
}

import type { FieldTexts } from '../../set-up/fields/use-fault-texts.ts'
import type { NewLocation } from './draft.ts'

/** What each step is given: what was typed, and what is wrong with it by the attribute. */
export type StepProps = {
  readonly draft: NewLocation
  readonly onChange: (part: Partial<NewLocation>) => void
  readonly faults: FieldTexts
  readonly onLeft: (attribute: string) => void
}

import { Checkbox } from '@mantine/core'
import { FieldGroup } from '../../set-up/fields/field-group.tsx'
import '@rinda/ui/styles/mantine-fields.css'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { SystemFields } from '../../set-up/fields/system-fields.tsx'
import type { FlagName } from './draft.ts'
import type { StepProps } from './step-props.ts'

const flags = [
  ['isActive', 'active'],
  ['isVisible', 'visible'],
  ['isOnline', 'online'],
  ['isQmsActive', 'qmsActive'],
  ['isBmsActive', 'bmsActive'],
] as const satisfies readonly (readonly [FlagName, string])[]

/** Whether a location is open to visitors, and what serves it. */
export function SystemsStep({ draft, onChange, faults, onLeft }: StepProps) {
  const { t } = useLatePhrases('newLocation')
  const { facts } = draft
  return (
    <>
      <FieldGroup title={t('state')}>
        {flags.map(([flag, label]) => (
          <Checkbox
            key={flag}
            label={t(label)}
            checked={facts[flag] ?? false}
            onChange={(event) => onChange({ facts: { ...facts, [flag]: event.currentTarget.checked } })}
          />
        ))}
      </FieldGroup>
      <SystemFields
        value={facts}
        faults={faults}
        onLeft={onLeft}
        onChange={(value) => onChange({ facts: { ...facts, ...value } })}
      />
    </>
  )
}

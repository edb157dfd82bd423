import { TextInput } from '@mantine/core'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { FieldGroup } from '../../set-up/fields/field-group.tsx'
import styles from './edit-services.module.css'
import type { ServicePartProps } from './service-state.tsx'

const ids = [
  ['bmsId', 'bms_id'],
  ['qmsId', 'qms_id'],
] as const

/** Fields for the ids of a service in other systems. */
export function ServiceSystems({ form, faults, onLeft, onChange }: ServicePartProps) {
  const { t } = useLatePhrases('locationServices')
  const { t: fields } = useLatePhrases('setUpFields')
  return (
    <FieldGroup title={t('otherSystems')}>
      <p className={styles.note}>{t('otherSystemsText')}</p>
      <div className={styles.pair}>
        {ids.map(([name, attribute]) => (
          <TextInput
            key={name}
            label={fields(`service_${attribute}`)}
            autoComplete="off"
            value={form[name]}
            error={faults.get(attribute)}
            onBlur={() => onLeft(attribute)}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

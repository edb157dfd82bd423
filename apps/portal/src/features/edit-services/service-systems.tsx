import { TextInput } from '@mantine/core'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { servesWays } from '../../session/ways-in.ts'
import { FieldGroup } from '../../set-up/fields/field-group.tsx'
import styles from './edit-services.module.css'
import type { ServiceWaysProps } from './service-state.tsx'

const ids = [
  ['bmsId', 'bms_id', 'appointments'],
  ['qmsId', 'qms_id', 'line'],
] as const

/** Fields for the ids of a service in other systems. */
export function ServiceSystems({ ways, form, faults, onLeft, onChange }: ServiceWaysProps) {
  const { t } = useLatePhrases('locationServices')
  const { t: fields } = useLatePhrases('setUpFields')
  const shown = ids.filter(([, attribute, way]) => servesWays(way, ways) || faults.has(attribute))
  return (
    <FieldGroup title={t('otherSystems')}>
      <p className={styles.note}>{t('otherSystemsText')}</p>
      <div className={styles.pair}>
        {shown.map(([name, attribute]) => (
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

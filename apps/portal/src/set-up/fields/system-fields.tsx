import { TextInput } from '@mantine/core'
import type { LocationDraft } from '@rinda/client/set-up/location-entity'
import { FieldGroup } from './field-group.tsx'
import '@rinda/ui/styles/mantine-fields.css'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './fields.module.css'
import type { FieldTexts } from './use-fault-texts.ts'

const systems = [
  ['bmsId', 'bms_id'],
  ['bmsBaseUrl', 'bms_base_url'],
  ['qmsBaseUrl', 'qms_base_url'],
  ['qmsServicesUrl', 'qms_services_url'],
  ['qmsTicketsUrl', 'qms_tickets_url'],
  ['qmsGetTicketUrl', 'qms_get_ticket_url'],
  ['qmsCancelTicketUrl', 'qms_cancel_ticket_url'],
] as const

/** Where other systems of a location are found. */
export type Systems = Pick<LocationDraft, (typeof systems)[number][0]>

type SystemFieldsProps = {
  value: Systems
  onChange: (value: Systems) => void
  /** What is wrong, by the attribute: `qms_base_url`. */
  faults: FieldTexts
  /** A field was left: its attribute. */
  onLeft?: (attribute: string) => void
}

/** The id of a location in the booking system, and the addresses of its booking and queue systems. */
export function SystemFields({ value, onChange, faults, onLeft }: SystemFieldsProps) {
  const { t } = useLatePhrases('newLocation')
  return (
    <FieldGroup title={t('systems')}>
      <p className={styles.hint}>{t('systemsText')}</p>
      {systems.map(([name, attribute]) => (
        <TextInput
          key={name}
          label={t(name)}
          type={name === 'bmsId' ? 'text' : 'url'}
          autoComplete="off"
          spellCheck={false}
          {...(name === 'bmsId' ? {} : { placeholder: 'https://' })}
          value={value[name] ?? ''}
          error={faults.get(attribute)}
          onBlur={() => onLeft?.(attribute)}
          onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
        />
      ))}
    </FieldGroup>
  )
}

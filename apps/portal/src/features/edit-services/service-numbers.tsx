import { TextInput } from '@mantine/core'
import '@rinda/ui/styles/mantine-fields.css'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { DateField } from '../../set-up/fields/date-field.tsx'
import styles from './edit-services.module.css'
import type { ServicePartProps } from './service-state.tsx'

const numbers = [
  ['duration', 'duration', 'byDefault', 'appointments'],
  ['step', 'step', 'byDefault', 'appointments'],
  ['capacity', 'capacity', 'capacityText', 'appointments'],
  ['averageTime', 'average_time', 'averageTimeText', 'line'],
] as const
const dates = [
  ['bmsStartDate', 'bms_start_date'],
  ['bmsEndDate', 'bms_end_date'],
] as const

/**
 * Fields for how long a service takes, how many visitors it takes at once, and from when till when it can be
 * booked; only those of the ways in which visitors come for it.
 */
export function ServiceNumbers({ form, faults, onLeft, onChange }: ServicePartProps) {
  const { t } = useLatePhrases('locationServices')
  const { t: fields } = useLatePhrases('setUpFields')
  const [takesBookings, takesTickets] = [form.bmsId.trim() !== '', form.qmsId.trim() !== '']
  // Of one that takes neither yet nobody knows what it will take.
  const ways = { appointments: takesBookings || !takesTickets, line: takesTickets || !takesBookings }
  // A fault is shown wherever it is.
  const isOf = (way: keyof typeof ways, attribute: string) => ways[way] || faults.has(attribute)
  const shownNumbers = numbers.filter(([, attribute, , way]) => isOf(way, attribute))
  const shownDates = dates.filter(([, attribute]) => isOf('appointments', attribute))
  return (
    <>
      <div className={styles.pair}>
        {shownNumbers.map(([name, attribute, text]) => (
          <TextInput
            key={name}
            label={fields(`service_${attribute}`)}
            description={t(text)}
            inputMode="numeric"
            autoComplete="off"
            value={form[name]}
            error={faults.get(attribute)}
            onBlur={() => onLeft(attribute)}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className={styles.pair}>
        {shownDates.map(([name, attribute]) => (
          <DateField
            key={name}
            label={fields(`service_${attribute}`)}
            value={form[name]}
            fault={faults.get(attribute)}
            onLeft={() => onLeft(attribute)}
            onChange={(date) => onChange({ [name]: date })}
          />
        ))}
      </div>
    </>
  )
}

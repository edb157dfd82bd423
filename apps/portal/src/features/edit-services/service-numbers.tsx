import { TextInput } from '@mantine/core'
import type { WayIn } from '@rinda/domain/set-up/field'
import '@rinda/ui/styles/mantine-fields.css'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { servesWays } from '../../session/ways-in.ts'
import { DateField } from '../../set-up/fields/date-field.tsx'
import styles from './edit-services.module.css'
import type { ServiceWaysProps } from './service-state.tsx'

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
export function ServiceNumbers({ ways, form, faults, onLeft, onChange }: ServiceWaysProps) {
  const { t } = useLatePhrases('locationServices')
  const { t: fields } = useLatePhrases('setUpFields')
  const [takesBookings, takesTickets] = [form.bmsId.trim() !== '', form.qmsId.trim() !== '']
  // Of one that takes neither yet nobody knows what it will take of all that its location does.
  const taken =
    takesBookings || takesTickets ? { areAppointments: takesBookings, isLine: takesTickets } : ways
  // A fault is shown wherever it is.
  const isOf = (way: WayIn, attribute: string) =>
    (servesWays(way, ways) && servesWays(way, taken)) || faults.has(attribute)
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
            emptyText={t('noDate', { field: fields(`service_${attribute}`) })}
            onLeft={() => onLeft(attribute)}
            onChange={(date) => onChange({ [name]: date })}
          />
        ))}
      </div>
    </>
  )
}

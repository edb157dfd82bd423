import { isCalendarDate } from '@rinda/domain/time/zone'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { DateField } from '../../set-up/fields/date-field.tsx'
import styles from './moment-bar.module.css'

type DayFieldProps = { date: string; label: string; onDate: (date: string) => void }

/** A day that is picked: of the calendar that is shown, or of the moment. */
export function DayField({ date, label, onDate }: DayFieldProps) {
  return (
    <MantineLook>
      <div className={styles.day}>
        <DateField
          label={label}
          value={date}
          onChange={(next) => {
            if (isCalendarDate(next) && next !== date) onDate(next)
          }}
        />
      </div>
    </MantineLook>
  )
}

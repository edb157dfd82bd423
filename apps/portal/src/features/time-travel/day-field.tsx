import { TextInput } from '@mantine/core'
import { isCalendarDate } from '@rinda/domain/time/zone'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import '@rinda/ui/styles/mantine-fields.css'
import styles from './moment-bar.module.css'

type DayFieldProps = { date: string; label: string; onDate: (date: string) => void }

/** The day whose calendar is shown, which may be another than that of the moment. */
export function DayField({ date, label, onDate }: DayFieldProps) {
  return (
    <MantineLook>
      <TextInput
        type="date"
        label={label}
        className={styles.day}
        value={date}
        onChange={(event) => {
          if (isCalendarDate(event.currentTarget.value)) onDate(event.currentTarget.value)
        }}
      />
    </MantineLook>
  )
}

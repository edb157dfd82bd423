import { DatePicker } from '@mantine/dates'
import '@rinda/ui/styles/mantine-dates.css'
import { mostFigureDays } from '@rinda/domain/reports/queue-figures'
import { addDays, daysBetween, type LocalDate } from '@rinda/domain/time/zone'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { markToday } from '../../session/mark-today.ts'
import styles from './day-picker.module.css'

/** Calendar in which the first and then the last of some days is picked: of a year at most, and none to come. */
export function RangePicker(props: {
  from: LocalDate
  to: LocalDate
  today: LocalDate
  onChoose: (days: { from: LocalDate; to: LocalDate }) => void
}) {
  const { t, language } = useLatePhrases('queueFigures')
  const [picked, setPicked] = useState<[string | null, string | null]>([props.from, props.to])
  const [first, last] = picked
  const isHalf = first !== null && last === null
  return (
    <MantineLook>
      <div className={styles.picker}>
        <DatePicker
          type="range"
          allowSingleDateInRange
          locale={language}
          firstDayOfWeek={1}
          highlightToday
          getDayProps={markToday(props.today)}
          value={picked}
          defaultDate={props.to}
          maxDate={isHalf ? lastFor(first, props.today) : props.today}
          excludeDate={(day) => isHalf && first !== null && daysBetween(day, first) >= mostFigureDays}
          onChange={(days) => {
            setPicked(days)
            const [from, to] = days
            if (from && to) props.onChoose({ from, to })
          }}
        />
        <p className={styles.hint} role="status">
          {t(isHalf ? 'pickLast' : 'pickFirst')}
        </p>
      </div>
    </MantineLook>
  )
}

/** The last day that may be picked with a first one. */
function lastFor(first: LocalDate, today: LocalDate): LocalDate {
  return addDays(first, Math.min(mostFigureDays - 1, Math.max(0, daysBetween(first, today))))
}

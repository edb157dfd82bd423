import type { Staffing } from '@rinda/client/queue/staffing'
import { useRef } from 'react'
import { useGridWalk } from '../../calendar/use-grid-walk.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { ChosenHour } from './chosen-hour.ts'
import { DayHead } from './day-head.tsx'
import { HourCell } from './hour-cell.tsx'
import { clockHour } from './hour-state.ts'
import styles from './staffing-grid.module.css'
import { useHourWords } from './use-hour-words.ts'

/** The week's hours as rows and its days as columns; on a phone one day. */
export function StaffingGrid(props: {
  label: string
  days: Staffing['days']
  /** All days have the rows that the week has. */
  hours: readonly number[]
  target: number
  today: string
  chosen: ChosenHour | null
  onChoose: (hour: ChosenHour) => void
}) {
  const { t } = useLatePhrases('staffing')
  const table = useRef<HTMLTableElement>(null)
  const walk = useGridWalk(table, false)
  const wordsOf = useHourWords(props.target)
  const { days, hours, chosen } = props
  return (
    <section className={styles.scroller} aria-label={props.label}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its hours are walked with arrows
        role="grid"
        ref={table}
        className={styles.table}
        aria-label={t('walkHint')}
        {...walk}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="rinda-only-heard">{t('hour')}</span>
            </th>
            {days.map((day) => (
              <DayHead key={day.date} day={day} isToday={day.date === props.today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row" className={styles.time}>
                {clockHour(hour)}
              </th>
              {days.map(({ date, hours: own }, column) => {
                const found = own.find((one) => one.hour === hour)
                if (!found)
                  return (
                    <td key={date} className={styles.closed}>
                      <span className="rinda-only-heard">{t('closed')}</span>
                    </td>
                  )
                return (
                  <HourCell
                    key={date}
                    hour={found}
                    target={props.target}
                    column={column}
                    words={wordsOf(date, found)}
                    cellKey={`${date} ${hour}`}
                    isChosen={chosen?.date === date && chosen.hour === hour}
                    onChoose={() => props.onChoose({ date, hour })}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

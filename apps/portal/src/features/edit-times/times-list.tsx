import { isLocalDate, type LocalDate } from '@rinda/domain/time/zone'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { Choice } from '@rinda/ui/components/fields/choice'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { DayDialog } from './dialogs/day-dialog.tsx'
import type { Day } from './times/day-times.ts'
import { dayName, daysOf } from './times/days.ts'
import type { TimesRules } from './times/read-times.ts'
import type { TimesRow } from './times/times-row.ts'
import styles from './times-list.module.css'
import { useTimesText } from './use-times-text.ts'
import type { WriteTimes } from './use-write-times.tsx'

/** On a phone: one line at a time, its days below each other, each to be tapped. */
export function TimesList(props: {
  nameLabel: string
  rows: readonly TimesRow[]
  rules: TimesRules
  today: LocalDate
  write: WriteTimes
  withPast: boolean
  onRemoveDate: (day: LocalDate, of: readonly TimesRow[]) => void
}) {
  const { rows, today } = props
  const { t, language } = useLatePhrases('hours')
  const say = useTimesText()
  const [chosen, setChosen] = useState(rows[0]?.key ?? '')
  const [open, setOpen] = useState<Day | null>(null)
  const row = rows.find(({ key }) => key === chosen) ?? rows[0]
  if (!row) return null
  const days: readonly Day[] = daysOf([row], today, props.withPast)
  return (
    <div className={styles.list}>
      <Choice
        label={props.nameLabel}
        options={rows.map(({ key, name, group }) => ({
          value: key,
          label: group ? `${group} · ${name}` : name,
        }))}
        value={row.key}
        onChange={setChosen}
      />
      <ul className={styles.days} aria-label={row.name}>
        {days.map((day) => {
          const times = row.timesOn(day)
          return (
            <li key={day} className={styles.day}>
              <button type="button" className={styles.open} onClick={() => setOpen(day)}>
                <span>{dayName(day, language, today)}</span>
                <span className={styles.times} data-kind={times.kind}>
                  {say(times)}
                </span>
              </button>
              {isLocalDate(day) && (
                <IconButton
                  isQuiet
                  label={t('removeDate', { day: dayName(day, language, today) })}
                  icon={<IconTrash size={18} stroke={1.8} aria-hidden="true" />}
                  onClick={() => props.onRemoveDate(day, [row])}
                />
              )}
            </li>
          )
        })}
      </ul>
      {open && (
        <DayDialog
          key={`${row.key} ${open}`}
          row={row}
          day={open}
          rules={props.rules}
          today={today}
          write={props.write}
          onClosed={() => setOpen(null)}
        />
      )}
    </div>
  )
}

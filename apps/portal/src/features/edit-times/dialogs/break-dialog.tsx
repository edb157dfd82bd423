import { isLocalTime, type LocalDate } from '@rinda/domain/time/zone'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { TimeField } from '../../../set-up/fields/time-field.tsx'
import { breakEdits } from '../times/day-break.ts'
import { dayName, weekFromMonday } from '../times/days.ts'
import type { TimesRow } from '../times/times-row.ts'
import type { WriteTimes } from '../use-write-times.tsx'
import styles from './edits-dialog.module.css'
import { EditsDialog } from './edits-dialog.tsx'
import { RowChoice } from './row-choice.tsx'

const workDays = weekFromMonday.slice(0, 5)

/** A break in the day for many at once: when, on which weekdays, and for whom. */
export function BreakDialog(props: {
  rows: readonly TimesRow[]
  targetsLabel: string
  mostRanges: number
  today: LocalDate
  write: WriteTimes
  onClosed: () => void
}) {
  const { rows } = props
  const { t, language } = useLatePhrases('hours')
  const [pause, setPause] = useState({ from: '12:00', till: '13:00' })
  const [days, setDays] = useState<ReadonlySet<string>>(new Set(workDays))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(rows.map(({ key }) => key)))
  const isWhole = isLocalTime(pause.from) && isLocalTime(pause.till)
  const fault = faultOf()
  const edits =
    fault === ''
      ? breakEdits(
          rows.filter(({ key }) => chosen.has(key)),
          weekFromMonday.filter((day) => days.has(day)),
          pause,
          props.mostRanges,
        )
      : []

  function faultOf(): string {
    if (!isWhole) return t('fault_half')
    if (pause.from >= pause.till) return t(pause.from === pause.till ? 'breakSame' : 'fault_reversed')
    if (days.size === 0) return t('dayNeeded')
    return chosen.size === 0 ? t('rowNeeded') : ''
  }

  return (
    <EditsDialog
      title={t('breakTitle')}
      rows={rows}
      edits={edits}
      fault={fault}
      typed={[pause, [...days], [...chosen]]}
      write={props.write}
      onClosed={props.onClosed}
    >
      <p>{t('breakText')}</p>
      <div className={styles.from}>
        {(['from', 'till'] as const).map((end) => (
          <TimeField
            key={end}
            hasShownLabel
            label={t(end)}
            value={pause[end]}
            onChange={(value) => setPause({ ...pause, [end]: value })}
          />
        ))}
      </div>
      <RowChoice
        label={t('breakDays')}
        options={weekFromMonday.map((day) => ({ key: day, name: dayName(day, language, props.today) }))}
        chosen={days}
        onChange={setDays}
      />
      <RowChoice
        label={props.targetsLabel}
        options={rows.map(({ key, name, group }) => ({ key, name, note: group ?? undefined }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </EditsDialog>
  )
}

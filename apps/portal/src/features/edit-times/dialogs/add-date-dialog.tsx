import type { LocalDate } from '@rinda/domain/time/zone'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { TimesRules } from '../times/read-times.ts'
import type { TimesRow } from '../times/times-row.ts'
import type { WriteTimes } from '../use-write-times.tsx'
import { DateChoice } from './date-choice.tsx'
import styles from './edits-dialog.module.css'
import { EditsDialog } from './edits-dialog.tsx'
import { RowChoice } from './row-choice.tsx'
import { TimesChoice, type TimesDraft, timesOfDraft } from './times-choice.tsx'

/** A special date: which, closed or with hours, and for whom. */
export function AddDateDialog(props: {
  rows: readonly TimesRow[]
  targetsLabel: string
  rules: TimesRules
  today: LocalDate
  write: WriteTimes
  onClosed: () => void
}) {
  const { rows, rules, today } = props
  const { t } = useLatePhrases('hours')
  const [date, setDate] = useState<LocalDate | null>(null)
  const [draft, setDraft] = useState<TimesDraft>({ kind: 'closed', text: '' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(rows.map(({ key }) => key)))
  const times = timesOfDraft(draft, rules)
  const edits = date && times ? [...chosen].map((row) => ({ row, day: date, times })) : []
  const fault = !date ? t('dateNeeded') : !times ? t('timesNeeded') : chosen.size === 0 ? t('rowNeeded') : ''
  return (
    <EditsDialog
      title={t('specialDate')}
      rows={rows}
      edits={edits}
      fault={fault}
      typed={[date, draft, [...chosen]]}
      write={props.write}
      onClosed={props.onClosed}
    >
      <div className={styles.side}>
        <DateChoice date={date} today={today} onChange={setDate} />
        <div className={styles.sideRest}>
          <TimesChoice draft={draft} rules={rules} onChange={setDraft} />
          <RowChoice
            label={props.targetsLabel}
            options={rows.map(({ key, name, group }) => ({ key, name, note: group ?? undefined }))}
            chosen={chosen}
            onChange={setChosen}
          />
        </div>
      </div>
    </EditsDialog>
  )
}

import { isLocalDate, type LocalDate } from '@rinda/domain/time/zone'
import { Choice } from '@rinda/ui/components/fields/choice'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { copyDay, copyRow } from '../times/copy-edits.ts'
import type { Day } from '../times/day-times.ts'
import { dayName, weekFromMonday } from '../times/days.ts'
import type { TimesRow } from '../times/times-row.ts'
import { useTimesText } from '../use-times-text.ts'
import type { WriteTimes } from '../use-write-times.tsx'
import styles from './edits-dialog.module.css'
import { EditsDialog } from './edits-dialog.tsx'
import { RowChoice } from './row-choice.tsx'

/** One day to others, or the week of one to others, with its special dates if they are wanted. */
export function CopyDialog(props: {
  rows: readonly TimesRow[]
  days: readonly Day[]
  targetsLabel: string
  mayBeUsual: boolean
  today: LocalDate
  write: WriteTimes
  onClosed: () => void
}) {
  const { rows, days, today } = props
  const { t, language } = useLatePhrases('hours')
  const say = useTimesText()
  const [what, setWhat] = useState<'day' | 'week'>('day')
  const [rowKey, setRowKey] = useState(rows[0]?.key ?? '')
  const [day, setDay] = useState<Day>('monday')
  const [toDays, setToDays] = useState<ReadonlySet<string>>(new Set())
  const [toRows, setToRows] = useState<ReadonlySet<string>>(new Set())
  const [withDates, setWithDates] = useState(false)
  const row = rows.find(({ key }) => key === rowKey)
  const dates = row ? row.dates.filter((date) => date >= today).sort() : []
  const edits = !row
    ? []
    : what === 'day'
      ? copyDay(row, day, [...toDays], props.mayBeUsual)
      : copyRow(row, [...toRows], [...weekFromMonday, ...(withDates ? dates : [])])
  const fault =
    what === 'day' ? (toDays.size === 0 ? t('dayNeeded') : '') : toRows.size === 0 ? t('rowNeeded') : ''
  return (
    <EditsDialog
      title={t('copyTitle')}
      rows={rows}
      edits={edits}
      fault={fault}
      typed={[what, rowKey, day, [...toDays], [...toRows], withDates]}
      write={props.write}
      onClosed={props.onClosed}
    >
      <SegmentedSwitch
        label={t('copyWhat')}
        value={what}
        segments={[
          { value: 'day', label: t('copyOneDay') },
          { value: 'week', label: t('copyWeek') },
        ]}
        onChange={setWhat}
      />
      <div className={styles.from}>
        <Choice
          label={t('copyFrom')}
          options={rows.map(({ key, name, group }) => ({
            value: key,
            label: group ? `${group} · ${name}` : name,
          }))}
          value={rowKey}
          onChange={setRowKey}
        />
        {what === 'day' && (
          <Choice
            label={t('copyFromDay')}
            options={days.map((one) => ({
              value: one,
              label: `${dayName(one, language, today)}: ${row ? say(row.timesOn(one)) : ''}`,
            }))}
            value={day}
            onChange={(value) => setDay(value as Day)}
          />
        )}
      </div>
      {what === 'day' ? (
        <RowChoice
          label={t('copyToDays')}
          options={days
            .filter((one) => one !== day)
            .map((one) => ({ key: one, name: dayName(one, language, today) }))}
          chosen={toDays}
          onChange={setToDays}
        />
      ) : (
        <>
          {dates.some(isLocalDate) && (
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={withDates}
                onChange={(event) => setWithDates(event.currentTarget.checked)}
              />
              {t('copyDatesToo', { count: dates.length })}
            </label>
          )}
          <RowChoice
            label={props.targetsLabel}
            options={rows
              .filter(({ key }) => key !== rowKey)
              .map(({ key, name, group }) => ({ key, name, note: group ?? undefined }))}
            chosen={toRows}
            onChange={setToRows}
          />
        </>
      )}
    </EditsDialog>
  )
}

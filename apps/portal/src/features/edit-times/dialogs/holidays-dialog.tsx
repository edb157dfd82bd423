import { nameIn } from '@rinda/client/http/names'
import type { LocalDate } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { TimesRules } from '../times/read-times.ts'
import type { TimesRow } from '../times/times-row.ts'
import type { WriteTimes } from '../use-write-times.tsx'
import { EditsDialog } from './edits-dialog.tsx'
import { holidaysQuery } from './holidays-query.ts'
import { RowChoice } from './row-choice.tsx'
import { TimesChoice, type TimesDraft, timesOfDraft } from './times-choice.tsx'

/** The public holidays of a year as special dates: which of them, closed or with hours, and for whom. Those that are there are marked. */
export function HolidaysDialog(props: {
  rows: readonly TimesRow[]
  targetsLabel: string
  rules: TimesRules
  today: LocalDate
  year: number
  write: WriteTimes
  onClosed: () => void
}) {
  const { rows, rules, today } = props
  const { t, language } = useLatePhrases('hours')
  const [year, setYear] = useState(props.year)
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set())
  const [draft, setDraft] = useState<TimesDraft>({ kind: 'closed', text: '' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(rows.map(({ key }) => key)))
  const query = useQuery(holidaysQuery(year))
  const ahead = (query.data ?? []).filter(({ date }) => date >= today)
  const targets = rows.filter(({ key }) => chosen.has(key))
  const isThere = (date: LocalDate) => targets.every((row) => row.timesOn(date).kind !== 'usual')
  const days = ahead.map(({ date }) => date).filter((date) => !unwanted.has(date))
  const times = timesOfDraft(draft, rules)
  const edits = times ? targets.flatMap(({ key: row }) => days.map((day) => ({ row, day, times }))) : []
  const fault = !times
    ? t('timesNeeded')
    : targets.length === 0
      ? t('rowNeeded')
      : days.length === 0
        ? t('dateNeeded')
        : ''
  const firstYear = Number(today.slice(0, 4))
  return (
    <EditsDialog
      title={t('holidaysOf', { year })}
      rows={rows}
      edits={edits}
      fault={fault}
      typed={[year, [...unwanted], draft, [...chosen]]}
      write={props.write}
      onClosed={props.onClosed}
    >
      <SegmentedSwitch
        label={t('year')}
        value={String(year)}
        segments={[0, 1, 2].map((more) => ({ value: String(firstYear + more), label: firstYear + more }))}
        onChange={(value) => setYear(Number(value))}
      />
      {query.isPending && <LoadingFace />}
      {query.isError && (
        <ErrorFace title={t('holidaysFailed')} text={t('errorText')} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <RowChoice
          label={t('holidays')}
          options={ahead.map(({ date, name, isMoved }) => ({
            key: date,
            name: longDay(date, language),
            note: [nameIn(language, name), isMoved && t('moved'), isThere(date) && t('isThere')]
              .filter(Boolean)
              .join(' · '),
          }))}
          chosen={new Set(days)}
          onChange={(wanted) =>
            setUnwanted(new Set(ahead.map(({ date }) => date).filter((date) => !wanted.has(date))))
          }
        />
      )}
      <TimesChoice draft={draft} rules={rules} onChange={setDraft} />
      <RowChoice
        label={props.targetsLabel}
        options={rows.map(({ key, name, group }) => ({ key, name, note: group ?? undefined }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </EditsDialog>
  )
}

import { localDateOf } from '@rinda/domain/time/zone'
import { serverNow } from '@rinda/live/clock/server-now'
import { type ReactNode, useRef } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { useImpact } from '../../set-up/impact/use-impact.tsx'
import { type DayTimes, isSameTimes, type TimesEdit } from './times/day-times.ts'
import { dayName } from './times/days.ts'
import type { RowSaved, TimesRow } from './times/times-row.ts'
import { useTimesText } from './use-times-text.ts'

/** Row that was not saved. `isUnanswered`: nobody answered, and the same may be sent again. */
export type FailedRow = { readonly row: TimesRow; readonly why: string; readonly isUnanswered: boolean }
export type WriteOutcome =
  | { readonly kind: 'saved' | 'stayed' }
  | { readonly kind: 'changed'; readonly times: DayTimes }
  /** Of many, those that were not saved; the others were. */
  | { readonly kind: 'failed'; readonly failed: readonly FailedRow[] }
export type WriteTimes = (edits: readonly TimesEdit[], seen?: DayTimes) => Promise<WriteOutcome>

const savedAtOnce = 4

/** Saves times of days: asks first what would be left outside, says what became of it, and offers the way back. `dialog` is to be drawn. */
export function useWriteTimes(rows: readonly TimesRow[]): { write: WriteTimes; dialog: ReactNode } {
  const { t, language } = useLatePhrases('hours')
  const { profile } = useSession().user
  const impact = useImpact()
  const toasts = useToasts()
  const say = useTimesText()
  const latest = useRef(rows)
  latest.current = rows

  async function write(edits: readonly TimesEdit[], seen?: DayTimes): Promise<WriteOutcome> {
    const changes = changesOf(latest.current, edits)
    if (changes.length === 0) return { kind: 'saved' }
    const before = changes.flatMap(({ row, inputs }) =>
      [...inputs.keys()].map((day) => ({ row: row.key, day, times: row.timesOn(day) })),
    )
    const results = new Map<TimesRow, RowSaved>()
    const isOne = changes.length === 1 && before.length === 1
    const outcome = await impact.beforeSaving(
      changes.map(
        ({ row, inputs }) =>
          () =>
            row.ask(inputs),
      ),
      async () => {
        const waiting = [...changes]
        const saveInTurn = async () => {
          for (let one = waiting.shift(); one; one = waiting.shift()) {
            const day = before[0]?.day
            const watched = isOne && seen && day ? { day, times: seen } : undefined
            results.set(one.row, await one.row.save(one.inputs, watched))
          }
        }
        await Promise.all(Array.from({ length: savedAtOnce }, saveInTurn))
        return [...results.values()].some(({ kind }) => kind === 'saved')
      },
    )
    if (outcome === 'stayed') return { kind: 'stayed' }
    const saved = before.filter(({ row: key }) =>
      [...results].some(([row, one]) => row.key === key && one.kind === 'saved'),
    )
    if (saved.length > 0) toasts.undo(savedText(saved), t('undo'), () => void write(saved))
    return outcomeOf(results, t('changedMeanwhile'))
  }

  function savedText(saved: readonly TimesEdit[]): string {
    const [first] = saved
    const row = latest.current.find(({ key }) => key === first?.row)
    if (saved.length > 1 || !first || !row) return t('savedMany', { count: saved.length })
    const today = localDateOf(serverNow() / 60_000, profile.zone)
    return t('saved', {
      name: row.name,
      day: dayName(first.day, language, today),
      times: say(row.timesOn(first.day)),
    })
  }

  return { write, dialog: impact.dialog }
}

function outcomeOf(results: ReadonlyMap<TimesRow, RowSaved>, changedText: string): WriteOutcome {
  const failed = [...results].flatMap(([row, result]) => {
    if (result.kind === 'saved') return []
    if (result.kind === 'changed') return [{ row, why: changedText, isUnanswered: false }]
    return [{ row, why: result.why, isUnanswered: result.isUnanswered }]
  })
  if (failed.length === 0) return { kind: 'saved' }
  const [only] = results.values()
  if (results.size === 1 && only?.kind === 'changed') return { kind: 'changed', times: only.times }
  return { kind: 'failed', failed }
}

/** Lists, row by row, the edits that differ from the times that are there. */
function changesOf(rows: readonly TimesRow[], edits: readonly TimesEdit[]) {
  return rows.flatMap((row) => {
    const own = edits.filter(
      (edit) => edit.row === row.key && !isSameTimes(row.timesOn(edit.day), edit.times),
    )
    if (own.length === 0) return []
    return [{ row, inputs: new Map(own.map(({ day, times }) => [day, times])) }]
  })
}

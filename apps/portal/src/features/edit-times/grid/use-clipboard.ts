import type { ClipboardEvent } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useToasts } from '../../../session/toasts.ts'
import type { Day, DayTimes, TimesEdit } from '../times/day-times.ts'
import { readTimes, rulesOn, type TimesRules } from '../times/read-times.ts'
import type { TimesRow } from '../times/times-row.ts'
import { useFaultText, useTimesText } from '../use-times-text.ts'
import type { WriteTimes } from '../use-write-times.tsx'
import { blockText, type CellRange, fillEdits } from './cell-range.ts'
import { placeOf } from './use-cell-walk.ts'

/** Copies the times of the cell that has the focus or of the block that is chosen, and pastes those of one or of a block of cells, as spreadsheets write them: all of them, or none. */
export function useClipboard(props: {
  rows: readonly TimesRow[]
  days: readonly Day[]
  rules: TimesRules
  write: WriteTimes
  /** Block of cells that is chosen, where it is more than one. */
  chosen: CellRange | null
}) {
  const { rows, days, rules, write, chosen } = props
  const { t } = useLatePhrases('hours')
  const { t: shell } = usePhrases('shell')
  const toasts = useToasts()
  const say = useTimesText()
  const faultText = useFaultText()

  /** Saves all of it; what was refused is told with its reason. */
  async function save(edits: readonly TimesEdit[]): Promise<void> {
    const outcome = await write(edits)
    if (outcome.kind !== 'failed') return
    const names = outcome.failed.map(({ row, why }) => `${row.name}: ${why}`)
    const unanswered = outcome.failed.filter(({ isUnanswered }) => isUnanswered).map(({ row }) => row.key)
    if (unanswered.length === 0) return toasts.notice(names.join(' '), t('notSaved'))
    const again = edits.filter(({ row }) => unanswered.includes(row))
    toasts.again(`${t('notSaved')}. ${names.join(' ')}`, shell('tryAgain'), () => void save(again))
  }

  const fill = async (times: DayTimes) => {
    if (chosen) await save(fillEdits({ rows, days }, chosen, times, rules.mayBeUsual))
  }

  return {
    /** Puts the same times into every chosen cell. */
    fill,
    onCopy(event: ClipboardEvent) {
      const at = placeOf(document.activeElement)
      if (!at) return
      const [row, day] = [rows[at.row], days[at.column]]
      if (!row || day === undefined) return
      const text = chosen ? blockText({ rows, days }, chosen, say) : say(row.timesOn(day))
      event.clipboardData.setData('text/plain', text)
      event.preventDefault()
    },
    async onPaste(event: ClipboardEvent) {
      const at = placeOf(document.activeElement)
      if (!at) return
      event.preventDefault()
      const lines = event.clipboardData
        .getData('text/plain')
        .replace(/\r?\n$/, '')
        .split(/\r?\n/)
      // One time, and many cells for it.
      if (chosen && lines.length === 1 && !lines[0]?.includes('\t')) {
        const day = days[at.column]
        const read = day !== undefined && readTimes(lines[0] ?? '', rulesOn(rules, day))
        if (!read) return
        return read.ok ? await fill(read.times) : toasts.notice(faultText(read.fault), t('notPasted'))
      }
      const edits: TimesEdit[] = []
      for (const [down, line] of lines.entries()) {
        for (const [right, text] of line.split('\t').entries()) {
          const [row, day] = [rows[at.row + down], days[at.column + right]]
          if (!row || day === undefined) return toasts.notice(t('pastedTooLarge'), t('notPasted'))
          const read = readTimes(text, rulesOn(rules, day))
          if (!read.ok) return toasts.notice(faultText(read.fault), t('notPasted'))
          edits.push({ row: row.key, day, times: read.times })
        }
      }
      await save(edits)
    },
  }
}

import type { ClipboardEvent } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useToasts } from '../../session/toasts.ts'
import type { Day, TimesEdit } from './day-times.ts'
import { readTimes, rulesOn, type TimesRules } from './read-times.ts'
import type { TimesRow } from './times-row.ts'
import { placeOf } from './use-cell-walk.ts'
import { useFaultText, useTimesText } from './use-times-text.ts'
import type { WriteTimes } from './use-write-times.tsx'

/** Copies the times of the cell that has the focus, and pastes those of one or of a block of cells, as spreadsheets write them: all of them, or none. */
export function useClipboard(props: {
  rows: readonly TimesRow[]
  days: readonly Day[]
  rules: TimesRules
  write: WriteTimes
}) {
  const { rows, days, rules, write } = props
  const { t } = useLatePhrases('hours')
  const toasts = useToasts()
  const say = useTimesText()
  const faultText = useFaultText()

  return {
    onCopy(event: ClipboardEvent) {
      const at = placeOf(document.activeElement)
      if (!at) return
      const [row, day] = [rows[at.row], days[at.column]]
      if (!row || day === undefined) return
      event.clipboardData.setData('text/plain', say(row.timesOn(day)))
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
      const outcome = await write(edits)
      if (outcome.kind !== 'failed') return
      const names = outcome.failed.map(({ row, why }) => `${row.name}: ${why}`)
      toasts.notice(names.join(' '), t('notSaved'))
    },
  }
}

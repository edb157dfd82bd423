import { importRows, type MoveInInput } from '@rinda/client/set-up/move-in'
import { localDateOf } from '@rinda/domain/time/zone'
import { serverNow } from '@rinda/live/clock/server-now'
import { makeId } from '@rinda/live/make-id'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { faultsOf } from '../../set-up/save-faults.ts'
import { importsKey } from './imports-query.ts'
import { rowsToSend } from './judged-rows.ts'
import { useCheck } from './use-check.ts'
import type { FileState } from './use-file.ts'

type Done = { readonly bookings: number; readonly customers: number; readonly path: string | null }

/** Has the rows of a file looked at, and brings them in: once, however often it is sent. */
export function useBring({ file, drafts, zone, close }: FileState, companyId: number | undefined) {
  const { t, language } = useLatePhrases('moveIn')
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [why, setWhy] = useState<string | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const name = file?.name ?? ''
  const withPast = file?.settings.withPast ?? true
  const leftOut = file?.leftOut ?? nobody
  const input = useMemo((): MoveInInput | null => {
    const rows = rowsToSend(drafts, leftOut)
    if (rows.length === 0) return null
    return { company_id: companyId, file_name: name, with_past: withPast, rows }
  }, [drafts, leftOut, companyId, name, withPast])
  const looked = useCheck(input)
  /** The same rows that are sent again after no answer came are sent under the same key. */
  const key = useRef<{ input: MoveInInput; id: string } | null>(null)

  async function bring(): Promise<void> {
    if (!input || isBusy) return
    if (key.current?.input !== input) key.current = { input, id: makeId() }
    setBusy(true)
    setWhy(null)
    const { id } = key.current
    let result = await importRows(http, input, id)
    if (!result.ok && result.failure.kind !== 'refused') result = await importRows(http, input, id)
    setBusy(false)
    if (result.ok) {
      const { bookings = 0, customers = 0 } = result.value ?? {}
      setDone({ bookings, customers, path: calendarOf(input, zone) })
      close()
      void queries.invalidateQueries({ queryKey: importsKey })
    } else {
      const said = [...new Set(faultsOf(result.failure, language, t('unanswered')).values())]
      setWhy(said.slice(0, 3).join(' '))
      key.current = null
      // What stands there by now is told row by row.
      looked.again()
    }
  }

  return {
    ...looked,
    ...{ isBusy, why, done, bring },
    forget: () => {
      setDone(null)
      setWhy(null)
    },
  }
}
export type Bring = ReturnType<typeof useBring>

const nobody: ReadonlySet<number> = new Set()

/** Gives where the first visit to come, or else the last that was, stands in the calendar; null: there is none. */
function calendarOf({ rows }: MoveInInput, zone: string): string | null {
  const moments = rows
    .flatMap(({ booking }) =>
      booking ? [{ at: Date.parse(`${booking.date}T${booking.time}Z`), place: booking.location_id }] : [],
    )
    .sort((one, other) => one.at - other.at)
  const next = moments.find(({ at }) => at > serverNow()) ?? moments.at(-1)
  return next ? `/bookings?location=${next.place}&date=${localDateOf(next.at / 60_000, zone)}` : null
}

/** Past days of a real location, read from its database through the product's own store, as they are seen by a replay. */

import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { systemCaller } from '../apps/server/src/access/caller.ts'
import { narrow } from '../apps/server/src/access/scope.ts'
import { createSettings } from '../apps/server/src/availability/settings.ts'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { callRulesOf, waitingTicket } from '../apps/server/src/queue/call-rules.ts'
import { listTicketsOfDay, type TicketRow } from '../apps/server/src/queue/store.ts'
import type { Seen } from './waits-days.ts'
import type { Replay } from './waits-replay.ts'

const minute = 60_000
/** A counter at which nobody was called for so long while somebody waited was closed. */
const closedAfterMs = 20 * minute

/** Place of a database: the address of a PostgreSQL, or the folder of an embedded one that no server uses meanwhile. */
export type From = { databaseUrl: string | undefined; dataDir: string }

/** Reads so many days of a location up to now, and what a replay of them needs. */
export async function readRealDays(from: From, locationId: number, days: number) {
  const opened = await openDatabase({ ...from, log: console.error })
  try {
    const now = new Date()
    const settings = createSettings(opened.db, () => now, false)
    const setting = await settings.find(systemCaller, locationId)
    if (!setting) throw new RangeError(`there is no location ${locationId}`)
    const scope = narrow(systemCaller.scope, setting.companyId)
    const today = localDateOf(now.getTime() / minute, setting.zone)
    const seen: Seen[][] = []
    for (let ago = days; ago >= 1; ago--) {
      const day = addDays(today, -ago)
      const rows = await listTicketsOfDay(opened.db, scope, locationId, { day, begins: now, since: day })
      seen.push(seenOf(rows.filter((row) => row.day === day)))
    }
    const hours = new Intl.DateTimeFormat('en', {
      timeZone: setting.zone,
      timeStyle: 'short',
      hourCycle: 'h23',
    })
    const replay: Replay = {
      saidMinutes: new Map(
        [...setting.services.values()].map(({ row, durationMinutes }) => [
          row.service_id,
          row.average_time || durationMinutes,
        ]),
      ),
      rules: callRulesOf(setting.profile, setting),
      hourOf(at) {
        const [hour, minutes] = hours.format(at).split(':').map(Number)
        return (hour ?? 0) + (minutes ?? 0) / 60
      },
    }
    return { name: setting.location.name, seen, replay }
  } finally {
    await opened.close()
  }
}

/** When counters stood open is not kept: one is taken as open from a call to the end of the visit before it pauses for long. */
function seenOf(rows: readonly TicketRow[]): Seen[] {
  const seen: Seen[] = []
  for (const row of rows) {
    const came = row.waiting_since.getTime()
    const [id, called, ended] = [row.ticket_id, calledAt(row), row.ended_at?.getTime()]
    const ticket = { ...waitingTicket(row), held: false, onlyCounter: null }
    seen.push({ what: 'taken', at: came, ticket, bookingId: row.booking_id })
    if (called === null) {
      if (ended !== undefined) seen.push({ what: 'left', at: ended, id })
      continue
    }
    const counter = row.counter ?? ''
    seen.push({ what: 'called', at: called, id, counter })
    if (ended !== undefined) seen.push({ what: 'ended', at: ended, id, counter })
  }
  for (const [counter, own] of Map.groupBy(rows, (row) => row.counter ?? ''))
    seen.push(...opened(counter, own))
  return seen
}

const calledAt = (row: TicketRow) => (row.first_called_at ?? row.called_at)?.getTime() ?? null

function opened(counter: string, rows: readonly TicketRow[]): Seen[] {
  const serviceIds = [...new Set(rows.map((row) => row.service_id))]
  const visits = rows
    .flatMap((row) => {
      const from = calledAt(row)
      return from === null
        ? []
        : [{ from, till: row.ended_at?.getTime() ?? from, came: row.waiting_since.getTime() }]
    })
    .sort((one, other) => one.from - other.from)
  return visits.flatMap(({ from, till }, index): Seen[] => {
    const [before, after] = [visits[index - 1], visits[index + 1]]
    const isPause = (end: number, next: { from: number; came: number }) =>
      next.from - end > closedAfterMs && next.came <= end
    const own = { counter, serviceIds }
    const opens: Seen[] =
      !before || isPause(before.till, { from, came: visits[index]?.came ?? from })
        ? [{ what: 'open', at: from - 1, ...own }]
        : []
    const closes: Seen[] = !after || isPause(till, after) ? [{ what: 'close', at: till + 1, ...own }] : []
    return [...opens, ...closes]
  })
}

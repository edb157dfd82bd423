import { setImmediate } from 'node:timers/promises'
import { done } from '@rinda/contract/wire/refusals'
import type { Interval } from '@rinda/domain/time/zone'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { Echo } from '../../changes/record-store.ts'
import { companyZone } from '../../companies/company.ts'
import type { Database } from '../../database/database.ts'
import { publishedAgain } from '../../specialists/specialist-changes.ts'
import {
  type CalendarPatch,
  type CalendarRow,
  findOwnVisits,
  listBusyTimes,
  noteReading,
  replaceBusyTimes,
} from '../calendar-store.ts'
import type { BusyCalendarsContext } from '../context.ts'
import type { CalendarFetcher } from './fetch-calendar.ts'
import { readBusyTimes } from './read-busy-times.ts'

const minuteMs = 60_000
const dayMinutes = 1440
/** Days ahead for which time is taken: more than anybody may book. */
const daysAhead = 400
/** An unchanged calendar is read whole once a day all the same: a series without end goes on into the days to come. */
const wholeEveryMs = 20 * 60 * minuteMs
const pauseMs = 15 * minuteMs
const longestPauseMs = 4 * 60 * minuteMs

/**
 * Reads the private calendar of a specialist: what it takes of their time is written and published where it changed. Where it cannot be read, what was known of it stays, and
 * the fault is noted.
 */
export async function readCalendar(
  context: BusyCalendarsContext,
  fetcher: CalendarFetcher,
  calendar: CalendarRow,
): Promise<void> {
  const { db, clock, spread } = context
  const scope = narrow(systemCaller.scope, calendar.company_id)
  const isWholeDue = !calendar.read_at || clock().getTime() - calendar.read_at.getTime() > wholeEveryMs
  const fetched = await fetcher.fetch(calendar.url, isWholeDue ? null : calendar.etag)
  // Whoever comes after reads it once it is claimed by nobody.
  if (fetched.kind === 'stopped') return
  const read = fetched.kind === 'text' ? await timesIn(db, scope, fetched.text, clock()) : fetched
  const now = clock()
  if (read.kind === 'fault') {
    const failures = calendar.failures + 1
    const pause = Math.min(pauseMs * 2 ** Math.min(failures - 1, 10), longestPauseMs)
    const since = calendar.failing_since ?? now
    const patch = { fault: read.fault, failing_since: since, failures }
    return await write(context, scope, calendar, { times: null, patch, nextAt: later(now, pause * spread()) })
  }
  const well = { fault: null, failing_since: null, failures: 0, heard_at: now }
  const nextAt = later(now, pauseMs * spread())
  if (read.kind === 'unchanged')
    return await write(context, scope, calendar, { times: null, patch: well, nextAt })
  const etag = fetched.kind === 'text' ? fetched.etag : null
  await write(context, scope, calendar, { times: read.times, patch: { ...well, etag, read_at: now }, nextAt })
}

async function timesIn(db: Database, scope: CompanyScope, text: string, now: Date) {
  const at = Math.floor(now.getTime() / minuteMs)
  return await readBusyTimes(text, {
    zone: await companyZone(db, scope.companyId),
    window: { from: at - dayMinutes, till: at + daysAhead * dayMinutes },
    async findOwn(uids) {
      const own = uids.flatMap(
        (uid) => /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@rinda$/.exec(uid)?.[1] ?? [],
      )
      return new Set([...(await findOwnVisits(db, scope, own))].map((qtid) => `${qtid}@rinda`))
    },
    pause: () => setImmediate(),
  })
}

/** Writes what came of a reading, and publishes the specialist where they are busy at other times now. */
async function write(
  { writeBySystem, clock }: BusyCalendarsContext,
  scope: CompanyScope,
  calendar: CalendarRow,
  { times, patch, nextAt }: { times: readonly Interval[] | null; patch: CalendarPatch; nextAt: Date },
): Promise<void> {
  const asked = { caller: systemCaller, request: null, now: clock(), scope }
  await writeBySystem(asked, async (tx) => {
    const isStillThere = await noteReading(tx, calendar, patch, nextAt)
    const changes: Echo[] = []
    const id = calendar.specialist_id
    if (isStillThere && times && !isSame(await listBusyTimes(tx, scope, id), times)) {
      await replaceBusyTimes(tx, scope, id, times)
      changes.push(...(await publishedAgain(tx, scope, id)))
    }
    return done({ changes, answer: null })
  })
}

function isSame(before: readonly Interval[], after: readonly Interval[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ from, till }, index) => from === after[index]?.from && till === after[index]?.till)
  )
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

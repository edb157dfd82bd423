import { done } from '@rinda/contract/wire/refusals'
import { dayBounds, localDateOf } from '@rinda/domain/time/zone'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import { serveVisit } from '../../bookings/visit/visit.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Writer } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import type { DueWork } from '../../jobs/due.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import { statusAfter, writeTicket } from '../act-on-ticket.ts'
import { isKeptOvernight } from '../call-rules.ts'
import { counterChange } from '../counter/counter-change.ts'
import { giveBack } from '../counter/give-back.ts'
import { type CounterRow, updateCounter } from '../counter-store.ts'
import { isKeptElsewhere } from '../remote/system-of.ts'
import {
  listLastDone,
  listUnderWayAnywhere,
  lockCountersSince,
  lockOpenCounters,
  lockTicketsBefore,
  type UnderWay,
} from './day-end-store.ts'

type Context = { db: Database; settings: Settings; writeBySystem: Writer['writeBySystem'] }

/** Another process's tickets are looked for this often. */
const lookEveryMs = 60_000
/** Somebody who works through the night does something at their counter within this time before midnight. */
const leftMs = 3_600_000

/**
 * The end of a location's day, at its midnight: whoever waits still is taken out of the line, a visit that nobody ended is over, and the booking of it
 * served; counters that were left open are closed. A line that its location keeps overnight stays as it is; of its counters those are closed at which nothing
 * was done for an hour by then. What is due follows from the rows, so that a restart forgets nothing.
 */
export function dueDayEnds(context: Context): DueWork {
  return {
    name: 'day-ends',
    lookEveryMs,
    async next() {
      const ends = (await listEnds(context)).map(({ at }) => at.getTime())
      return ends.length === 0 ? null : new Date(Math.min(...ends))
    },
    async run(now, isStopped) {
      const due = (await listEnds(context)).filter(({ at }) => at <= now)
      const end = async (ends: readonly End[]) => {
        const [{ setting }] = ends as readonly [End]
        const left = ends.flatMap(({ counterId }) => counterId ?? [])
        if (left.length > 0) await closeLeft(context, setting, left, now)
        else await endDay(context, setting, now)
      }
      await eachApart(Map.groupBy(due, ({ setting }) => setting.locationId).values(), end, isStopped)
    },
  }
}

/** End of a location's day; of a line that is kept overnight, when a counter counts as left. */
type End = { setting: LocationSetting; at: Date; counterId?: number }

/** Lists when the day of each location ends at which something of ours is under way. */
async function listEnds({ db, settings }: Context): Promise<End[]> {
  const places = await listUnderWayAnywhere(db)
  const found = await settings.findAll(systemCaller, [...new Set(places.map(({ locationId }) => locationId))])
  const byId = new Map(found.map((setting) => [setting.locationId, setting]))
  const ends = places.flatMap((place): End[] => {
    const setting = byId.get(place.locationId)
    return setting && !isKept(setting) ? [{ setting, at: endOf(place, setting.zone) }] : []
  })
  const kept = found.filter(isKept).map(({ locationId }) => locationId)
  const left = (await listLastDone(db, kept)).flatMap(({ locationId, counterId, at }): End[] => {
    const setting = byId.get(locationId)
    return setting ? [{ setting, at: midnightAfter(at.getTime() + leftMs, setting.zone), counterId }] : []
  })
  return [...ends, ...left]
}

/** Tells whether a line runs on over midnight. What is left of ours in one that another system keeps now does not. */
function isKept(setting: LocationSetting): boolean {
  return isKeptOvernight(setting) && !isKeptElsewhere(setting)
}

function endOf({ day, openSince }: UnderWay, zone: string): Date {
  if (day === null) return midnightAfter(openSince?.getTime() ?? 0, zone)
  return new Date(dayBounds(day, zone).till * 60_000)
}

function midnightAfter(ms: number, zone: string): Date {
  return new Date(dayBounds(localDateOf(ms / 60_000, zone), zone).till * 60_000)
}

/** Closes counters of a line that is kept overnight. */
async function closeLeft(
  { writeBySystem }: Context,
  setting: LocationSetting,
  counterIds: readonly number[],
  now: Date,
): Promise<void> {
  const scope = narrow(systemCaller.scope, setting.companyId)
  await writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
    const counters = await lockOpenCounters(tx, scope, counterIds)
    return done({ changes: await closeCounters(tx, scope, counters, now), answer: null })
  })
}

async function endDay(
  { settings, writeBySystem }: Context,
  setting: LocationSetting,
  now: Date,
): Promise<void> {
  const scope = narrow(systemCaller.scope, setting.companyId)
  await writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
    const today = localDateOf(now.getTime() / 60_000, setting.zone)
    const tickets = await endTickets(tx, scope, { settings, locationId: setting.locationId, today, now })
    const dayBegan = new Date(dayBounds(today, setting.zone).from * 60_000)
    const open = await lockCountersSince(tx, scope, setting.locationId, dayBegan)
    const counters = await closeCounters(tx, scope, open, now)
    return done({ changes: [...tickets, ...counters], answer: null })
  })
}

type DayToEnd = Pick<Context, 'settings'> & { locationId: number; today: string; now: Date }

async function endTickets(
  tx: Database,
  scope: CompanyScope,
  { settings, locationId, today, now }: DayToEnd,
): Promise<Change[]> {
  const changes: Change[] = []
  for (const before of await lockTicketsBefore(tx, scope, locationId, today)) {
    const act = before.status === 'CALLED' ? 'finish' : 'cancel'
    const status = statusAfter(act, before)
    if (!status) continue
    const { booking_id: bookingId } = before
    const isVisit = act === 'finish' && bookingId !== null
    const visit = { settings, caller: systemCaller, now }
    const served = isVisit ? await serveVisit(tx, scope, { ...visit, bookingId }) : null
    if (served) changes.push(served)
    changes.push(await writeTicket(tx, act, before, { status, is_held: false, ended_at: now }, now))
  }
  return changes
}

async function closeCounters(
  tx: Database,
  scope: CompanyScope,
  counters: readonly CounterRow[],
  now: Date,
): Promise<Change[]> {
  const changes: Change[] = []
  for (const before of counters) {
    const closed = { is_open: false, is_paused: false, agent_id: null, agent: '' }
    changes.push(counterChange(before, await updateCounter(tx, before, closed, now)))
    changes.push(...(await giveBack(tx, scope, before, now)))
  }
  return changes
}

import { done } from '@rinda/contract/wire/refusals'
import { dayBounds, localDateOf } from '@rinda/domain/time/zone'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Writer } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import type { DueWork } from '../../jobs/due.ts'
import { statusAfter, writeTicket } from '../act-on-ticket.ts'
import { counterChange } from '../counter/counter-change.ts'
import { giveBack } from '../counter/give-back.ts'
import { updateCounter } from '../counter-store.ts'
import { isKeptElsewhere } from '../remote/system-of.ts'
import { listUnderWayAnywhere, lockCountersSince, lockTicketsBefore, type UnderWay } from './day-end-store.ts'

type Context = { db: Database; settings: Settings; writeBySystem: Writer['writeBySystem'] }

/** Another process's tickets are looked for this often. */
const lookEveryMs = 60_000

/**
 * The end of a location's day, at its midnight: whoever waits still is taken out of the line, a visit that nobody ended is over, and counters
 * that were left open are closed. A line that its location keeps overnight stays as it is. What is due follows from the rows, so that a
 * restart forgets nothing.
 */
export function dueDayEnds(context: Context): DueWork {
  return {
    lookEveryMs,
    async next() {
      const ends = (await listEnds(context)).map(({ at }) => at.getTime())
      return ends.length === 0 ? null : new Date(Math.min(...ends))
    },
    async run(now) {
      const due = (await listEnds(context)).filter(({ at }) => at <= now)
      const settings = new Map(due.map(({ setting }) => [setting.locationId, setting]))
      for (const setting of settings.values()) await endDay(context, setting, now)
    },
  }
}

/** Lists when the day of each location ends at which something is under way. */
async function listEnds({ db, settings }: Context): Promise<{ setting: LocationSetting; at: Date }[]> {
  const places = await listUnderWayAnywhere(db)
  const ids = [...new Set(places.map(({ locationId }) => locationId))]
  const found = await settings.findAll(systemCaller, ids)
  const byId = new Map(found.map((setting) => [setting.locationId, setting]))
  return places.flatMap((place) => {
    const setting = byId.get(place.locationId)
    // Another system ends the days of its line itself.
    const isKept =
      setting && (setting.location.config.queue?.keep_overnight === true || isKeptElsewhere(setting))
    return setting && !isKept ? [{ setting, at: endOf(place, setting.zone) }] : []
  })
}

function endOf({ day, openSince }: UnderWay, zone: string): Date {
  const first = day ?? localDateOf((openSince?.getTime() ?? 0) / 60_000, zone)
  return new Date(dayBounds(first, zone).till * 60_000)
}

async function endDay({ writeBySystem }: Context, setting: LocationSetting, now: Date): Promise<void> {
  const scope = narrow(systemCaller.scope, setting.companyId)
  await writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
    const today = localDateOf(now.getTime() / 60_000, setting.zone)
    const tickets = await endTickets(tx, scope, setting.locationId, today, now)
    const dayBegan = new Date(dayBounds(today, setting.zone).from * 60_000)
    const counters = await closeCounters(tx, scope, setting.locationId, dayBegan, now)
    return done({ changes: [...tickets, ...counters], answer: null })
  })
}

async function endTickets(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
  today: string,
  now: Date,
): Promise<Change[]> {
  const changes: Change[] = []
  for (const before of await lockTicketsBefore(tx, scope, locationId, today)) {
    const act = before.status === 'CALLED' ? 'finish' : 'cancel'
    const status = statusAfter(act, before)
    if (!status) continue
    changes.push(await writeTicket(tx, act, before, { status, is_held: false, ended_at: now }, now))
  }
  return changes
}

async function closeCounters(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
  dayBegan: Date,
  now: Date,
): Promise<Change[]> {
  const changes: Change[] = []
  for (const before of await lockCountersSince(tx, scope, locationId, dayBegan)) {
    const closed = { is_open: false, is_paused: false, agent_id: null, agent: '' }
    changes.push(counterChange(before, await updateCounter(tx, before, closed, now)))
    changes.push(...(await giveBack(tx, scope, before, now)))
  }
  return changes
}

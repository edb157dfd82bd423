import type { SystemFault } from '@rinda/contract/queue/queue-system'
import { done } from '@rinda/contract/wire/refusals'
import { holdsTime } from '@rinda/domain/booking/status'
import { addDays, dayBounds, type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { putOnline } from '../../locations/write/put-online.ts'
import type { Heard, Systems } from '../../remote-systems/heard.ts'
import type { Claim } from '../../remote-systems/watch-systems.ts'
import { nameOfRemote } from './answers.ts'
import { unknownServices } from './directory.ts'
import type { FollowContext } from './follow-context.ts'
import { askLost, askStretch, type Stretch } from './list-there.ts'
import { listRemote } from './request-store.ts'
import { settleRequests } from './settle-requests.ts'
import { addressOf } from './system.ts'
import { findSystem, leaseMs, renewClaim, type SystemRow, updateSystem } from './system-store.ts'
import { takeListIn } from './take-list-in.ts'

type Place = { setting: LocationSetting; scope: CompanyScope; claim: Claim }

/** Number of questions in a row without an answer after which a system counts as away: one alone may be lost. */
const failuresUntilOffline = 2
/** A system that is away is asked less and less often, at the least after so many times the usual while. */
const longestPause = 20
/** Days ahead that are followed, and how many of them are asked for each time, besides yesterday, today and tomorrow. */
const daysAhead = 92
const daysAtATime = 7

/**
 * Asks a system once for its bookings of today, and of some days ahead, and takes in what it says; or notes that it said nothing that could be used.
 * Where somebody else has claimed it meanwhile, it is left to them.
 */
export async function followOnce(
  unclaimed: FollowContext,
  setting: LocationSetting,
  claim: Claim,
): Promise<void> {
  const { db, clock } = unclaimed
  const scope = narrow(systemCaller.scope, setting.companyId)
  const place: Place = { setting, scope, claim }
  const ask = askUnderClaim(unclaimed, place)
  const bookingSystems = { ...unclaimed.bookingSystems, ask }
  const context = { ...unclaimed, bookingSystems }
  const system = await findSystem(db, place.scope, setting.locationId)
  if (!system) return
  const directory = await bookingSystems.directories.of(setting, clock())
  if (directory.kind !== 'said') {
    return await noteFault(context, place, faultIn(directory))
  }
  await settleRequests(context, setting, directory.value)
  const today = localDateOf(clock().getTime() / 60_000, setting.zone)
  const near = { from: addDays(today, -1), till: addDays(today, 1) }
  const far = farFrom(system, today)
  const before = await Promise.all([near, far].map((days) => standing(context, place, days)))
  const lists = await Promise.all(
    [near, far].map((days) => askStretch(bookingSystems, setting, directory.value, days)),
  )
  const fault = lists.find((list) => list.kind !== 'said')
  if (fault) return await noteFault(context, place, faultIn(fault))
  const listed = lists.flatMap((list) => (list.kind === 'said' ? list.value : []))
  const names = new Set(listed.map(nameOfRemote))
  const known = before.flat()
  const missing = known.filter((row) => holdsTime(row.status) && !names.has(row.bms_id))
  const lost = await askLost(bookingSystems, setting, missing)
  await note(context, place, async (tx, row, now) => {
    const state = row.is_online ? {} : { is_online: true, since: now }
    await updateSystem(tx, place.scope, setting.locationId, {
      ...{ ...state, fault: null, failures: 0, heard_at: now, ask_at: later(now, context.everyMs) },
      next_day: addDays(far.till, 1),
      unknown_service_ids: unknownServices(setting, directory.value),
    })
    const list = { directory: directory.value, bookings: [...listed, ...lost.moved], lost: lost.gone, now }
    const seen = new Map(known.map((one) => [one.booking_id, one]))
    const what = { locationId: setting.locationId, known: seen, ...list }
    const changes = await takeListIn(tx, context, place.scope, what)
    const online = row.is_online && row.heard_at ? [] : await putOnline(tx, context, place, sayOnline, now)
    return [...changes, ...online]
  })
}

/** Time in ms of a claim that is left where it is not moved on yet. */
const freshMs = leaseMs - 10_000
const lost: Heard<never> = { kind: 'fault', fault: 'failed', outcome: 'unknown' }

/** Makes what asks a system for as long as it is claimed: before a question the claim is moved on, so that it holds until the answer is there. */
function askUnderClaim(
  { db, clock, bookingSystems }: FollowContext,
  { setting: { locationId }, scope, claim }: Place,
): Systems['ask'] {
  let isOurs = Promise.resolve(true)
  async function renew(): Promise<boolean> {
    const now = clock()
    const newest = claim.untils.at(-1) ?? now
    if (newest.getTime() - now.getTime() > freshMs) return true
    const until = later(now, leaseMs)
    const isRenewed = await renewClaim(db, scope, locationId, { held: claim.untils, until })
    if (isRenewed) claim.untils.push(until)
    return isRenewed
  }
  return async (...question) => {
    // Of questions at the same moment each finds the claim as the one before has left it.
    isOurs = isOurs.then((is) => is && renew())
    return (await isOurs) ? await bookingSystems.ask(...question) : lost
  }
}

const sayOnline = { is_bms_online: true } as const
const sayOffline = { is_bms_online: false } as const

/** The next days ahead; after the last of them it begins anew. */
function farFrom({ next_day: next }: SystemRow, today: LocalDate): Stretch {
  const first = addDays(today, 2)
  const from = next === null || next < first || next > addDays(today, daysAhead) ? first : next
  return { from, till: addDays(from, daysAtATime - 1) }
}

async function standing({ db }: FollowContext, { setting, scope }: Place, { from, till }: Stretch) {
  const at = (minutes: number) => new Date(minutes * 60_000)
  const bounds = {
    from: at(dayBounds(from, setting.zone).from),
    till: at(dayBounds(till, setting.zone).till),
  }
  return await listRemote(db, scope, setting.locationId, { ...bounds, names: [] })
}

/** Notes that a system did not answer, and why; after some times it counts as away, and is asked less often. */
async function noteFault(context: FollowContext, place: Place, fault: SystemFault): Promise<void> {
  await note(context, place, async (tx, row, now) => {
    const failures = row.failures + 1
    const pause = Math.min(2 ** Math.min(failures - 1, 10), longestPause) * context.everyMs
    const goesAway = row.is_online && failures >= failuresUntilOffline
    const state = goesAway ? { is_online: false, since: now } : {}
    await updateSystem(tx, place.scope, place.setting.locationId, {
      ...{ ...state, fault, failures, ask_at: later(now, pause) },
    })
    return goesAway ? await putOnline(tx, context, place, sayOffline, now) : []
  })
}

type Note = (tx: Database, row: SystemRow, now: Date) => Promise<Change[]>

/** Writes what became of a question, unless the system is claimed by somebody else, or followed no more. */
async function note(context: FollowContext, { setting, scope, claim }: Place, write: Note): Promise<void> {
  const now = context.clock()
  await context.writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
    const row = await findSystem(tx, scope, setting.locationId, 'for update')
    const isOurs = claim.untils.some((until) => until.getTime() === row?.ask_at.getTime())
    if (!row || !isOurs) return done({ changes: [], answer: null })
    if (row.address === addressOf(setting)) return done({ changes: await write(tx, row, now), answer: null })
    // Another system was named meanwhile: it is asked itself.
    await updateSystem(tx, scope, setting.locationId, { ask_at: now })
    return done({ changes: [], answer: null })
  })
}

function faultIn(heard: Exclude<Heard<unknown>, { kind: 'said' }>): SystemFault {
  if (heard.kind === 'fault') return heard.fault
  return heard.status === 404 ? 'not_found' : 'failed'
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}

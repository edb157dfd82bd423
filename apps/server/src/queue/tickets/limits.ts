import type { FailedCode } from '@rinda/domain/queue/ticket-status'
import { type Caller, kioskAt, profileOf } from '../../access/caller.ts'
import { networkOf } from '../../access/network-of.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { roomBeyond } from '../../bookings/proofs/solved.ts'
import type { ConflictKeys } from '../../changes/conflict-keys.ts'
import type { Database } from '../../database/database.ts'
import { findLine, lockCount } from '../line-store.ts'
import { sessionOf } from './admit.ts'
import { countGivenTo, countWaitingAt, countWaitingOf, lockVisitors } from './limit-store.ts'

const hourMs = 3_600_000

/** The reason why a visitor gets no ticket now, whatever is asked for at the same moment; null for staff. To be asked in the transaction that gives one. */
export async function whyNotNow(
  tx: Database,
  scope: CompanyScope,
  {
    caller,
    setting,
    serviceIds,
  }: { caller: Caller; setting: LocationSetting; serviceIds: readonly number[] },
  now: Date,
): Promise<FailedCode | null> {
  if (caller.kind === 'portal' || caller.kind === 'system') return null
  const lines = await Promise.all(serviceIds.map((id) => findLine(tx, scope, id)))
  if (lines.some((line) => line?.is_stopped)) return 'paused'
  const mostWaiting = setting.location.config.queue?.most_waiting ?? null
  if (mostWaiting !== null) {
    await lockCount(tx, scope, setting.locationId)
    if ((await countWaitingAt(tx, scope, setting.locationId)) >= mostWaiting) return 'full'
  }
  return (await isOverLimit(tx, scope, caller, setting, now)) ? 'limited' : null
}

async function isOverLimit(
  tx: Database,
  scope: CompanyScope,
  caller: Caller,
  setting: LocationSetting,
  now: Date,
): Promise<boolean> {
  if (caller.kind !== 'visitor' || kioskAt(caller, setting.locationId)) return false
  const limits = profileOf(caller, setting.company).visitorLimits
  const { sessionTickets, addressTicketsPerHour, provenFactor } = limits
  await lockVisitors(tx, scope, subjectsOf(caller))
  const session = sessionOf(caller)
  if (session !== '' && (await countWaitingOf(tx, scope, session)) >= sessionTickets) return true
  const since = new Date(now.getTime() - hourMs)
  const most = addressTicketsPerHour
  const given = await countGivenTo(tx, scope, networkOf(caller.ip), since)
  // Many share an address: work of the page makes room for one more each time. How many numbers one person waits with is no matter of work.
  return given >= most && given >= most + (await roomBeyond(tx, scope, caller, { most, provenFactor, since }))
}

/** Gives the conflict keys of a verb that asks for these limits. */
export function limitKeys(caller: Caller, setting: LocationSetting): ConflictKeys {
  const hasRoom = (setting.location.config.queue?.most_waiting ?? null) === null
  const isLimited = caller.kind === 'visitor' && !kioskAt(caller, setting.locationId)
  const ofVisitor = isLimited ? subjectsOf(caller) : []
  return [...ofVisitor, ...(hasRoom ? [] : [`people in line ${setting.locationId}`])].map(
    (subject) => `tickets of ${subject}`,
  )
}

function subjectsOf(caller: Caller): string[] {
  const session = sessionOf(caller)
  return [`address ${networkOf(caller.ip)}`, ...(session === '' ? [] : [`session ${session}`])]
}

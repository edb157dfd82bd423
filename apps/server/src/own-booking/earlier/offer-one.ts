import { systemCaller, type VisitorCaller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { writeAct } from '../../bookings/act/write-act.ts'
import { chooseSlot } from '../../bookings/book/choose-slot.ts'
import { claimOrClear } from '../../bookings/book/claim.ts'
import { holdFor } from '../../bookings/hold/hold-for.ts'
import { lockVisit } from '../../bookings/visit/visit.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import type { EarlierContext } from './context.ts'
import { addOffer } from './offer-store.ts'
import type { WaitingRow } from './round-store.ts'

/** Turn of one who waits: who, and which times (epoch minutes, the first that is free is taken). `isSilent`: no message goes out, as they look at their page. */
export type Turn = {
  row: WaitingRow
  setting: LocationSetting
  starts: readonly number[]
  isSilent: boolean
}

/**
 * Keeps the first of some times that can still be had for one who waits, and says so to them, inside the transaction of the round. What is kept is a hold like any
 * other, that ends by itself. None where all are taken by now.
 */
export async function offerOne(
  tx: Database,
  context: EarlierContext,
  scope: CompanyScope,
  passerBy: VisitorCaller,
  { row, setting, starts, isSilent }: Turn,
  now: Date,
): Promise<Change[]> {
  const durationMinutes = Math.round((row.ends_at.getTime() - row.starts_at.getTime()) / 60_000)
  const slot = {
    serviceId: row.service_id,
    specialistId: row.same_specialist ? row.specialist_id : null,
    durationMinutes,
    heldMinutes: durationMinutes,
    purpose: 'visitor',
  } as const
  for (const startsAt of starts) {
    const chosen = chooseSlot(
      setting,
      setting.profile,
      { ...slot, startsAt },
      Math.floor(now.getTime() / 60_000),
    )
    if (!chosen.ok) continue
    const { claim } = chosen.value
    const taken = await claimOrClear(tx, scope, 'fresh', claim, now)
    if (!taken) continue
    const before = await lockVisit(tx, scope, row)
    if (!before) return taken.cleared
    const until = new Date(now.getTime() + setting.profile.earlier.offerMinutes * 60_000)
    const held = { visit: before, passerBy, claim, claimed: taken.claimed, until }
    const { hold, change } = await holdFor(tx, context, scope, held, now)
    await addOffer(tx, scope, {
      ...{ wishId: row.wish_id, holdId: hold.booking_id, startsAt: claim.startsAt, until, now },
    })
    const details = {
      offered: claim.startsAt.toISOString(),
      until: until.toISOString(),
      specialist_id: hold.specialist_id,
      ...(isSilent ? { silent: true } : {}),
    }
    const told = {
      act: 'offer_earlier',
      type: 'booking_scheduled',
      caller: systemCaller,
      now,
      details,
    } as const
    const changes = [...taken.cleared, change, await writeAct(tx, scope, before, told, {})]
    return changes.map((one) => ({ ...one, isBySystem: true }))
  }
  return []
}

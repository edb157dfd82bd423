import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { fitLanes } from '@rinda/domain/availability/fit-lanes'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { lockHeldLanes, moveLanes, narrowBlocks, widenBlocks } from './lane-store.ts'

type Change = { serviceId: number; before: number; after: number; zone: string; now: Date }

/**
 * Makes what is booked fit when a service gets more lanes or fewer, in the transaction that changes it and after its row is locked. A
 * block has every lane, also the new ones. Fewer lanes than are taken at some moment are refused, with that moment; else whoever stands
 * on a lane that goes is put on one that stays: nobody loses what was promised, and nothing is promised twice.
 */
export async function fitCapacity(
  tx: Database,
  scope: CompanyScope,
  { serviceId, before, after, zone, now }: Change,
): Promise<Refused | null> {
  const held = await lockHeldLanes(tx, scope, serviceId, now)
  if (after > before) {
    await widenBlocks(tx, scope, serviceId, { from: before + 1, till: after })
    return null
  }
  const booked = held
    .filter(({ isBlock }) => !isBlock)
    .map(({ bookingId, lane, startsAt, endsAt }) => ({
      id: bookingId,
      lane,
      from: startsAt.getTime(),
      till: endsAt.getTime(),
    }))
  const fitted = fitLanes(booked, after, now.getTime())
  if (!fitted.ok) {
    const minute = fitted.first.from / 60_000
    const when = `${localDateOf(minute, zone)} ${localTimeOf(minute, zone)}`
    return refuse('capacity_taken', 'service/capacity', when)
  }
  await narrowBlocks(tx, scope, serviceId, after)
  await moveLanes(tx, scope, serviceId, fitted.moves)
  return null
}

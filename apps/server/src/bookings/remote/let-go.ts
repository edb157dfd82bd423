import { done } from '@rinda/contract/wire/refusals'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { putOnline } from '../../locations/write/put-online.ts'
import type { FollowContext } from './follow-context.ts'
import { findSystem, removeSystem } from './system-store.ts'
import { takeOver } from './take-over.ts'

/** Lets go of a system that keeps the bookings no more: what is not settled with it is left alone, its bookings to come are ours, and the location is there again by itself. */
export async function letGo(
  { writeBySystem, clock, ...context }: FollowContext,
  setting: LocationSetting,
): Promise<void> {
  const scope = narrow(systemCaller.scope, setting.companyId)
  const now = clock()
  await writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
    const row = await findSystem(tx, scope, setting.locationId, 'for update')
    if (!row) return done({ changes: [], answer: null })
    await removeSystem(tx, scope, setting.locationId)
    const online = await putOnline(tx, context, { setting, scope }, { is_bms_online: true }, now)
    const taken = isBookedElsewhere(setting) ? [] : await takeOver(tx, scope, setting, now)
    return done({ changes: [...taken, ...online], answer: null })
  })
}

import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import { type Claim, type SystemsWatch, watchSystems } from '../../remote-systems/watch-systems.ts'
import type { FollowContext } from './follow-context.ts'
import { addressOf } from './system.ts'
import {
  claimDueSystems,
  claimSystem,
  findSystem,
  leaseMs,
  listSystemLocations,
  nextSystemAt,
  putSystem,
  updateSystem,
} from './system-store.ts'

type Context = FollowContext & { onFault: (error: unknown) => void }

/** Pause in ms of a location that is switched off. */
const idleMs = 15_000

/** Watches the systems that keep bookings. */
export function watchBookingSystems(context: Context): SystemsWatch {
  const { db, settings, clock, everyMs, onFault } = context

  async function ask(locationId: number, claim: Claim, isClaimed: boolean): Promise<void> {
    const setting = await settings.find(systemCaller, locationId)
    if (!setting || !isBookedElsewhere(setting)) return
    const { is_active, is_bms_active } = setting.location
    if (is_active && is_bms_active) {
      if (!isClaimed) await claimSystem(db, locationId, claim.untils[0])
      const { followOnce } = await import('./follow-system.ts')
      return await followOnce(context, setting, claim)
    }
    const scope = narrow(systemCaller.scope, setting.companyId)
    await updateSystem(db, scope, locationId, { ask_at: new Date(clock().getTime() + idleMs) })
  }

  async function bringUpToDate(now: Date, isStopped?: () => boolean): Promise<void> {
    const ids = await listSystemLocations(db)
    if (ids.length === 0) return
    await eachApart(await settings.findAll(systemCaller, ids), (setting) => bringOn(setting, now), isStopped)
  }

  async function bringOn(setting: LocationSetting, now: Date): Promise<void> {
    const { locationId, location } = setting
    const address = addressOf(setting)
    const scope = narrow(systemCaller.scope, setting.companyId)
    const system = await findSystem(db, scope, locationId)
    if (system?.address === address) return
    if (system) {
      const { letGo } = await import('./let-go.ts')
      await letGo(context, setting)
    }
    if (!isBookedElsewhere(setting)) return
    await putSystem(db, scope, { locationId, address, isOnline: location.is_bms_online }, now)
  }

  return watchSystems({
    ...{ name: 'booking-systems', lookEveryMs: everyMs, leaseMs, clock, onFault },
    next: () => nextSystemAt(db),
    claimDue: (now, until) => claimDueSystems(db, now, until),
    ...{ bringUpToDate, ask },
  })
}

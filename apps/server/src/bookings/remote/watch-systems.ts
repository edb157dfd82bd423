import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { DueWork } from '../../jobs/due.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import type { FollowContext } from './follow-context.ts'
import {
  claimDueSystems,
  findSystem,
  listSystemLocations,
  nextSystemAt,
  putSystem,
  updateSystem,
} from './system-store.ts'

type Context = FollowContext & { onFault: (error: unknown) => void }

export type BookingSystemsWatch = {
  work: DueWork
  /** Asks the system of a location now, and waits for what it says. */
  askNow(locationId: number): Promise<void>
  /** Done when nobody is being asked any more. */
  settled(): Promise<void>
}

/** Time in ms for which a node that claimed a system has it for itself; longer than a question may take. */
const leaseMs = 60_000
/** Pause in ms of a location that is switched off. */
const idleMs = 15_000

/**
 * Watches the systems that keep bookings. Of all nodes the one that first looks claims a system by moving its next time on, and asks; the others hear by
 * the stream. Each system is asked by itself, so that none waits for a slow one.
 */
export function watchBookingSystems(context: Context): BookingSystemsWatch {
  const { db, settings, clock, everyMs } = context
  const underWay = new Map<number, Promise<void>>()

  function start(locationId: number): Promise<void> {
    const known = underWay.get(locationId)
    if (known) return known
    const asking = ask(locationId)
      .catch(context.onFault)
      .finally(() => underWay.delete(locationId))
    underWay.set(locationId, asking)
    return asking
  }

  async function ask(locationId: number): Promise<void> {
    const setting = await settings.find(systemCaller, locationId)
    if (!setting || !isBookedElsewhere(setting)) return
    const { is_active, is_bms_active } = setting.location
    if (is_active && is_bms_active) {
      const { followOnce } = await import('./follow-system.ts')
      return await followOnce(context, setting)
    }
    const scope = narrow(systemCaller.scope, setting.companyId)
    await updateSystem(db, scope, locationId, { ask_at: new Date(clock().getTime() + idleMs) })
  }

  /** Begins to follow systems that were named, and lets go of those that are named no more. */
  async function bringUpToDate(now: Date, isStopped?: () => boolean): Promise<void> {
    const ids = await listSystemLocations(db)
    if (ids.length === 0) return
    await eachApart(await settings.findAll(systemCaller, ids), (setting) => bringOn(setting, now), isStopped)
  }

  async function bringOn(setting: LocationSetting, now: Date): Promise<void> {
    const { locationId, location } = setting
    const address = `${location.bms_base_url} ${location.bms_id}`
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

  return {
    work: {
      name: 'booking-systems',
      lookEveryMs: everyMs,
      next: () => nextSystemAt(db),
      async run(now, isStopped) {
        try {
          await bringUpToDate(now, isStopped)
        } finally {
          // A location that cannot be followed, or let go of, keeps nobody from asking about the others.
          for (const id of await claimDueSystems(db, now, new Date(now.getTime() + leaseMs))) void start(id)
        }
      },
    },
    async askNow(locationId) {
      await bringUpToDate(clock())
      await start(locationId)
    },
    async settled() {
      await Promise.all(underWay.values())
    },
  }
}

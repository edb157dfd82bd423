import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { DueWork } from '../../jobs/due.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import type { Claim, FollowContext } from './follow-context.ts'
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

export type BookingSystemsWatch = {
  work: DueWork
  /** Asks the system of a location now, instead of a node that may be asking it, and waits for what it says. */
  askNow(locationId: number): Promise<void>
  /** Done when nobody is being asked any more. */
  settled(): Promise<void>
}

/** Pause in ms of a location that is switched off. */
const idleMs = 15_000

/**
 * Watches the systems that keep bookings. Of all nodes the one that first looks claims a system by moving its next time on, and asks; the others hear by
 * the stream. Each system is asked by itself, so that none waits for a slow one.
 */
export function watchBookingSystems(context: Context): BookingSystemsWatch {
  const { db, settings, clock, everyMs } = context
  const underWay = new Map<number, { claim: Claim; asked: Promise<void> }>()

  /** `until` is until when the system is claimed; null: it is not yet. */
  function start(locationId: number, until: Date | null): Promise<void> {
    const known = underWay.get(locationId)
    if (known) {
      // A clock that went on in a leap had this node claim what it is asking.
      if (until) known.claim.until = until
      return known.asked
    }
    const claim = { until: until ?? new Date(clock().getTime() + leaseMs) }
    const asked = ask(locationId, claim, until !== null)
      .catch(context.onFault)
      .finally(() => underWay.delete(locationId))
    underWay.set(locationId, { claim, asked })
    return asked
  }

  async function ask(locationId: number, claim: Claim, isClaimed: boolean): Promise<void> {
    const setting = await settings.find(systemCaller, locationId)
    if (!setting || !isBookedElsewhere(setting)) return
    const { is_active, is_bms_active } = setting.location
    if (is_active && is_bms_active) {
      if (!isClaimed) await claimSystem(db, locationId, claim.until)
      const { followOnce } = await import('./follow-system.ts')
      return await followOnce(context, setting, claim)
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
          const until = new Date(now.getTime() + leaseMs)
          for (const id of await claimDueSystems(db, now, until)) void start(id, until)
        }
      },
    },
    async askNow(locationId) {
      await bringUpToDate(clock())
      await start(locationId, null)
    },
    async settled() {
      await Promise.all([...underWay.values()].map(({ asked }) => asked))
    },
  }
}

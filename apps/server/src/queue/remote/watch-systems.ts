import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { DueWork } from '../../jobs/due.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import type { FollowContext } from './follow-system.ts'
import {
  claimDueLines,
  findRemoteLine,
  listRemoteLocations,
  nextAskAt,
  putRemoteLine,
  updateRemoteLine,
} from './remote-store.ts'
import { nameOf, systemOf } from './system-of.ts'

type Context = FollowContext & { onFault: (error: unknown) => void }

export type SystemsWatch = {
  work: DueWork
  /** Asks the system of a location now, and waits for what it says. */
  askNow(locationId: number): Promise<void>
  /** Done when nobody is being asked any more. */
  settled(): Promise<void>
}

/** Time in ms for which a node that claimed a line has it for itself; longer than a question may take. */
const leaseMs = 45_000
/** Pause in ms of a line that is switched off, or could not be written. */
const idleMs = 15_000

/**
 * Watches the lines that other systems keep. Of all nodes the one that first looks claims a line by moving its next time on, and asks; the
 * others hear by the stream. Each system is asked by itself, so that none waits for a slow one.
 */
export function watchSystems(context: Context): SystemsWatch {
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
    const system = setting && systemOf(setting.location)
    if (!setting || !system) return
    const { is_active, is_qms_active } = setting.location
    if (is_active && is_qms_active) {
      const { followOnce } = await import('./follow-system.ts')
      return await followOnce(context, setting, system)
    }
    const scope = narrow(systemCaller.scope, setting.companyId)
    await updateRemoteLine(db, scope, locationId, { ask_at: new Date(clock().getTime() + idleMs) })
  }

  /** Begins to follow systems that were named, and lets go of those that are named no more. */
  async function bringUpToDate(now: Date, isStopped?: () => boolean): Promise<void> {
    const ids = await listRemoteLocations(db)
    if (ids.length === 0) return
    await eachApart(await settings.findAll(systemCaller, ids), (setting) => follow(setting, now), isStopped)
  }

  async function follow(setting: LocationSetting, now: Date): Promise<void> {
    const { locationId } = setting
    const system = systemOf(setting.location)
    const addresses = system && nameOf(system)
    const scope = narrow(systemCaller.scope, setting.companyId)
    const line = await findRemoteLine(db, scope, locationId)
    if (line && line.addresses === addresses) return
    if (line) {
      const { letGo } = await import('./let-go.ts')
      await letGo(context, setting)
    }
    if (!addresses) return
    await putRemoteLine(db, scope, { locationId, addresses, isOnline: setting.location.is_online }, now)
  }

  return {
    work: {
      name: 'queue-systems',
      lookEveryMs: everyMs,
      next: () => nextAskAt(db),
      async run(now, isStopped) {
        try {
          await bringUpToDate(now, isStopped)
        } finally {
          // A line that cannot be followed, or let go of, keeps nobody from asking about the others.
          for (const id of await claimDueLines(db, now, new Date(now.getTime() + leaseMs))) void start(id)
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

import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import { type SystemsWatch, watchSystems } from '../../remote-systems/watch-systems.ts'
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

/** Time in ms for which a node that claimed a line has it for itself; longer than a question may take. */
const leaseMs = 45_000
/** Pause in ms of a line that is switched off, or could not be written. */
const idleMs = 15_000

/** Watches the lines that other systems keep. */
export function watchLines(context: Context): SystemsWatch {
  const { db, settings, clock, everyMs, onFault } = context

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

  async function bringUpToDate(now: Date, isStopped?: () => boolean): Promise<void> {
    const ids = await listRemoteLocations(db)
    if (ids.length === 0) return
    await eachApart(await settings.findAll(systemCaller, ids), (setting) => bringOn(setting, now), isStopped)
  }

  async function bringOn(setting: LocationSetting, now: Date): Promise<void> {
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

  return watchSystems({
    ...{ name: 'queue-systems', lookEveryMs: everyMs, leaseMs, clock, onFault },
    next: () => nextAskAt(db),
    claimDue: (now, until) => claimDueLines(db, now, until),
    ...{ bringUpToDate, ask },
  })
}

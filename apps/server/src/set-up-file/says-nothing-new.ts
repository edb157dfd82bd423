import { isDeepStrictEqual } from 'node:util'
import { maySeeService, type PortalCaller } from '../access/caller.ts'
import type { LocationSetting } from '../availability/setting.ts'
import { editRight } from '../locations/policy.ts'
import { renderLocation, renderService } from '../locations/resource.ts'

type Row = {
  kind: 'location' | 'service'
  id: number
  /** Attributes that the row names, as a payload of its own would. */
  attributes: Readonly<Record<string, unknown>>
}

/**
 * Tells whether a row says of a location, or of one of its services, what stands there already. Most rows of a file that was taken out, changed at a few
 * places and brought back do: to run the verb of each of them takes some twenty statements.
 */
export function saysNothingNew(
  caller: PortalCaller,
  setting: LocationSetting,
  { kind, id, attributes }: Row,
  now: Date,
): boolean {
  const minute = Math.floor(now.getTime() / 60_000)
  const service = setting.services.get(id)
  if (editRight(caller, setting, kind) !== 'all') return false
  if (kind === 'service' && !maySeeService(caller, id)) return false
  if (kind === 'service' && !service) return false
  const shown =
    service && kind === 'service'
      ? renderService(setting, service, minute)
      : renderLocation(setting, minute, true)
  const standing: Readonly<Record<string, unknown>> = shown.attributes
  return Object.entries(attributes).every(([name, value]) => isDeepStrictEqual(value, standing[name]))
}

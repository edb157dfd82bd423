import type { LocationPayload } from '@rinda/contract/set-up/location-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { maySeeLocation, type PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { SentFields } from '../edge/sent-fields.ts'
import { requestedLocation } from '../locations/input/input-columns.ts'
import { editRight } from '../locations/policy.ts'
import { renderLocation } from '../locations/resource.ts'
import type { SetUpWriting } from '../locations/write/set-up-context.ts'
import { type ImpactList, impactOf } from './impact.ts'

export type AskingImpact = Pick<SetUpWriting, 'db' | 'settings' | 'urlRules'>

/**
 * Lists the coming bookings that a change of this location would leave outside. Refused for whatever the
 * change itself would be refused for.
 */
export async function locationImpact(
  context: AskingImpact,
  caller: PortalCaller,
  locationId: number,
  sent: SentFields<LocationPayload>,
  now: Date,
): Promise<Result<ImpactList>> {
  const { db, settings, urlRules } = context
  const found = await settings.readNow(db, caller.scope, locationId)
  if (!found || !maySeeLocation(caller, found)) return refuse('not_found')
  const right = editRight(caller, found, 'location')
  if (right === 'nothing') return refuse('forbidden')
  const shown = renderLocation(found, Math.floor(now.getTime() / 60_000), true)
  const columns = requestedLocation({ row: found.location, shown, right, urlRules }, sent)
  if (!columns.ok) return columns
  const place = await settings.imagine(db, narrow(caller.scope, found.companyId), locationId, (rows) => ({
    ...rows,
    location: { ...rows.location, ...columns.value },
  }))
  const change = { companyId: found.companyId, places: place ? [place] : [] }
  return done(await impactOf(context, caller, change, now))
}

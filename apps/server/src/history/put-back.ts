import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import type { ImpactList } from '../impact/impact.ts'
import { locationImpact } from '../impact/location-impact.ts'
import { serviceImpact } from '../impact/service-impact.ts'
import type { DirectoryWriting } from '../locations/directory-context.ts'
import { updateLocation } from '../locations/update-location.ts'
import { updateService } from '../locations/update-service.ts'
import { earlierNow, findEarlier, type PutBackInput } from './earlier.ts'

const mostTries = 4

/**
 * Makes fields of a location or service what they were before a change, as a change of its own: whoever may not make that change may not
 * put it back, and what is wrong by today's rules is refused. Fields that the change was not about are `invalid`.
 */
export async function putBack(
  context: DirectoryWriting,
  caller: PortalCaller,
  input: PutBackInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const earlier = await findEarlier(context, caller, input)
  if (!earlier.ok) return earlier
  const attempt = async (): Promise<Result<Answer>> => {
    const write = await earlierNow(context, caller, earlier.value, now)
    if (!write) return refuse('not_found')
    const { kind, locationId, serviceId, payload, version } = write
    if (kind === 'location')
      return await updateLocation(context, caller, locationId, payload, request, now, version)
    return await updateService(context, caller, { locationId, serviceId }, payload, request, now, version)
  }
  let result = await attempt()
  // A day of a list is put back within the list as it is: who was quicker with another day of it loses nothing.
  for (let tries = 1; tries < mostTries && isOutdated(result); tries += 1) result = await attempt()
  return result
}

function isOutdated(result: Result<Answer>): boolean {
  return !result.ok && result.refusals.some(({ reason }) => reason === 'changed_meanwhile')
}

/** Which coming bookings it would leave outside. Nothing is written. */
export async function putBackImpact(
  context: DirectoryWriting,
  caller: PortalCaller,
  input: PutBackInput,
  now: Date,
): Promise<Result<ImpactList>> {
  const earlier = await findEarlier(context, caller, input)
  if (!earlier.ok) return earlier
  const write = await earlierNow(context, caller, earlier.value, now)
  if (!write) return refuse('not_found')
  const { kind, locationId, serviceId, payload } = write
  if (kind === 'location') return await locationImpact(context, caller, locationId, payload, now)
  return await serviceImpact(context, caller, { locationId, serviceId }, payload, now)
}

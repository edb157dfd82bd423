import { updateLocationPayload } from '@rinda/contract/set-up/location-payload'
import { updateServicePayload } from '@rinda/contract/set-up/service-payload'
import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { sentFields } from '../edge/sent-fields.ts'
import type { ImpactList } from '../impact/impact.ts'
import { locationImpact } from '../impact/location-impact.ts'
import { serviceImpact } from '../impact/service-impact.ts'
import type { SetUpWriting } from '../locations/set-up-context.ts'
import { updateLocation } from '../locations/update-location.ts'
import { updateService } from '../locations/update-service.ts'
import { earlierNow, findEarlier, type PutBackInput } from './earlier.ts'

const mostTries = 4

/**
 * Makes fields of a location or service what they were before a change, as a change of its own: whoever may not make that change may not
 * put it back, and what is wrong by today's rules is refused. Fields that the change was not about are `invalid`.
 */
export async function putBack(
  context: SetUpWriting,
  asked: Asked<PortalCaller>,
  input: PutBackInput,
): Promise<Result<Answer>> {
  const { caller, now } = asked
  const earlier = await findEarlier(context, caller, input)
  if (!earlier.ok) return earlier
  const attempt = async (): Promise<Result<Answer>> => {
    const write = await earlierNow(context, caller, earlier.value, now)
    if (!write) return refuse('not_found')
    const { kind, locationId, serviceId, fields, version } = write
    return kind === 'location'
      ? await updateLocation(context, asked, locationId, locationOf(fields), version)
      : await updateService(context, asked, { locationId, serviceId }, serviceOf(fields), version)
  }
  let result = await attempt()
  // A day of a list is put back within the list as it is: who was quicker with another day of it loses nothing.
  for (let tries = 1; tries < mostTries && isOutdated(result); tries += 1) result = await attempt()
  return result
}

function isOutdated(result: Result<Answer>): boolean {
  return !result.ok && result.refusals.some(({ reason }) => reason === 'changed_meanwhile')
}

/** Lists the coming bookings that putting a change back would leave outside. Nothing is written. */
export async function putBackImpact(
  context: SetUpWriting,
  caller: PortalCaller,
  input: PutBackInput,
  now: Date,
): Promise<Result<ImpactList>> {
  const earlier = await findEarlier(context, caller, input)
  if (!earlier.ok) return earlier
  const write = await earlierNow(context, caller, earlier.value, now)
  if (!write) return refuse('not_found')
  const { kind, locationId, serviceId, fields } = write
  return kind === 'location'
    ? await locationImpact(context, caller, locationId, locationOf(fields), now)
    : await serviceImpact(context, caller, { locationId, serviceId }, serviceOf(fields), now)
}

const locationOf = (fields: object) => sentFields(updateLocationPayload, 'location', { location: fields })
const serviceOf = (fields: object) => sentFields(updateServicePayload, 'service', { service: fields })

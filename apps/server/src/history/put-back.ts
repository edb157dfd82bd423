import { updateLocationPayload } from '@rinda/contract/set-up/location-payload'
import { updateServicePayload } from '@rinda/contract/set-up/service-payload'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { type WrittenWithin, writeWithin } from '../changes/write-within.ts'
import { sentFields } from '../edge/sent-fields.ts'
import type { ImpactList } from '../impact/impact.ts'
import { locationImpact } from '../impact/location-impact.ts'
import { serviceImpact } from '../impact/service-impact.ts'
import { lockSetUp } from '../locations/write/lock-set-up.ts'
import type { SetUpWriting } from '../locations/write/set-up-context.ts'
import { updateLocation } from '../locations/write/update-location.ts'
import { updateService } from '../locations/write/update-service.ts'
import { earlierNow, findEarlier, type PutBackInput } from './earlier.ts'

/**
 * Makes fields of a location or service what they were before a change, as a change of its own: whoever may not make that change may not
 * put it back, and what is wrong by today's rules is refused. Fields that the change was not about are `invalid`. A day of a list is put back within the
 * list as it is: the row is locked before it is read, so that of several who put days back at once nobody loses theirs.
 */
export async function putBack(
  context: SetUpWriting,
  asked: Asked<PortalCaller>,
  input: PutBackInput,
): Promise<Result<Answer>> {
  const { caller, now } = asked
  const earlier = await findEarlier(context, caller, input)
  if (!earlier.ok) return earlier
  const { companyId, kind, locationId, objectId: serviceId } = earlier.value
  const scope = narrow(caller.scope, companyId)
  return await context.write<ResourceObject>({ ...asked, scope }, async (tx) => {
    const written: WrittenWithin = { changes: [], platformEvents: [] }
    const within = { ...context, db: tx, write: writeWithin(tx, written) }
    await lockSetUp(tx, scope, earlier.value)
    const fields = await earlierNow(within, caller, earlier.value, now)
    if (!fields) return refuse('not_found')
    const answer: Result<Answer> =
      kind === 'location'
        ? await updateLocation(within, asked, locationId, locationOf(fields))
        : await updateService(within, asked, { locationId, serviceId }, serviceOf(fields))
    return answer.ok ? done({ ...written, answer: answer.value }) : answer
  })
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
  const { kind, locationId, objectId: serviceId } = earlier.value
  const fields = await earlierNow(context, caller, earlier.value, now)
  if (!fields) return refuse('not_found')
  return kind === 'location'
    ? await locationImpact(context, caller, locationId, locationOf(fields), now)
    : await serviceImpact(context, caller, { locationId, serviceId }, serviceOf(fields), now)
}

const locationOf = (fields: object) => sentFields(updateLocationPayload, 'location', { location: fields })
const serviceOf = (fields: object) => sentFields(updateServicePayload, 'service', { service: fields })

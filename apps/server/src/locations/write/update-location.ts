import type { LocationPayload } from '@rinda/contract/set-up/location-payload'
import type { LocationResource } from '@rinda/contract/set-up/objects'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { maySeeLocation, type PortalCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { SentFields } from '../../edge/sent-fields.ts'
import { pickColumns } from '../input/changed-columns.ts'
import { requestedLocation } from '../input/input-columns.ts'
import { lockLocation, updateLocationRow } from '../location-store.ts'
import { editRight } from '../policy.ts'
import { whyNotOtherSystem } from './booking-system-rule.ts'
import { newsOfReach, setUpChange } from './set-up-change.ts'
import type { SetUpWriting } from './set-up-context.ts'
import { placeNow } from './shown-now.ts'
import { type ExpectedVersions, nextVersion, whyOutdated } from './version.ts'

/**
 * Changes what is named of a location, and leaves the rest as it is: the row is locked before it is looked at, so that of two who
 * change different things neither loses theirs. Where the caller expects one version, any other is refused. What changes nothing is
 * not published.
 */
export async function updateLocation(
  context: SetUpWriting,
  asked: Asked<PortalCaller>,
  locationId: number,
  sent: SentFields<LocationPayload>,
  expected: ExpectedVersions = null,
): Promise<Result<Answer<LocationResource>>> {
  const { caller, now } = asked
  const found =
    context.known?.(locationId) ?? (await context.settings.readNow(context.db, caller.scope, locationId))
  if (!found || !maySeeLocation(caller, found)) return refuse('not_found')
  const right = editRight(caller, found, 'location')
  if (right === 'nothing') return refuse('forbidden')
  const scope = narrow(caller.scope, found.companyId)

  return await context.write({ ...asked, scope }, async (tx) => {
    const row = await lockLocation(tx, scope, locationId)
    const at = { db: tx, scope, settings: context.settings, lineFigures: context.lineFigures, now }
    const stands = row && (await placeNow(at, locationId))
    if (!stands) return refuse('not_found')
    const shown = stands.location
    const outdated = whyOutdated(row, expected)
    if (outdated) return outdated
    const requested = requestedLocation({ row, shown, right, urlRules: context.urlRules }, sent)
    if (!requested.ok) return requested
    const columns = requested.value
    if (Object.keys(columns).length === 0)
      return done({ changes: [], answer: { type: 'location_updated', resource: shown } })
    const why = await whyNotOtherSystem(tx, scope, row, columns, now)
    if (why) return why
    const after = await updateLocationRow(tx, scope, locationId, {
      ...columns,
      updated_at: nextVersion(row, now),
    })
    const resource = stands.after((rows) => ({ ...rows, location: after })).location
    const change = setUpChange('location_updated', {
      locationId,
      resource,
      before: pickColumns(row, columns),
      after: pickColumns(after, columns),
    })
    const platformEvents = newsOfReach(scope, row.bms_id, after.bms_id)
    return done({ changes: [change], platformEvents, answer: { type: 'location_updated', resource } })
  })
}

import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { maySeeLocation, type PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { pickColumns } from './changed-columns.ts'
import { directoryChange } from './directory-change.ts'
import type { DirectoryWriting } from './directory-context.ts'
import { requestedLocation } from './input-columns.ts'
import { lockLocation, updateLocationRow } from './location-store.ts'
import { editRight } from './policy.ts'
import { locationNow } from './shown-now.ts'
import { type ExpectedVersions, nextVersion, whyOutdated } from './version.ts'

/**
 * Changes what a payload names of a location, and leaves the rest as it is: the row is locked before it is looked at, so that of two who
 * change different things neither loses theirs. Where the caller expects one version, any other is refused. What changes nothing is told
 * to nobody.
 */
export async function updateLocation(
  context: DirectoryWriting,
  caller: PortalCaller,
  locationId: number,
  payload: unknown,
  request: RequestKey | null,
  now: Date,
  expected: ExpectedVersions = null,
): Promise<Result<Answer>> {
  const found = await context.settings.readNow(context.db, caller.scope, locationId)
  if (!found || !maySeeLocation(caller, found)) return refuse('not_found')
  const right = editRight(caller, found, 'location')
  if (right === 'nothing') return refuse('forbidden')
  const scope = narrow(caller.scope, found.companyId)

  const answer = await context.write({ caller, scope, request, now }, async (tx) => {
    const row = await lockLocation(tx, scope, locationId)
    const at = { db: tx, scope, settings: context.settings, now }
    const shown = row && (await locationNow(at, locationId))
    if (!shown) return refuse('not_found')
    const outdated = whyOutdated(row, expected)
    if (outdated) return outdated
    const requested = requestedLocation({ row, shown, right, urlRules: context.urlRules }, payload)
    if (!requested.ok) return requested
    const columns = requested.value
    if (Object.keys(columns).length === 0)
      return done({ changes: [], answer: { type: 'location_updated', resource: shown } })
    const after = await updateLocationRow(tx, scope, locationId, {
      ...columns,
      updated_at: nextVersion(row, now),
    })
    const resource = (await locationNow(at, locationId)) ?? shown
    const change = directoryChange('location_updated', {
      locationId,
      resource,
      before: pickColumns(row, columns),
      after: pickColumns(after, columns),
    })
    return done({ changes: [change], answer: { type: 'location_updated', resource } })
  })
  context.settings.forget(locationId)
  return answer
}

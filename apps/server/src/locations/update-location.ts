import { done, type Result, refuse } from '@rinda/contract/refusals'
import { maySeeLocation, type PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { changedColumns, pickColumns } from './changed-columns.ts'
import { directoryChange } from './directory-change.ts'
import type { DirectoryWriting } from './directory-context.ts'
import { locationColumns } from './location-columns.ts'
import { lockLocation, updateLocationRow } from './location-store.ts'
import { locationWish } from './location-wish.ts'
import { editRight, isAboutTimes } from './policy.ts'
import { withoutSentBack } from './sent-back.ts'
import { locationNow } from './shown-now.ts'

/**
 * Changes what a payload names of a location, and leaves the rest as it is: the row is locked before it is looked at, so that of two who
 * change different things neither loses theirs. What changes nothing is told to nobody.
 */
export async function updateLocation(
  context: DirectoryWriting,
  caller: PortalCaller,
  locationId: number,
  payload: unknown,
  request: RequestKey | null,
  now: Date,
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
    const changes = withoutSentBack(payload, 'location', shown.attributes)
    const wish = locationWish(changes, row.opening_hours, context.urlRules)
    if (!wish.ok) return wish
    if (right === 'times' && !isAboutTimes(wish.value, 'location')) return refuse('forbidden')
    const columns = changedColumns(row, locationColumns(row, wish.value))
    if (Object.keys(columns).length === 0)
      return done({ changes: [], answer: { type: 'location_updated', resource: shown } })
    const after = await updateLocationRow(tx, scope, locationId, { ...columns, updated_at: now })
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

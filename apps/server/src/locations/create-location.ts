import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { findCompanyRow } from '../companies/company-store.ts'
import { pickColumns } from './changed-columns.ts'
import { directoryChange } from './directory-change.ts'
import type { DirectoryWriting } from './directory-context.ts'
import { blankLocation, locationColumns } from './location-columns.ts'
import { newLocationInput } from './location-input.ts'
import { insertLocation, nextLocationPosition } from './location-store.ts'
import { mayCreateLocation } from './policy.ts'
import { locationNow } from './shown-now.ts'

/** Makes a location: of the caller's company, or, for the platform admin, of the one that the payload names. */
export async function createLocation(
  context: DirectoryWriting,
  caller: PortalCaller,
  payload: unknown,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  if (!mayCreateLocation(caller)) return refuse('forbidden')
  const input = newLocationInput(payload, context.urlRules)
  if (!input.ok) return input
  const { company_id: asked, ...location } = input.value
  const companyId = (caller.scope.companyId === 'all' ? asked : undefined) ?? caller.user.companyId
  if (!(await findCompanyRow(context.db, companyId))) return refuse('field_wrong', 'location/company_id')
  const scope = narrow(caller.scope, companyId)

  return await context.write({ caller, scope, request, now }, async (tx) => {
    const { name_lv, name_en, name_ru } = location
    const columns = locationColumns(blankLocation, location)
    const row = await insertLocation(tx, scope, {
      position: await nextLocationPosition(tx, scope),
      name: name_lv,
      ...columns,
      ...{ name_lv, name_en, name_ru },
      created_at: now,
      updated_at: now,
    })
    const resource = await locationNow({ db: tx, scope, settings: context.settings, now }, row.location_id)
    if (!resource) throw new Error('a location that was just made is not there')
    const change = directoryChange('location_created', {
      locationId: row.location_id,
      resource,
      before: null,
      after: pickColumns(row, columns),
    })
    return done({ changes: [change], answer: { type: 'location_created', resource } })
  })
}

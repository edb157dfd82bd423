import type { LocationResource } from '@rinda/contract/set-up/objects'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import type { SentFields } from '../../edge/sent-fields.ts'
import { pickColumns } from '../input/changed-columns.ts'
import { blankLocation, locationColumns } from '../input/input-columns.ts'
import { type CreateInput, newLocationInput } from '../input/location-input.ts'
import { insertLocation, nextLocationPosition } from '../location-store.ts'
import { mayCreateLocation } from '../policy.ts'
import { newsOfReach, setUpChange } from './set-up-change.ts'
import type { SetUpWriting } from './set-up-context.ts'
import { locationNow } from './shown-now.ts'

/** Makes a location: of the caller's company, or, for the platform admin, of the one that is named. */
export async function createLocation(
  context: SetUpWriting,
  asked: Asked<PortalCaller>,
  sent: SentFields<CreateInput>,
): Promise<Result<Answer<LocationResource>>> {
  const { caller, now } = asked
  if (!mayCreateLocation(caller)) return refuse('forbidden')
  const input = newLocationInput(sent, context.urlRules)
  if (!input.ok) return input
  const { company_id: named, ...location } = input.value
  const companyId = (caller.scope.companyId === 'all' ? named : undefined) ?? caller.user.companyId
  if (!(await findCompanyRow(context.db, companyId))) return refuse('field_wrong', 'location/company_id')
  const scope = narrow(caller.scope, companyId)

  return await context.write({ ...asked, scope }, async (tx) => {
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
    const resource = await locationNow(
      { db: tx, scope, settings: context.settings, lineFigures: context.lineFigures, now },
      row.location_id,
    )
    if (!resource) throw new Error('a location that was just made is not there')
    const change = setUpChange('location_created', {
      locationId: row.location_id,
      resource,
      before: null,
      after: pickColumns(row, columns),
    })
    const platformEvents = newsOfReach(scope, '', row.bms_id)
    return done({ changes: [change], platformEvents, answer: { type: 'location_created', resource } })
  })
}

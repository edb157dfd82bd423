import type { ServiceResource } from '@rinda/contract/set-up/objects'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { maySeeLocation, type PortalCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { SentFields } from '../../edge/sent-fields.ts'
import { pickColumns } from '../input/changed-columns.ts'
import { serviceColumns } from '../input/input-columns.ts'
import { type NewServiceInput, whyNotService } from '../input/service-input.ts'
import { mayCreateService, whyNotConfigure } from '../policy.ts'
import { replaceSpecialists } from '../service-specialist-store.ts'
import { insertService, nextServicePosition } from '../service-store.ts'
import { setUpChange } from './set-up-change.ts'
import type { SetUpWriting } from './set-up-context.ts'
import { serviceNow } from './shown-now.ts'

/** Makes a service of a location, with those who serve. */
export async function createService(
  context: SetUpWriting,
  asked: Asked<PortalCaller>,
  locationId: number,
  sent: SentFields<NewServiceInput>,
): Promise<Result<Answer<ServiceResource>>> {
  const { caller, now } = asked
  const found = await context.settings.readNow(context.db, caller.scope, locationId)
  if (!found || !maySeeLocation(caller, found)) return refuse('not_found')
  if (!mayCreateService(caller, found)) return refuse('forbidden')
  const input = sent.read
  if (!input.ok) return input
  const closed = whyNotConfigure(caller, found.company, {}, input.value)
  if (closed) return closed
  const scope = narrow(caller.scope, found.companyId)
  const { name_lv, name_en, name_ru } = input.value

  return await context.write({ ...asked, scope }, async (tx) => {
    const columns = serviceColumns({ config: {} }, input.value)
    const fault = await whyNotService(tx, scope, caller, input.value, { ...columns, specialists: [] })
    if (fault) return fault
    const blank = { bms_start_date: null, bms_end_date: null, duration_minutes: null, step_minutes: null }
    const row = await insertService(tx, scope, {
      ...blank,
      position: await nextServicePosition(tx, scope, locationId),
      name: name_lv,
      ...columns,
      ...{ name_lv, name_en, name_ru },
      location_id: locationId,
      created_at: now,
      updated_at: now,
    })
    const specialists = input.value.config?.specialists ?? []
    await replaceSpecialists(tx, scope, row.service_id, specialists, now)
    const at = { db: tx, scope, settings: context.settings, lineFigures: context.lineFigures, now }
    const made = await serviceNow(at, { locationId, serviceId: row.service_id })
    if (!made) throw new Error('a service that was just made is not there')
    const { resource } = made
    const change = setUpChange('service_created', {
      locationId,
      resource,
      before: null,
      after: { ...pickColumns(row, columns), specialists },
    })
    return done({ changes: [change], answer: { type: 'service_created', resource } })
  })
}

import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { maySeeLocation, type PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { pickColumns } from './changed-columns.ts'
import { directoryChange } from './directory-change.ts'
import type { DirectoryWriting } from './directory-context.ts'
import { mayCreateService, whyNotConfigure } from './policy.ts'
import { serviceColumns } from './service-columns.ts'
import { newServiceInput, whyNotService } from './service-input.ts'
import { replaceSpecialists } from './service-specialist-store.ts'
import { insertService, nextServicePosition } from './service-store.ts'
import { serviceNow } from './shown-now.ts'

/** Makes a service of a location, with those who serve. */
export async function createService(
  context: DirectoryWriting,
  caller: PortalCaller,
  locationId: number,
  payload: unknown,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const found = await context.settings.readNow(context.db, caller.scope, locationId)
  if (!found || !maySeeLocation(caller, found)) return refuse('not_found')
  if (!mayCreateService(caller, found)) return refuse('forbidden')
  const input = newServiceInput(payload)
  if (!input.ok) return input
  const closed = whyNotConfigure(caller, found.company, {}, input.value)
  if (closed) return closed
  const scope = narrow(caller.scope, found.companyId)
  const { name_lv, name_en, name_ru } = input.value

  const answer = await context.write({ caller, scope, request, now }, async (tx) => {
    const columns = serviceColumns({ config: {} }, input.value)
    const fault = await whyNotService(tx, scope, input.value, columns)
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
    const at = { db: tx, scope, settings: context.settings, now }
    const made = await serviceNow(at, { locationId, serviceId: row.service_id })
    if (!made) throw new Error('a service that was just made is not there')
    const { resource } = made
    const change = directoryChange('service_created', {
      locationId,
      resource,
      before: null,
      after: { ...pickColumns(row, columns), specialists },
    })
    return done({ changes: [change], answer: { type: 'service_created', resource } })
  })
  context.settings.forget(locationId)
  return answer
}

import { done, type Result, refuse } from '@rinda/contract/refusals'
import { maySeeLocation, maySeeService, type PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { changedColumns, pickColumns } from './changed-columns.ts'
import { directoryChange } from './directory-change.ts'
import type { DirectoryWriting } from './directory-context.ts'
import { editRight, isAboutTimes } from './policy.ts'
import { withoutSentBack } from './sent-back.ts'
import { serviceColumns } from './service-columns.ts'
import { replaceSpecialists } from './service-specialist-store.ts'
import { lockService, updateServiceRow } from './service-store.ts'
import { serviceWish, whyNotService } from './service-wish.ts'
import { serviceNow } from './shown-now.ts'

/** Changes what a payload names of a service of this location. A service of another location is not found here. */
export async function updateService(
  context: DirectoryWriting,
  caller: PortalCaller,
  place: { locationId: number; serviceId: number },
  payload: unknown,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const { locationId, serviceId } = place
  const found = await context.settings.readNow(context.db, caller.scope, locationId)
  const isSeen = found && maySeeLocation(caller, found) && maySeeService(caller, serviceId)
  if (!isSeen || !found.services.has(serviceId)) return refuse('not_found')
  const right = editRight(caller, found, 'service')
  if (right === 'nothing') return refuse('forbidden')
  const scope = narrow(caller.scope, found.companyId)

  const answer = await context.write({ caller, scope, request, now }, async (tx) => {
    const row = await lockService(tx, scope, place)
    const at = { db: tx, scope, settings: context.settings, now }
    const service = row && (await serviceNow(at, place))
    if (!row || !service) return refuse('not_found')
    const shown = service.resource
    const wish = serviceWish(withoutSentBack(payload, 'service', shown.attributes))
    if (!wish.ok) return wish
    if (right === 'times' && !isAboutTimes(wish.value, 'service')) return refuse('forbidden')
    const columns = changedColumns(row, serviceColumns(row, wish.value))
    const fault = await whyNotService(tx, scope, wish.value, { ...row, ...columns })
    if (fault) return fault
    const { specialists = service.specialists } = wish.value.config ?? {}
    const isServedByOthers = specialists.join() !== service.specialists.join()
    if (Object.keys(columns).length === 0 && !isServedByOthers)
      return done({ changes: [], answer: { type: 'service_updated', resource: shown } })
    if (isServedByOthers) await replaceSpecialists(tx, scope, serviceId, specialists)
    const after = await updateServiceRow(tx, scope, serviceId, { ...columns, updated_at: now })
    const resource = (await serviceNow(at, place))?.resource ?? shown
    const who = (ids: readonly number[]) => (isServedByOthers ? { specialists: ids } : {})
    const change = directoryChange('service_updated', {
      locationId,
      resource,
      before: { ...pickColumns(row, columns), ...who(service.specialists) },
      after: { ...pickColumns(after, columns), ...who(specialists) },
    })
    return done({ changes: [change], answer: { type: 'service_updated', resource } })
  })
  context.settings.forget(locationId)
  return answer
}

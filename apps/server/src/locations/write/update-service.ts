import type { ServiceResource } from '@rinda/contract/set-up/objects'
import type { ServicePayload } from '@rinda/contract/set-up/service-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { maySeeLocation, maySeeService, type PortalCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { ServiceRow } from '../../availability/setting-store.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { SentFields } from '../../edge/sent-fields.ts'
import { fitCapacity } from '../../occupancies/fit-capacity.ts'
import { pickColumns } from '../input/changed-columns.ts'
import { requestedService } from '../input/input-columns.ts'
import { whyNotService } from '../input/service-input.ts'
import { editRight, whyNotConfigure } from '../policy.ts'
import { replaceSpecialists } from '../service-specialist-store.ts'
import { lockService, updateServiceRow } from '../service-store.ts'
import { setUpChange } from './set-up-change.ts'
import type { SetUpWriting } from './set-up-context.ts'
import { placeNow } from './shown-now.ts'
import { type ExpectedVersions, nextVersion, whyOutdated } from './version.ts'

/** Changes what is named of a service of this location. A service of another location is not found here. */
export async function updateService(
  context: SetUpWriting,
  asked: Asked<PortalCaller>,
  place: { locationId: number; serviceId: number },
  sent: SentFields<ServicePayload>,
  expected: ExpectedVersions = null,
): Promise<Result<Answer<ServiceResource>>> {
  const { caller, now } = asked
  const { locationId, serviceId } = place
  const found =
    context.known?.(locationId) ?? (await context.settings.readNow(context.db, caller.scope, locationId))
  const isSeen = found && maySeeLocation(caller, found) && maySeeService(caller, serviceId)
  if (!isSeen || !found.services.has(serviceId)) return refuse('not_found')
  const right = editRight(caller, found, 'service')
  if (right === 'nothing') return refuse('forbidden')
  const scope = narrow(caller.scope, found.companyId)

  return await context.write({ ...asked, scope }, async (tx) => {
    const row = await lockService(tx, scope, place)
    const at = { db: tx, scope, settings: context.settings, lineFigures: context.lineFigures, now }
    const stands = row && (await placeNow(at, locationId))
    const service = stands?.service(serviceId)
    if (!row || !stands || !service) return refuse('not_found')
    const outdated = whyOutdated(row, expected)
    if (outdated) return outdated
    const shown = service.resource
    const requested = requestedService({ row, shown, right }, sent)
    if (!requested.ok) return requested
    const { input, columns } = requested.value
    const closed = whyNotConfigure(caller, found.company, row.config, input)
    if (closed) return closed
    const planned = { ...row, ...columns, specialists: service.specialists }
    const fault = await whyNotService(tx, scope, caller, input, planned)
    if (fault) return fault
    const { specialists = service.specialists } = input.config ?? {}
    const isServedByOthers = specialists.join() !== service.specialists.join()
    if (Object.keys(columns).length === 0 && !isServedByOthers)
      return done({ changes: [], answer: { type: 'service_updated', resource: shown } })
    const { capacity } = columns
    if (capacity !== undefined) {
      const lanes = { serviceId, before: row.capacity, after: capacity, zone: found.zone, now }
      const taken = await fitCapacity(tx, scope, lanes)
      if (taken) return taken
    }
    if (isServedByOthers) await replaceSpecialists(tx, scope, serviceId, specialists, now)
    const after = await updateServiceRow(tx, scope, serviceId, {
      ...columns,
      updated_at: nextVersion(row, now),
    })
    const withRow = (one: ServiceRow) => (one.service_id === serviceId ? after : one)
    const then = isServedByOthers
      ? await placeNow(at, locationId)
      : stands.after((rows) => ({ ...rows, services: rows.services.map(withRow) }))
    const resource = then?.service(serviceId)?.resource ?? shown
    const who = (ids: readonly number[]) => (isServedByOthers ? { specialists: ids } : {})
    const change = setUpChange('service_updated', {
      locationId,
      resource,
      before: { ...pickColumns(row, columns), ...who(service.specialists) },
      after: { ...pickColumns(after, columns), ...who(specialists) },
    })
    return done({ changes: [change], answer: { type: 'service_updated', resource } })
  })
}

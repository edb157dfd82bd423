import type { ServicePayload } from '@rinda/contract/set-up/service-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { maySeeLocation, maySeeService, type PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { SettingRows } from '../availability/setting-store.ts'
import type { SentFields } from '../edge/sent-fields.ts'
import { requestedService } from '../locations/input/input-columns.ts'
import { whyNotService } from '../locations/input/service-input.ts'
import { editRight } from '../locations/policy.ts'
import { renderService } from '../locations/resource.ts'
import { type ImpactList, impactOf } from './impact.ts'
import type { AskingImpact } from './location-impact.ts'

/** The same for a change of a service of this location. */
export async function serviceImpact(
  context: AskingImpact,
  caller: PortalCaller,
  { locationId, serviceId }: { locationId: number; serviceId: number },
  sent: SentFields<ServicePayload>,
  now: Date,
): Promise<Result<ImpactList>> {
  const { db, settings } = context
  const found = await settings.readNow(db, caller.scope, locationId)
  const isSeen = found && maySeeLocation(caller, found) && maySeeService(caller, serviceId)
  const service = isSeen ? found.services.get(serviceId) : undefined
  if (!found || !service) return refuse('not_found')
  const right = editRight(caller, found, 'service')
  if (right === 'nothing') return refuse('forbidden')
  const scope = narrow(caller.scope, found.companyId)
  const shown = renderService(found, service, Math.floor(now.getTime() / 60_000))
  const requested = requestedService({ row: service.row, shown, right }, sent)
  if (!requested.ok) return requested
  const { input, columns } = requested.value
  const planned = { ...service.row, ...columns, specialists: service.specialistIds }
  const fault = await whyNotService(db, scope, caller, input, planned)
  if (fault) return fault
  const specialists = input.config?.specialists ?? service.specialistIds
  const place = await settings.imagine(db, scope, locationId, (rows) =>
    withService(rows, serviceId, columns, specialists),
  )
  const change = { companyId: found.companyId, places: place ? [place] : [] }
  return done(await impactOf(context, caller, change, now))
}

function withService(
  rows: SettingRows,
  serviceId: number,
  columns: Partial<SettingRows['services'][number]>,
  specialistIds: readonly number[],
): SettingRows {
  return {
    ...rows,
    services: rows.services.map((row) => (row.service_id === serviceId ? { ...row, ...columns } : row)),
    links: [
      ...rows.links.filter((link) => link.service_id !== serviceId),
      ...specialistIds.map((specialist_id) => ({ service_id: serviceId, specialist_id })),
    ],
  }
}

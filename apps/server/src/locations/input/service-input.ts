import type { createServicePayload, ServicePayload } from '@rinda/contract/set-up/service-payload'
import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { reversedPeriods } from '@rinda/domain/availability/booking-periods'
import type { z } from 'zod'
import { maySeeLocation, maySeeService, type PortalCaller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { type ServingSpecialist, servingSpecialists } from '../service-specialist-store.ts'

export type NewServiceInput = z.output<typeof createServicePayload>['service']
type Planned = {
  bms_start_date?: string | null
  bms_end_date?: string | null
  config?: Readonly<Record<string, unknown>>
  /** Ids of those who serve already. */
  specialists: readonly number[]
}

/**
 * Finds the faults of a service as it would be, or null: specialists whom the caller may not take into it, dates
 * or a booking period that end before they begin. Of a period the end is named that was asked for.
 */
export async function whyNotService(
  db: Database,
  scope: CompanyScope,
  caller: PortalCaller,
  input: ServicePayload,
  planned: Planned,
): Promise<Refused | null> {
  const { bms_start_date: start, bms_end_date: end } = planned
  if (start && end && start > end) return refuse('hours_reversed', 'service/bms_start_date')
  const [reversed] = reversedPeriods(planned.config ?? {})
  if (reversed) {
    const isEnd = input.config?.[reversed.min] === undefined
    return refuse('period_reversed', `service/config/${isEnd ? reversed.max : reversed.min}`)
  }
  const ids = input.config?.specialists ?? []
  const known = await listTakable(
    db,
    scope,
    caller,
    ids.filter((id) => !planned.specialists.includes(id)),
  )
  const [first, ...rest] = ids
    .map((id, index) => ({ id, field: `service/config/specialists/${index}` }))
    .filter(({ id }) => !known.has(id) && !planned.specialists.includes(id))
    .map(({ field }) => ({ reason: 'field_wrong', field }) as const)
  return first ? { ok: false, refusals: [first, ...rest] } : null
}

/** Picks those ids whom this person may take into a service: of the company, who serve within the person's reach, or nowhere yet. */
async function listTakable(
  db: Database,
  scope: CompanyScope,
  caller: PortalCaller,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { companyId } = scope
  const isSeen = ({ locationId, serviceId }: ServingSpecialist['served'][number]) =>
    maySeeLocation(caller, { companyId, locationId }) && maySeeService(caller, serviceId)
  const all = await servingSpecialists(db, scope, ids)
  const takable = all.filter(({ served }) => served.length === 0 || served.some(isSeen))
  return new Set(takable.map(({ specialistId }) => specialistId))
}

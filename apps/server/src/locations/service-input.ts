import type { createServicePayload, ServicePayload } from '@rinda/contract/set-up/service-payload'
import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { reversedPeriods } from '@rinda/domain/availability/booking-periods'
import type { z } from 'zod'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { knownSpecialists } from './service-specialist-store.ts'

export type NewServiceInput = z.output<typeof createServicePayload>['service']
type Planned = {
  bms_start_date?: string | null
  bms_end_date?: string | null
  config?: Readonly<Record<string, unknown>>
}

/**
 * Finds the faults of a service as it would be, or null: specialists that the company has not got, dates
 * or a booking period that end before they begin. Of a period the end is named that was asked for.
 */
export async function whyNotService(
  db: Database,
  scope: CompanyScope,
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
  const known = await knownSpecialists(db, scope, ids)
  const [first, ...rest] = ids
    .map((id, index) => ({ id, field: `service/config/specialists/${index}` }))
    .filter(({ id }) => !known.has(id))
    .map(({ field }) => ({ reason: 'field_wrong', field }) as const)
  return first ? { ok: false, refusals: [first, ...rest] } : null
}

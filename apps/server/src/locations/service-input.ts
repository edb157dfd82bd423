import {
  createServicePayload,
  type ServicePayload,
  updateServicePayload,
} from '@rinda/contract/set-up/service-payload'
import { done, type Refused, type Result, refuse } from '@rinda/contract/wire/refusals'
import { reversedPeriods } from '@rinda/domain/availability/booking-periods'
import type { z } from 'zod'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { parse } from '../edge/parse.ts'
import { knownSpecialists } from './service-specialist-store.ts'

export type NewServiceInput = z.output<typeof createServicePayload>['service']
type Planned = {
  bms_start_date?: string | null
  bms_end_date?: string | null
  config?: Readonly<Record<string, unknown>>
}

/** The service that somebody asks for, with every fault named. */
export function newServiceInput(payload: unknown): Result<NewServiceInput> {
  const parsed = parse(createServicePayload, payload)
  return parsed.ok ? done(parsed.value.service) : parsed
}

/** What somebody asks to be different, with every fault named. */
export function serviceInput(payload: unknown): Result<ServicePayload> {
  const parsed = parse(updateServicePayload, payload)
  return parsed.ok ? done(parsed.value.service) : parsed
}

/**
 * What is wrong with a service as it would be: specialists that the company has not got, dates or a booking period that end before they
 * begin. Of a period the end is named that was asked for.
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

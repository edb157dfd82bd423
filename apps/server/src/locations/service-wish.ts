import { done, type Refused, type Result, refuse } from '@rinda/contract/refusals'
import {
  createServicePayload,
  type ServicePayload,
  updateServicePayload,
} from '@rinda/contract/service-payload'
import type { z } from 'zod'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { parse } from '../edge/parse.ts'
import { knownSpecialists } from './service-specialist-store.ts'

export type NewServiceWish = z.output<typeof createServicePayload>['service']
type Dates = { bms_start_date?: string | null; bms_end_date?: string | null }

/** The service that somebody wishes for, with every fault named. */
export function newServiceWish(payload: unknown): Result<NewServiceWish> {
  const parsed = parse(createServicePayload, payload)
  return parsed.ok ? done(parsed.value.service) : parsed
}

/** What somebody wishes to be different, with every fault named. */
export function serviceWish(payload: unknown): Result<ServicePayload> {
  const parsed = parse(updateServicePayload, payload)
  return parsed.ok ? done(parsed.value.service) : parsed
}

/** What only the database knows to be wrong: specialists that the company has not got, a range of dates that ends before it begins. */
export async function whyNotService(
  db: Database,
  scope: CompanyScope,
  wish: ServicePayload,
  dates: Dates,
): Promise<Refused | null> {
  const { bms_start_date: start, bms_end_date: end } = dates
  if (start && end && start > end) return refuse('hours_reversed', 'service/bms_start_date')
  const ids = wish.config?.specialists ?? []
  const known = await knownSpecialists(db, scope, ids)
  const [first, ...rest] = ids
    .map((id, index) => ({ id, field: `service/config/specialists/${index}` }))
    .filter(({ id }) => !known.has(id))
    .map(({ field }) => ({ reason: 'field_wrong', field }) as const)
  return first ? { ok: false, refusals: [first, ...rest] } : null
}

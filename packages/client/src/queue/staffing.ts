import type {
  StaffingAttributes,
  StaffingHour,
  StaffingPlanAttributes,
  StaffingPlanResource,
  StaffingResource,
  StaffingSuggestion,
} from '@rinda/contract/queue/staffing'
import type { Document } from '@rinda/contract/wire/json-api'
import type { LocalDate } from '@rinda/domain/time/zone'
import type { Http, HttpResult } from '../http/create-http.ts'
import { readOne, withQuery } from '../http/reads.ts'

/** Counters of a location's week, as they are needed and planned. */
export type Staffing = StaffingAttributes
export type { StaffingHour, StaffingSuggestion }

const pathOf = (locationId: number) => `/api/portal/locations/${locationId}`
/** Time for an answer: what nobody asked for lately is worked out first. */
const timeoutMs = 30_000

/** Asks for the counters of a location's week, any day of which may be named; `target` in minutes. */
export function getStaffing(
  http: Http,
  locationId: number,
  asked: { week: LocalDate; target: number },
): Promise<HttpResult<Staffing | undefined>> {
  const path = withQuery(`${pathOf(locationId)}/staffing`, asked)
  return readOne(http, path, ({ data }) => (data as StaffingResource).attributes, timeoutMs)
}

/** Plans counters for an hour of a day; null: as usual. */
export async function planCounters(
  http: Http,
  locationId: number,
  plan: Omit<StaffingPlanAttributes, 'location_id'>,
): Promise<HttpResult<StaffingPlanAttributes | undefined>> {
  const path = `${pathOf(locationId)}/staffing_plan`
  const result = await http<Document<StaffingPlanResource>>({
    method: 'PATCH',
    path,
    body: { staffing_plan: plan },
  })
  return result.ok ? { ok: true, value: result.value?.data.attributes } : result
}

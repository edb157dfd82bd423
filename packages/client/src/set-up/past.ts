import type { PastAttributes, PastChange, PastPart, PastResource } from '@rinda/contract/history/past'
import type { Document } from '@rinda/contract/wire/json-api'
import { type Http, type HttpResult, timeoutsMs } from '../http/create-http.ts'

export type { PastChange, PastPart }
export type Past = PastAttributes

/** Moment (ISO 8601; none: now) and part of a location that are asked for; the date is that of the day calendar. */
export type PastAsked = {
  readonly locationId: number
  readonly part: PastPart
  readonly moment?: string | undefined
  readonly date?: string | undefined
}

/** Reads a part of a location as it was at a moment, and who changed what since. */
export async function readPast(
  http: Http,
  { locationId, part, moment, date }: PastAsked,
): Promise<HttpResult<Past | undefined>> {
  const query = new URLSearchParams({ part, ...(moment ? { moment } : {}), ...(date ? { date } : {}) })
  const path = `/api/portal/locations/${locationId}/at?${query}`
  const result = await http<Document<PastResource>>({ path, timeoutMs: timeoutsMs.list })
  return result.ok ? { ok: true, value: result.value?.data.attributes } : result
}

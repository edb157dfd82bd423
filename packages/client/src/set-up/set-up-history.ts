import type { SetUpChangeAttributes, SetUpChangeResource } from '@rinda/contract/set-up/set-up-history'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import { type Http, type HttpResult, timeoutsMs } from '../http/create-http.ts'
import type { WriteOptions } from '../http/writes.ts'

export type SetUpChange = SetUpChangeAttributes & { readonly id: number }
export type SetUpChangePage = { readonly changes: readonly SetUpChange[]; readonly next: string | null }

/**
 * Objects whose changes are asked for: a location and its services, one service, one specialist, the rules of the company, or all within
 * reach; of some fields alone, each by its name or by what names begin with.
 */
export type HistoryOf = {
  readonly locationId?: number
  readonly serviceId?: number
  readonly specialistId?: number
  readonly kind?: 'company'
  readonly fields?: readonly string[]
}

/** A page of who changed what, newest first; the first without `next`, the others with what the page before names. */
export async function listSetUpChanges(
  http: Http,
  { locationId, serviceId, specialistId, kind, fields }: HistoryOf,
  next?: string,
): Promise<HttpResult<SetUpChangePage>> {
  const query = new URLSearchParams({
    ...(locationId === undefined ? {} : { location_id: String(locationId) }),
    ...(serviceId === undefined ? {} : { service_id: String(serviceId) }),
    ...(specialistId === undefined ? {} : { specialist_id: String(specialistId) }),
    ...(kind === undefined ? {} : { kind }),
    ...(fields === undefined ? {} : { fields: fields.join(',') }),
  })
  const path = next ?? `/api/portal/history?${query}`
  const result = await http<Document<SetUpChangeResource[]>>({ path, timeoutMs: timeoutsMs.list })
  if (!result.ok) return result
  const { data = [], links } = result.value ?? {}
  const changes = data.map(({ id, attributes }) => ({ ...attributes, id: Number(id) }))
  return { ok: true, value: { changes, next: links?.next ?? null } }
}

/** Makes fields of a location or service what they were before a change; without fields, all that it was about. */
export async function putBackSetUpChange(
  http: Http,
  id: number,
  fields: readonly string[] | undefined,
  options: WriteOptions = {},
): Promise<HttpResult<ResourceObject | undefined>> {
  const path = `/api/portal/history/${id}/put_back`
  const result = await http<Document<ResourceObject>>({ method: 'POST', path, body: { fields }, ...options })
  return result.ok ? { ok: true, value: result.value?.data } : result
}

import type { HealthAttributes, HealthResource } from '@rinda/contract/booking/health'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'

export type { DueJob, HealthAttributes, NodeState } from '@rinda/contract/booking/health'

/** Reads how the server is, as whoever uses the tools may know it; null: it did not say. */
export async function readHealth(http: Http): Promise<HttpResult<HealthAttributes | null>> {
  const result = await http<Document<HealthResource>>({ path: '/api/portal/tools/health' })
  return result.ok ? { ok: true, value: result.value?.data.attributes ?? null } : result
}

import type { QueueSystemAttributes, QueueSystemResource } from '@rinda/contract/queue/queue-system'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpCall, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'

/** State of the queue system that keeps the line of a location; times are ISO 8601 with `Z`. */
export type QueueSystem = EntityOf<QueueSystemAttributes>

/** Time in ms that a question to that system may take: it answers within seven seconds, or not at all. */
const askTimeoutMs = 20_000

const pathOf = (locationId: number) => `/api/portal/locations/${locationId}/queue_system`

/** Reads how the system is that keeps the line of a location. */
export function getQueueSystem(http: Http, locationId: number): Promise<HttpResult<QueueSystem | undefined>> {
  return send(http, { path: pathOf(locationId) })
}

/** Has that system asked now, and gives how it is then. */
export function askQueueSystem(http: Http, locationId: number): Promise<HttpResult<QueueSystem | undefined>> {
  return send(http, { method: 'POST', path: `${pathOf(locationId)}/ask`, timeoutMs: askTimeoutMs })
}

async function send(http: Http, call: HttpCall): Promise<HttpResult<QueueSystem | undefined>> {
  const result = await http<Document<QueueSystemResource>>(call)
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<QueueSystem>(result.value.data) : undefined }
}

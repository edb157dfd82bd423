import type { BookingSystemResource } from '@rinda/contract/booking/booking-system'
import type { QueueSystemAttributes, QueueSystemResource } from '@rinda/contract/queue/queue-system'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpCall, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'

/** State of the system that keeps the line of a location, or its bookings; times are ISO 8601 with `Z`. */
export type QueueSystem = EntityOf<QueueSystemAttributes>

/** Time in ms that a question to that system may take: it answers within seven seconds, or not at all. */
const askTimeoutMs = 20_000

/** Kinds of other systems, as their calls name them: that of the line, and that of the bookings. */
export type SystemKind = 'queue_system' | 'booking_system'

const pathOf = (locationId: number, kind: SystemKind) => `/api/portal/locations/${locationId}/${kind}`

/** Reads how the system is that keeps the line of a location, or its bookings. */
export function getQueueSystem(
  http: Http,
  locationId: number,
  kind: SystemKind,
): Promise<HttpResult<QueueSystem | undefined>> {
  return send(http, { path: pathOf(locationId, kind) })
}

/** Has that system asked now, and gives how it is then. */
export function askQueueSystem(
  http: Http,
  locationId: number,
  kind: SystemKind,
): Promise<HttpResult<QueueSystem | undefined>> {
  return send(http, { method: 'POST', path: `${pathOf(locationId, kind)}/ask`, timeoutMs: askTimeoutMs })
}

async function send(http: Http, call: HttpCall): Promise<HttpResult<QueueSystem | undefined>> {
  const result = await http<Document<QueueSystemResource | BookingSystemResource>>(call)
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<QueueSystem>(result.value.data) : undefined }
}

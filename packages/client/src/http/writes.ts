import { attributesOf } from '@rinda/contract/wire/flat-fields'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import type { Http, HttpFailure, HttpResult } from './create-http.ts'

/**
 * With the same key the same write is done once, however often it is sent: whoever tries again after a time-out sends the same. `ifMatch` is
 * the `timestamp` of what the change was made from: a location or a service that is another by then stays as it is. `keepalive` carries the
 * write on when the page is left.
 */
export type WriteOptions = {
  idempotencyKey?: string
  ifMatch?: number
  signal?: AbortSignal
  keepalive?: boolean
}

type Write = WriteOptions & {
  method: 'POST' | 'PATCH'
  path: string
  under: string
  draft: object
  /** Time after which no answer is awaited any more, for what takes longer than usual. */
  timeoutMs?: number
}

/** Sends a draft, flattened, under the name that the route wants, and makes of the answer what is asked for. */
export async function write<Value>(
  http: Http,
  { draft, under, ...call }: Write,
  make: (resource: ResourceObject) => Value,
): Promise<HttpResult<Value | undefined>> {
  const result = await http<Document<ResourceObject>>({ ...call, body: { [under]: attributesOf(draft) } })
  if (!result.ok) return result
  return { ok: true, value: result.value ? make(result.value.data) : undefined }
}

/** Tells whether a change was refused because its object had been changed since it was read. */
export function isChangedMeanwhile(failure: HttpFailure): boolean {
  return failure.kind === 'refused' && failure.errors.some(({ source }) => source?.parameter === 'If-Match')
}

import type { Document, ErrorObject, Phrase } from '@rinda/contract/json-api'
import { jsonApiMediaType } from '@rinda/contract/json-api'

/** How long a call may take, in milliseconds. */
export const timeoutsMs = { default: 4_000, phone: 10_000, list: 30_000 } as const

/** Why a call brought nothing: the server said no (`refused`), did not answer in time, or could not be reached. */
export type HttpFailure =
  | { kind: 'refused'; status: number; code: string; info: Phrase | null; errors: readonly ErrorObject[] }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }

export type HttpResult<Value> = { ok: true; value: Value } | { ok: false; failure: HttpFailure }

export type HttpCall = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
  timeoutMs?: number
  /** A write repeated with the same key is done once. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Makes JSON:API calls with the person's cookie. The value is the parsed document; null where the answer is empty. */
export type Http = <Data = Document>(call: HttpCall) => Promise<HttpResult<Data | null>>

/** `onNotSignedIn` hears of every 401, whoever made the call. */
export function createHttp(options: { baseUrl?: string; onNotSignedIn?: () => void } = {}): Http {
  return async <Data>(call: HttpCall) => {
    const result = await send<Data>(options.baseUrl ?? '', call)
    if (!result.ok && result.failure.kind === 'refused' && result.failure.status === 401) {
      options.onNotSignedIn?.()
    }
    return result
  }
}

async function send<Data>(baseUrl: string, call: HttpCall): Promise<HttpResult<Data | null>> {
  const timeout = AbortSignal.timeout(call.timeoutMs ?? timeoutsMs.default)
  try {
    const response = await fetch(baseUrl + call.path, {
      method: call.method ?? 'GET',
      credentials: baseUrl ? 'include' : 'same-origin',
      headers: headersOf(call),
      signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    })
    const text = await response.text()
    if (!response.ok) return { ok: false, failure: refusalOf(response.status, text) }
    return { ok: true, value: text === '' ? null : (JSON.parse(text) as Data) }
  } catch {
    return { ok: false, failure: { kind: timeout.aborted ? 'timeout' : 'unreachable' } }
  }
}

function headersOf(call: HttpCall): Record<string, string> {
  return {
    accept: jsonApiMediaType,
    ...(call.body === undefined ? {} : { 'content-type': jsonApiMediaType }),
    ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
  }
}

function refusalOf(status: number, text: string): HttpFailure {
  const errors = errorsIn(text)
  const first = errors[0]
  return {
    kind: 'refused',
    status,
    code: first?.code ?? String(status),
    info: first?.meta?.info ?? null,
    errors,
  }
}

/** A refusal may come from something in between that speaks no JSON:API; then there are no errors to read. */
function errorsIn(text: string): readonly ErrorObject[] {
  try {
    const { errors } = JSON.parse(text) as { errors?: unknown }
    return Array.isArray(errors) ? (errors as ErrorObject[]) : []
  } catch {
    return []
  }
}

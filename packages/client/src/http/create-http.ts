import type { Document, ErrorObject, Phrase } from '@rinda/contract/wire/json-api'
import { jsonApiMediaType } from '@rinda/contract/wire/json-api'

/**
 * Time that a call may take, in milliseconds: one of a browser, one of another server, a search by telephone,
 * a list.
 */
export const timeoutsMs = { default: 4_000, server: 7_000, phone: 10_000, list: 30_000 } as const

/**
 * Reason why a call failed: the server said no (`refused`), did not answer in time, or could not be reached.
 */
export type HttpFailure =
  | { kind: 'refused'; status: number; code: string; info: Phrase | null; errors: readonly ErrorObject[] }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }

/**
 * Tells whether a failure leaves it open whether the call was carried out: nobody answered, or the server
 * could not reach its data.
 */
export function isUnanswered(failure: HttpFailure): boolean {
  return failure.kind !== 'refused' || failure.code === 'unavailable'
}

export type HttpResult<Value> = { ok: true; value: Value } | { ok: false; failure: HttpFailure }

export type HttpCall = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  /** Sent as JSON; a file is sent as it is. */
  body?: unknown
  timeoutMs?: number
  /** A write repeated with the same key is done once. */
  idempotencyKey?: string
  /** Writes nothing, although what is asked is sent by POST. */
  isRead?: boolean
  /** The version (`timestamp`) that the change was made from: of any other nothing is changed. */
  ifMatch?: number
  signal?: AbortSignal
  /** Headers of this call alone, as a visitor's token. */
  headers?: Readonly<Record<string, string>>
  /** True: the call is carried on when the page is left. */
  keepalive?: boolean
}

/** A call that was answered, or that failed, and how long that took in ms. */
export type WatchedCall = {
  readonly call: HttpCall
  readonly result: HttpResult<unknown>
  readonly ms: number
}

/** Makes JSON:API calls as somebody. The value is the parsed document; null where the answer is empty. */
export type Http = {
  <Data = Document>(call: HttpCall): Promise<HttpResult<Data | null>>
  /** Tells whether the caller identifies itself with a key and a secret, and so has routes of its own. */
  readonly isInternal?: boolean
}

/**
 * Called as the server is asked (`isBegun`: it was asked earlier, since the page began), gives what is told the time that its answer bears, in ms
 * since 1970 of whole seconds; not a number where it bears none.
 */
export type AskTime = (isBegun: boolean) => (serverMs: number) => void

type Sender = {
  baseUrl: string
  credentials: RequestCredentials
  redirect: RequestRedirect
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  begun?: TakeBegun | undefined
  askTime?: AskTime | undefined
  kept: Map<string, Kept>
}

/** An answer whose server can tell whether it is still so, by the tag of its state. */
type Kept = { readonly tag: string; readonly text: string }

/** Gives the answer to a GET that somebody has begun already, once. */
type TakeBegun = (path: string) => Promise<Response> | undefined

/** Times that a call is sent in all when no answer comes, where sending it again does no harm. */
const mostSends = 3
/** Time after which a server is asked again that could not reach its data just now, in ms. */
const retryMs = 600

/**
 * Calls with the cookie of the person at this browser; a program without a browser brings it in `headers`. Each call may take 4 s, unless
 * it says otherwise. What is only read, and a write with a key, which is done once, is sent up to three times where the server does not
 * answer in time or cannot reach its data; a file is sent once. What the server gives a weak `ETag` is kept: where the same is read again and
 * nothing in it changed, it is not sent again. `onNotSignedIn` hears of every 401, whoever made the call. `begun` gives what is on its way already; where that fails, it is asked for.
 */
export function createHttp(
  options: {
    baseUrl?: string
    onNotSignedIn?: () => void
    headers?: Record<string, string>
    begun?: TakeBegun
    /** Learns what time it is at the server. */
    askTime?: AskTime
    /** Calls without the cookie of whoever is signed in here: a visitor's page on a computer of staff is a visitor's. */
    isVisitor?: boolean
    /** Sees every call with its answer: for tools alone. */
    watcher?: (watched: WatchedCall) => void
  } = {},
): Http {
  const { baseUrl = '', headers = {}, begun, askTime } = options
  const credentials = options.isVisitor ? 'omit' : baseUrl ? 'include' : 'same-origin'
  const timeoutMs = timeoutsMs.default
  const sender: Sender = {
    baseUrl,
    credentials,
    redirect: 'follow',
    headers,
    timeoutMs,
    begun,
    askTime,
    kept: new Map(),
  }
  return async <Data>(call: HttpCall) => {
    const begunAt = performance.now()
    const result = await sendSurely<Data>(sender, call)
    options.watcher?.({ call, result, ms: performance.now() - begunAt })
    if (!result.ok && result.failure.kind === 'refused' && result.failure.status === 401) {
      options.onNotSignedIn?.()
    }
    return result
  }
}

/**
 * Calls of another server of the operator, with its key and secret. Each may take 7 s, unless it says otherwise. No redirect is followed:
 * the secret is for this address alone.
 */
export function createInternalHttp(options: { baseUrl: string; apiKey: string; apiSecret: string }): Http {
  const sender: Sender = {
    baseUrl: options.baseUrl,
    credentials: 'omit',
    redirect: 'error',
    headers: { 'x-api-key': options.apiKey, 'x-api-secret': options.apiSecret },
    timeoutMs: timeoutsMs.server,
    kept: new Map(),
  }
  return Object.assign(<Data>(call: HttpCall) => send<Data>(sender, call), { isInternal: true })
}

async function sendSurely<Data>(sender: Sender, call: HttpCall): Promise<HttpResult<Data | null>> {
  let result = await send<Data>(sender, call)
  for (let sent = 1; sent < mostSends && isRepeatable(call) && isPassing(result); sent += 1) {
    if (!result.ok && result.failure.kind === 'refused')
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    result = await send<Data>(sender, call)
  }
  return result
}

function isRepeatable({ method = 'GET', idempotencyKey, isRead, body }: HttpCall): boolean {
  return (method === 'GET' || isRead || idempotencyKey !== undefined) && !(body instanceof Blob)
}

function isPassing(result: HttpResult<unknown>): boolean {
  return !result.ok && result.failure.kind !== 'unreachable' && isUnanswered(result.failure)
}

async function send<Data>(sender: Sender, call: HttpCall): Promise<HttpResult<Data | null>> {
  const timeout = AbortSignal.timeout(call.timeoutMs ?? sender.timeoutMs)
  const method = call.method ?? 'GET'
  const kept = method === 'GET' ? sender.kept.get(call.path) : undefined
  try {
    const begun = await takenOver(sender, call, timeout)
    const tellTime = sender.askTime?.(begun !== undefined)
    const response =
      begun ??
      (await fetch(sender.baseUrl + call.path, {
        method,
        credentials: sender.credentials,
        redirect: sender.redirect,
        keepalive: call.keepalive ?? false,
        headers: {
          ...sender.headers,
          ...headersOf(call),
          ...(kept && { 'if-none-match': kept.tag }),
          ...call.headers,
        },
        signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
        ...(call.body === undefined
          ? {}
          : { body: call.body instanceof Blob ? call.body : JSON.stringify(call.body) }),
      }))
    tellTime?.(Date.parse(response.headers.get('date') ?? ''))
    if (response.status === 304 && kept) return { ok: true, value: JSON.parse(kept.text) as Data }
    const text = await response.text()
    if (!response.ok) return { ok: false, failure: refusalOf(response.status, text) }
    const tag = response.headers.get('etag')
    if (method === 'GET' && tag?.startsWith('W/')) sender.kept.set(call.path, { tag, text })
    return { ok: true, value: text === '' ? null : (JSON.parse(text) as Data) }
  } catch {
    return { ok: false, failure: { kind: timeout.aborted ? 'timeout' : 'unreachable' } }
  }
}

/** The answer that is on its way already, if there is one and it comes in time. */
async function takenOver(
  sender: Sender,
  call: HttpCall,
  timeout: AbortSignal,
): Promise<Response | undefined> {
  if ((call.method ?? 'GET') !== 'GET') return
  const answer = sender.begun?.(call.path)?.catch(() => undefined)
  const late = new Promise<never>((_, reject) => {
    if (answer) timeout.addEventListener('abort', reject, { once: true })
  })
  return answer && (await Promise.race([answer, late]))
}

function headersOf(call: HttpCall): Record<string, string> {
  return {
    accept: jsonApiMediaType,
    ...(call.body === undefined ? {} : { 'content-type': mediaTypeOf(call.body) }),
    ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
    ...(call.ifMatch === undefined ? {} : { 'if-match': `"${call.ifMatch}"` }),
  }
}

function mediaTypeOf(body: unknown): string {
  return body instanceof Blob ? 'application/octet-stream' : jsonApiMediaType
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

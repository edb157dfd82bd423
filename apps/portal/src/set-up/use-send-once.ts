import { type HttpResult, isUnanswered } from '@rinda/client/http/create-http'
import { makeId } from '@rinda/live/make-id'
import { useRef } from 'react'

const nothing = { what: '', key: '' }

/**
 * Gives what sends a write so that it is done once: sent again after no answer came, it has the same key. What is another (`what`), and what was refused, is
 * sent under a new one, as a refusal is kept under its key too.
 */
export function useSendOnce() {
  const sent = useRef(nothing)
  return async <Value>(
    what: object,
    call: (once: { idempotencyKey: string }) => Promise<HttpResult<Value>>,
  ): Promise<HttpResult<Value>> => {
    const text = JSON.stringify(what)
    if (sent.current.what !== text) sent.current = { what: text, key: makeId() }
    const result = await call({ idempotencyKey: sent.current.key })
    if (result.ok || !isUnanswered(result.failure)) sent.current = nothing
    return result
  }
}

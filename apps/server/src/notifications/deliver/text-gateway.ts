import type { Send } from './send.ts'
import { faultOf } from './send.ts'

const patienceMs = 7_000

/**
 * Makes who sends text messages through a gateway: a POST of `{"id", "to", "text"}` as JSON, `to` with a plus and the code of the country. The same message has the same
 * `id`, in the header `Idempotency-Key` too, however often it is tried. Any 2xx is a yes; 4xx is a no for good, but for 401, 403, 408 and 429.
 */
export function createTextGateway({ url, traced }: { url: string; traced: () => Record<string, string> }): {
  send: Send
} {
  return {
    async send(facts) {
      const { textMessageOf } = await import('./text-message-of.ts')
      try {
        const answer = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          headers: { 'content-type': 'application/json', 'idempotency-key': facts.id, ...traced() },
          body: JSON.stringify({ id: facts.id, to: facts.recipient, text: textMessageOf(facts) }),
          signal: AbortSignal.timeout(patienceMs),
        })
        await answer.body?.cancel()
        if (answer.ok) return { kind: 'sent' }
        const { status } = answer
        const isForGood = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
        return { kind: isForGood ? 'refused' : 'failed', fault: `The gateway answered ${status}.` }
      } catch (error) {
        return { kind: 'failed', fault: faultOf(error) }
      }
    },
  }
}

import type { LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { relayedHeader } from '../access/caller.ts'
import { faultOf } from './fault.ts'
import { guardedLookup } from './guarded-lookup.ts'
import type { Question, Systems, SystemsOptions } from './heard.ts'
import { urlFault } from './public-url.ts'
import { secretsBy } from './secrets.ts'

const mostAnswerBytes = 4 * 1024 * 1024

/**
 * Speaks to other systems: http and https alone, to no address that the operator does not allow, along no redirect, and with a bound
 * on the time and the size of an answer.
 */
export function openSystems({
  mayBePrivate,
  secrets,
  userAgent,
  traced,
  answerWithinMs,
}: SystemsOptions): Omit<Systems, 'answerSoonMs'> {
  const secretOf = secretsBy({ ...secrets, mayBePrivate })
  const closing = new AbortController()
  const lookup: LookupFunction | undefined = mayBePrivate ? undefined : guardedLookup

  const agent = new Agent({
    connect: { timeout: answerWithinMs, ...(lookup ? { lookup } : {}) },
    headersTimeout: answerWithinMs,
    bodyTimeout: answerWithinMs,
    maxResponseSize: mostAnswerBytes,
    connections: 8,
  })

  async function send(address: URL, { body, key, method }: Question) {
    const response = await request(address, {
      method: method ?? (body ? 'POST' : 'GET'),
      dispatcher: agent,
      signal: AbortSignal.any([AbortSignal.timeout(answerWithinMs), closing.signal]),
      headers: {
        accept: 'application/vnd.api+json, application/json',
        'user-agent': userAgent,
        ...traced(),
        [relayedHeader]: '1',
        ...(body ? { 'content-type': 'application/vnd.api+json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...secretOf(address),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.statusCode, text: await response.body.text() }
  }

  return {
    async ask(address, answer, question = {}) {
      if (urlFault(address.href, { mayBePrivate }))
        return { kind: 'fault', fault: 'address', outcome: 'not done' }
      try {
        const { status, text } = await send(address, question)
        if (status === 401 || status === 403)
          return { kind: 'fault', fault: 'refused_us', outcome: 'not done' }
        if (status >= 300 && status < 400) return { kind: 'fault', fault: 'moved', outcome: 'not done' }
        if (status >= 400 && status < 500) return { kind: 'refused', status, code: codeIn(jsonOf(text)) }
        if (status >= 500) return { kind: 'fault', fault: 'failed', outcome: 'unknown' }
        const parsed = answer.safeParse(jsonOf(text))
        return parsed.success
          ? { kind: 'said', value: parsed.data }
          : { kind: 'fault', fault: 'garbled', outcome: 'unknown' }
      } catch (error) {
        return { kind: 'fault', ...faultOf(error) }
      }
    },
    async close() {
      closing.abort()
      await agent.destroy()
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The code of the first error of a document; empty where it is none. */
function codeIn(answer: unknown): string {
  const { errors } = (answer ?? {}) as { errors?: unknown }
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : []
  const { code } = (first ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

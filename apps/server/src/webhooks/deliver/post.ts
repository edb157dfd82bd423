import type { DeliveryFault } from '@rinda/domain/company/webhook-event'
import { Agent, type Dispatcher, request } from 'undici'
import { faultOf } from '../../remote-systems/fault.ts'
import { guardedLookup } from '../../remote-systems/guarded-lookup.ts'
import { webhookUrlFault } from '../url.ts'

const patienceMs = 7_000
const mostAnswerBytes = 1024

/** Outcome of an attempt: an answer with its first characters, or none. */
export type Posted = { status: number; answer: string } | { fault: DeliveryFault }

export type Poster = {
  post(url: string, body: string | Buffer, headers: Readonly<Record<string, string>>): Promise<Posted>
  /** Breaks off what is under way. */
  close(): Promise<void>
}

/**
 * Sends to the addresses of others: https alone and to no private address, also where a name only leads to one when it is called, unless the operator allows
 * it; along no redirect; in bounded time; and of an answer only the beginning is read.
 */
export function openPoster({
  mayBePrivate,
  userAgent,
}: {
  mayBePrivate: boolean
  userAgent: string
}): Poster {
  const closing = new AbortController()
  const agent = new Agent({
    connect: { timeout: patienceMs, ...(mayBePrivate ? {} : { lookup: guardedLookup }) },
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
  })
  return {
    async post(url, body, headers) {
      if (webhookUrlFault(url, { mayBePrivate })) return { fault: 'address' }
      try {
        const response = await request(url, {
          method: 'POST',
          dispatcher: agent,
          signal: AbortSignal.any([AbortSignal.timeout(patienceMs), closing.signal]),
          headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...headers },
          body,
        })
        return { status: response.statusCode, answer: await beginningOf(response.body) }
      } catch (error) {
        const { fault } = faultOf(error)
        return { fault: fault === 'address' || fault === 'too_slow' ? fault : 'unreachable' }
      }
    },
    async close() {
      closing.abort()
      await agent.destroy()
    },
  }
}

/** Reads the first characters of an answer. Where more does not come, what its status says stands all the same. */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= mostAnswerBytes) break
    }
  } catch {
    // Cut off, or too slow: its status was there.
  }
  const text = Buffer.concat(chunks).subarray(0, mostAnswerBytes).toString()
  return text.toWellFormed().replace(/[^\P{Cc}\t\n]/gu, '')
}

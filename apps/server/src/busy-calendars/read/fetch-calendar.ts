import type { CalendarFault } from '@rinda/contract/set-up/busy-calendar'
import { Agent, request } from 'undici'
import { faultOf } from '../../remote-systems/fault.ts'
import { guardedLookup } from '../../remote-systems/guarded-lookup.ts'
import { urlFault } from '../../remote-systems/public-url.ts'

const patienceMs = 15_000
const mostBytes = 16 * 1024 * 1024
const mostRedirects = 3

export type Fetched =
  | { kind: 'text'; text: string; etag: string | null }
  | { kind: 'unchanged' }
  /** Broken off, as this process stops: nothing is known. */
  | { kind: 'stopped' }
  | { kind: 'fault'; fault: CalendarFault }

export type CalendarFetcher = {
  /** Fetches a calendar; with the `etag` of a former reading only where it has changed since. */
  fetch(url: string, etag: string | null): Promise<Fetched>
  /** Breaks off what is under way. */
  close(): Promise<void>
}

/**
 * Fetches calendars of others: to no private address, also where a name or a redirect only leads to one when it is called, unless the operator allows it; in bounded
 * time, along few redirects, and no more than some megabytes.
 */
export function openFetcher({
  mayBePrivate,
  userAgent,
}: {
  mayBePrivate: boolean
  userAgent: string
}): CalendarFetcher {
  const closing = new AbortController()
  const agent = new Agent({
    connect: { timeout: patienceMs, ...(mayBePrivate ? {} : { lookup: guardedLookup }) },
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
    maxResponseSize: mostBytes,
  })

  async function get(
    url: string,
    etag: string | null,
    signal: AbortSignal,
  ): Promise<Fetched | { next: string }> {
    if (urlFault(url, { mayBePrivate })) return fault('address')
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: {
        accept: 'text/calendar, */*;q=0.1',
        'user-agent': userAgent,
        ...(etag ? { 'if-none-match': etag } : {}),
      },
    })
    if (statusCode === 200) {
      const sent = headers.etag
      return { kind: 'text', text: await body.text(), etag: typeof sent === 'string' ? sent : null }
    }
    await body.dump()
    if (statusCode === 304) return { kind: 'unchanged' }
    const { location } = headers
    if (statusCode > 300 && statusCode < 400 && typeof location === 'string')
      return URL.canParse(location, url) ? { next: new URL(location, url).href } : fault('moved')
    if (statusCode === 404 || statusCode === 410) return fault('gone')
    return fault(statusCode >= 400 && statusCode < 500 ? 'refused' : 'failed')
  }

  return {
    async fetch(url, etag) {
      const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), closing.signal])
      let from = url
      try {
        for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
          const fetched = await get(from, etag, signal)
          if (!('next' in fetched)) return fetched
          from = fetched.next
        }
        return fault('moved')
      } catch (error) {
        if (closing.signal.aborted) return { kind: 'stopped' }
        return fault(calendarFault(faultOf(error).fault))
      }
    },
    async close() {
      closing.abort()
      await agent.destroy()
    },
  }
}

const fault = (fault: CalendarFault): Fetched => ({ kind: 'fault', fault })

function calendarFault(fault: ReturnType<typeof faultOf>['fault']): CalendarFault {
  return fault === 'address' || fault === 'too_slow' || fault === 'too_large' ? fault : 'unreachable'
}

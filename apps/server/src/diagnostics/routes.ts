import { pageFaultPayload } from '@rinda/contract/wire/page-fault'
import { done, refuse } from '@rinda/contract/wire/refusals'
import { networkOf } from '../access/network-of.ts'
import { createMessageLimit } from '../edge/message-limit.ts'
import { isSameOrigin, portalOrigin } from '../http/origin.ts'
import type { PeopleConfig } from '../http/portal-config.ts'
import { nothing } from '../http/route/answers.ts'
import { body } from '../http/route/body.ts'
import { type Route, route } from '../http/route/route.ts'
import { anybody } from '../http/route/who.ts'
import { faultMessage, loggedPageFault } from './page-fault.ts'

type Context = {
  clock: () => Date
  log: { warn(about: object, line: string): void }
  config: PeopleConfig
  countPageFault: (app: string, kind: string) => void
}

/** A page tells of five faults at most; all of them together shall not hide everything else in the log. */
const ofOne = { burst: 10, perSecond: 10 / 60 }
const ofAll = { burst: 60, perSecond: 1 }
const mostNetworks = 1_000
const mostBytes = 8 * 1024

/** Routes by which pages tell of their faults. */
export function pageFaultRoutes({ clock, log, config, countPageFault }: Context): Route[] {
  const limits = new Map<string, () => boolean>()
  const isWithinAll = createMessageLimit(ofAll, clock)
  function isWithin(address: string): boolean {
    const network = networkOf(address)
    const limit = limits.get(network) ?? createMessageLimit(ofOne, clock)
    // Whoever has been silent for longest is forgotten.
    limits.delete(network)
    limits.set(network, limit)
    const [oldest] = limits.size > mostNetworks ? limits.keys() : []
    if (oldest !== undefined) limits.delete(oldest)
    return limit() && isWithinAll()
  }
  return [
    route(
      {
        method: 'POST',
        path: '/api/page_faults',
        tag: 'platform',
        summary: 'What failed on a page of ours, for the log of the server; nothing of a person is kept',
        who: anybody,
        body: body(pageFaultPayload, { mostBytes }),
        answers: nothing,
      },
      async ({ body: { page_fault: fault }, caller, request }) => {
        if (!isSameOrigin(request, portalOrigin(request, config))) return refuse('foreign_origin')
        if (!isWithin(caller.ip)) return refuse('rate_limited')
        countPageFault(fault.app, fault.kind)
        const client = loggedPageFault(fault, request.headers['user-agent'])
        log.warn({ client }, `a page failed: ${faultMessage(fault)}`)
        return done({ headers: {} })
      },
    ),
  ]
}

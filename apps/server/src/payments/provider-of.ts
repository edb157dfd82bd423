import type { PaymentsContext } from './context.ts'
import { httpProvider } from './gateway/http-provider.ts'
import type { PaymentProvider } from './gateway/provider.ts'
import type { GatewayRow } from './gateway-store.ts'

type Known = Pick<PaymentsContext, 'publicUrl' | 'ownOrigin' | 'isRehearsed' | 'urlRules' | 'userAgent'>

/** Provider of a company, with the origins under which it finds us. */
export type ReachedProvider = PaymentProvider & {
  /** Origin of our side for its calls. */
  callbackOrigin: string
  /** Origin to which visitors are led back; empty: that of the page that they are on. */
  returnOrigin: string
}

/**
 * Gives the provider of a company; undefined where it cannot work: a rehearsal outside of a demo, or a real one while nobody said under which
 * address we are to be found.
 */
export function providerOf(
  { publicUrl, ownOrigin, isRehearsed, urlRules, userAgent }: Known,
  { company_id, url, secret }: GatewayRow,
): ReachedProvider | undefined {
  if (url === null) {
    if (!isRehearsed) return undefined
    const origin = ownOrigin()
    const own = `${origin}/api/rehearsals/${company_id}`
    const provider = httpProvider({ url: own, secret, userAgent, mayBePrivate: true })
    return { ...provider, callbackOrigin: origin, returnOrigin: '' }
  }
  if (!publicUrl && !urlRules.mayBePrivate) return undefined
  const origin = publicUrl ?? ownOrigin()
  const provider = httpProvider({ url, secret, userAgent, ...urlRules })
  return { ...provider, callbackOrigin: origin, returnOrigin: origin }
}

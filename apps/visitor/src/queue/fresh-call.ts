import type { TicketResource } from '@rinda/contract/queue/ticket'

/** Call that is to be said. */
export type SaidCall = Pick<TicketResource['attributes'], 'label' | 'counter'> & { readonly id: string }

/** Age in ms up to which a call is said. What is older came while the display was asleep or cut off: it is shown, and not said. */
export const freshMs = 20_000
/** Number of tickets of which it is remembered which call was said: more than are called while a call is fresh. */
const mostRemembered = 100

/** Tells of each change of a ticket whether it is a call to be said now; a call again is one. Remembers the last ones. */
export function createFreshCalls() {
  const said = new Map<string, number>()

  /** `now` is ms since 1970, by the server's clock. */
  return ({ id, attributes }: TicketResource, now: number): SaidCall | null => {
    const { status, label, counter, called_at, created_at } = attributes
    if (status !== 'CALLED' || called_at === null) return null
    const calledAt = Date.parse(called_at)
    // Whoever is served without having waited stands at the counter already.
    const hasWaited = called_at !== created_at
    if (!hasWaited || now - calledAt > freshMs || (said.get(id) ?? 0) >= calledAt) return null
    said.delete(id)
    said.set(id, calledAt)
    const [oldest] = said.keys()
    if (said.size > mostRemembered && oldest !== undefined) said.delete(oldest)
    return { id, label, counter }
  }
}

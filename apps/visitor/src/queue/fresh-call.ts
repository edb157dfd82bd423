import type { TicketResource } from '@rinda/contract/queue/ticket'

/** Call that is to be said. */
export type SaidCall = Pick<TicketResource['attributes'], 'label' | 'counter'> & { readonly id: string }

/** Age in ms up to which a call is said. What is older came while the display was asleep or cut off: it is shown, and not said. */
export const freshMs = 20_000
/** Time in ms for which it is remembered which call of a ticket was said. */
const rememberedMs = 10 * freshMs

/** Tells of each change of a ticket whether it is a call to be said now; a call again is one. Remembers for a few minutes what was said. */
export function createFreshCalls() {
  const said = new Map<string, number>()

  /** `now` is ms since 1970, by the server's clock. */
  return ({ id, attributes }: TicketResource, now: number): SaidCall | null => {
    const { status, label, counter, called_at, created_at } = attributes
    if (status !== 'CALLED' || called_at === null) return null
    const calledAt = Date.parse(called_at)
    for (const [ticketId, at] of said) if (now - at > rememberedMs) said.delete(ticketId)
    // Whoever is served without having waited stands at the counter already.
    const hasWaited = called_at !== created_at
    if (!hasWaited || now - calledAt > freshMs || (said.get(id) ?? 0) >= calledAt) return null
    said.set(id, calledAt)
    return { id, label, counter }
  }
}

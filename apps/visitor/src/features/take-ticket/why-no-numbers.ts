import type { ServiceLine } from '@rinda/client/queue/visit-location'

/** Reason why a location gives no numbers of any service now. `ended`: it is open, and too late for another visit. */
export type NoNumbers = 'closed' | 'ended' | 'paused' | 'full' | 'unavailable' | 'none'

type Shown = { readonly isOpen: boolean; readonly services: readonly Pick<ServiceLine, 'refuses'>[] }

const reasons = ['closed', 'paused', 'full', 'unavailable'] as const

/** Names the one reason that all services share; null where a number is given, or each has another reason and says it itself. */
export function whyNoNumbers({ isOpen, services }: Shown): NoNumbers | null {
  const given = new Set(services.map(({ refuses }) => refuses))
  if (given.size > 1 || given.has(null)) return null
  const reason = reasons.find((one) => given.has(one)) ?? 'none'
  return reason === 'closed' && isOpen ? 'ended' : reason
}

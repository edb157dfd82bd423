/** A ticket that this device took: where it stands, and its token. */
export type KeptTicket = {
  readonly id: number
  readonly token: string
  readonly locationId: number
  readonly label: string
}

const storageKey = 'rinda.visit.tickets'
/** Number of tickets that are kept: the oldest goes first. */
const mostKept = 10

/** Lists the tickets that this device took and that were not seen to have ended. */
export function keptTickets(): readonly KeptTicket[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/** Keeps a ticket for when its page is closed. */
export function keepTicket(ticket: KeptTicket): void {
  const others = keptTickets().filter(({ id }) => id !== ticket.id)
  localStorage.setItem(storageKey, JSON.stringify([...others, ticket].slice(-mostKept)))
}

/** Forgets a ticket that has ended. */
export function forgetTicket(ended: number): void {
  localStorage.setItem(storageKey, JSON.stringify(keptTickets().filter(({ id }) => id !== ended)))
}

function isKept(one: unknown): one is KeptTicket {
  const { id, token, locationId, label } = (one ?? {}) as Partial<Record<keyof KeptTicket, unknown>>
  return (
    Number.isInteger(id) &&
    typeof token === 'string' &&
    Number.isInteger(locationId) &&
    typeof label === 'string'
  )
}

import type { KeptTicket } from '../../queue/kept-tickets.ts'

/** Name under which `queue/kept-tickets.ts` keeps them. What it shares with this page would be a file more for each page of the app. */
const storageKey = 'rinda.visit.tickets'
const underWay = ['REQUESTED', 'WAITING', 'CALLED']

/** Shows the tickets that this device took, each as the way to its page; one that has ended goes. The words stand in the page. */
export function showOwnTickets(): void {
  const place = document.getElementById('own-tickets')
  const tickets = keptTickets()
  if (!place) return
  const { yours = '', back = '' } = place.dataset
  place.replaceChildren(...tickets.map((ticket) => linkOf(ticket, yours, back)))
  place.hidden = tickets.length === 0
  for (const ticket of tickets)
    void hasEnded(ticket).then((ended) => {
      if (!ended) return
      forget(ticket.id)
      place.querySelector(`[data-ticket="${ticket.id}"]`)?.remove()
      place.hidden = place.childElementCount === 0
    })
}

function keptTickets(): KeptTicket[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as unknown
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function forget(ended: number): void {
  localStorage.setItem(storageKey, JSON.stringify(keptTickets().filter(({ id }) => id !== ended)))
}

function linkOf({ id, token, label }: KeptTicket, yours: string, back: string): HTMLElement {
  const link = document.createElement('a')
  link.href = `/visit/ticket/${id}#${token}`
  link.className = 'own-ticket'
  link.dataset.ticket = String(id)
  const [name, way] = [document.createElement('strong'), document.createElement('span')]
  name.textContent = yours.replace('{{label}}', label)
  way.textContent = back
  way.className = 'own-ticket-way'
  link.append(name, ' ', way)
  return link
}

/** Tells whether a ticket is known to have ended; while nobody answers it stays. */
async function hasEnded({ id, token }: KeptTicket): Promise<boolean> {
  const headers = { 'x-ticket-token': token }
  const answer = await fetch(`/api/visit/tickets/${id}`, { headers }).catch(() => undefined)
  if (answer?.status === 404) return true
  if (!answer?.ok) return false
  const { data } = (await answer.json()) as { data: { attributes: { status: string } } }
  return !underWay.includes(data.attributes.status)
}

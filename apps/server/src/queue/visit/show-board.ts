import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { CalledOnBoard, VisitBoardResource } from '@rinda/contract/queue/visit-board'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../../access/caller.ts'
import type { Settings } from '../../availability/settings.ts'
import type { WorkedOut } from '../line/in-line.ts'
import type { Waits } from '../line/waits.ts'

type Context = { settings: Settings; waits: Pick<Waits, 'at' | 'listed'> }

/** Number of those who wait that a display is told of. */
const mostNext = 40

/** Shows who is called at a location, and who is next; of a location that is hidden nothing is said. */
export async function showBoard(
  { settings, waits }: Context,
  caller: VisitorCaller,
  locationId: number,
  now: Date,
): Promise<Result<VisitBoardResource>> {
  const setting = await settings.find(caller, locationId)
  if (!setting?.location.is_visible) return refuse('not_found')
  // Looks where the stream stands: a display reads this because it may have missed something.
  await waits.listed([], setting, now)
  const found = await waits.at(setting, now)
  if (!found) return refuse('not_found')
  const tickets = [...found.line.tickets.values()]
  const next = tickets
    .filter(({ attributes: { status, held } }) => status === 'WAITING' && !held)
    .toSorted(bySoonest(found.out))
  return done({
    id: String(locationId),
    type: 'visit_board',
    attributes: {
      at: now.toISOString(),
      called: tickets.flatMap(calledOnBoard).toSorted((one, other) => later(one, other)),
      next: next.slice(0, mostNext).map(({ id, attributes: { label } }) => ({ id, label })),
      waiting: next.length,
    },
  })
}

function calledOnBoard({ id, attributes }: TicketResource): CalledOnBoard[] {
  const { status, label, counter, called_at } = attributes
  return status === 'CALLED' && called_at !== null ? [{ id, label, counter, called_at }] : []
}

function later(one: CalledOnBoard, other: CalledOnBoard): number {
  return Date.parse(other.called_at) - Date.parse(one.called_at) || Number(other.id) - Number(one.id)
}

/** Compares two who wait by when each is probably called; who cannot tell comes last. */
function bySoonest({ byTicket }: WorkedOut) {
  const order = ({ id, attributes: { place } }: TicketResource) => {
    const { timeToWait, ticketsToWait } = byTicket.get(id) ?? { timeToWait: null, ticketsToWait: null }
    const last = Number.MAX_SAFE_INTEGER
    return [timeToWait ?? last, ticketsToWait ?? last, place ?? last, Number(id)]
  }
  return (one: TicketResource, other: TicketResource): number => {
    const [mine, theirs] = [order(one), order(other)]
    return mine.reduce((difference, value, index) => difference || value - (theirs[index] ?? 0), 0)
  }
}

import type { Envelope } from '@rinda/contract/wire/envelope'
import type { StreamEvent } from '../../../changes/record-store.ts'
import type { ListMissed } from '../../../stream/missed.ts'
import type { SeatedSocket } from '../../answer.ts'
import { resetMessage } from '../../broadcasts/broadcast-message.ts'
import type { QueueSeat } from '../queue-seat.ts'
import type { Placed } from './placed.ts'

export type QueueClientSocket = SeatedSocket<QueueSeat>
/** Reason for which a client receives nothing for a while: somebody paused it, or what it may receive is being looked up. */
export type Reason = 'paused' | symbol

type Holding = {
  listMissed: ListMissed
  /** Gives the number of a company's stream up to which its events were sent from here. */
  sentUpTo(companyId: number): number
  placed: Placed
  join(socket: QueueClientSocket): void
  leave(socket: QueueClientSocket): void
  /** An event as this client would have received it; undefined where it would not have. */
  asReceived(socket: QueueClientSocket, event: StreamEvent): Envelope | undefined
  onBack(socket: QueueClientSocket): void
}
type Held = {
  reasons: Set<Reason>
  /** Place in the stream of its company from which on it received nothing. */
  since: number
  /** Events that came while it is being read what it missed; undefined: nothing is being read. */
  meanwhile: StreamEvent[] | undefined
}

/**
 * Holds clients back: they receive nothing of what happens, until every reason for that is gone. Then they are sent what they missed, in its
 * order and once, or that they must read anew where that is too much.
 */
export function holdBack({ listMissed, sentUpTo, placed, join, leave, asReceived, onBack }: Holding) {
  const held = new Map<QueueClientSocket, Held>()

  async function bringBack(socket: QueueClientSocket, mine: Held): Promise<void> {
    const { companyId } = socket.data
    const meanwhile: StreamEvent[] = []
    mine.meanwhile = meanwhile
    const { events, seq, isBroken } = await listMissed(companyId, mine.since)
    const placedEvents = await placed(events)
    // Somebody may have held it back again.
    if (held.get(socket) !== mine || mine.meanwhile !== meanwhile) return
    // What was read and is not sent from here yet comes in its turn.
    const end = sentUpTo(companyId)
    held.delete(socket)
    if (!socket.connected) return
    if (isBroken) socket.emit(socket.data.kind, resetMessage({ companyId, from: mine.since, till: seq }))
    const after = placedEvents.filter((event) => event.seq <= end)
    for (const event of [...after, ...meanwhile.filter((event) => event.seq > seq)]) {
      const message = asReceived(socket, event)
      if (message) socket.emit(socket.data.kind, message)
    }
    join(socket)
    onBack(socket)
  }

  return {
    hold(socket: QueueClientSocket, reason: Reason): void {
      const known = held.get(socket)
      if (known) {
        known.meanwhile = undefined
        known.reasons.add(reason)
        return
      }
      leave(socket)
      const since = sentUpTo(socket.data.companyId)
      held.set(socket, { reasons: new Set([reason]), since, meanwhile: undefined })
    },
    /** Takes a reason away; done once the client receives again, where it was the last. */
    async release(socket: QueueClientSocket, reason: Reason): Promise<void> {
      const known = held.get(socket)
      if (!known?.reasons.delete(reason) || known.reasons.size > 0) return
      await bringBack(socket, known)
    },
    isHeld: (socket: QueueClientSocket) => held.has(socket),
    /** Lists the clients that are held back. */
    list: () => held.keys(),
    /** To be given every event of the line that is sent, in its order. */
    receive(event: StreamEvent): void {
      for (const [socket, { meanwhile }] of held)
        if (socket.data.companyId === event.companyId) meanwhile?.push(event)
    },
    forget(socket: QueueClientSocket): void {
      held.delete(socket)
    },
  }
}

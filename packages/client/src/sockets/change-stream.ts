import type { Changes } from '@rinda/contract/booking/replies'
import type { Envelope } from '@rinda/contract/wire/envelope'
import type { Reply } from '../bookings/booking-replies.ts'

type Messages = {
  /** Hands a message on, in the order of the stream. */
  deliver: (message: Envelope) => void
  /** Tells whether everything up to a message is known once it is there. */
  isWhole: (message: Envelope) => boolean
  /** Called with what was missed, after it was handed on. */
  missed: (messages: readonly Envelope[]) => void
  /** Loads everything shown again, since what was missed can no longer be sent. */
  reload: () => void
  askChanges: (since: number) => Promise<Reply<Changes>>
}

/**
 * Follows the company's stream of changes by `seq`. After a lost connection it asks for what was missed and hands that on
 * first; what arrives meanwhile waits behind it. Messages may reach a listener twice, never out of order.
 */
export function createChangeStream({ deliver, isWhole, missed, reload, askChanges }: Messages) {
  let last: number | undefined
  let held: Envelope[] | null = null

  function pass(message: Envelope) {
    // A late reply of our own may stand before what others did earlier: only broadcasts move the place.
    if (message.seq !== undefined && message.trace === undefined && isWhole(message))
      last = Math.max(last ?? 0, message.seq)
    deliver(message)
  }

  function release(after: number) {
    const waiting = held ?? []
    held = null
    for (const message of waiting) if (message.seq === undefined || message.seq > after) pass(message)
  }

  return {
    /** Gives the number up to which everything is known; undefined where none is. */
    place: () => last,
    /** A list that was read stands at this place of the stream: the starting point where none is known yet. */
    startAt(seq: number) {
      last ??= seq
    },
    broadcast(message: Envelope) {
      if (held) held.push(message)
      else pass(message)
    },
    /** The server lost a part of the stream: it goes on after this place, and everything shown has to be loaded again. */
    restartAt(seq: number) {
      last = Math.max(last ?? 0, seq)
      reload()
    },
    /** To be called at each new connection but the first. */
    async catchUp(): Promise<void> {
      if (last === undefined) return reload()
      const mine: Envelope[] = []
      held = mine
      const reply = await askChanges(last)
      if (held !== mine) return
      if (!reply.ok || reply.data.reset) {
        if (reply.ok) last = reply.data.seq
        release(-1)
        return reload()
      }
      for (const message of reply.data.data) pass(message)
      if (reply.data.data.length > 0) missed(reply.data.data)
      last = Math.max(last, reply.data.seq)
      release(reply.data.seq)
    },
  }
}

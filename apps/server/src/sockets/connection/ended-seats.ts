import type { DueWork } from '../../jobs/due.ts'
import type { SeatedSocket } from '../answer.ts'
import type { Seat } from './handshake.ts'

const lookEveryMs = 5_000

/** Cuts off sockets whose sign-in has run out, also when they only listen. They are this process's own: nobody else has to be asked. */
export function endedSeats(sockets: ReadonlyMap<string, SeatedSocket<Seat>>): DueWork {
  return {
    name: 'ended-sign-ins',
    lookEveryMs,
    async next() {
      let next: Date | null = null
      for (const socket of sockets.values()) {
        const { expiresAt } = socket.data.caller.user
        if (!next || expiresAt < next) next = expiresAt
      }
      return next
    },
    async run(now) {
      for (const socket of sockets.values()) {
        if (socket.data.caller.user.expiresAt <= now) socket.disconnect(true)
      }
    },
  }
}

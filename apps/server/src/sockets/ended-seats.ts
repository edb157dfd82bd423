import type { SeatedSocket } from './answer.ts'
import type { Seat } from './handshake.ts'

const everyMs = 5_000

/** Cuts off sockets whose sign-in has run out, also when they only listen. Gives back how to stop. */
export function cutEndedSeats(
  sockets: ReadonlyMap<string, SeatedSocket<Seat>>,
  clock: () => Date,
): () => void {
  const timer = setInterval(() => {
    const now = clock()
    for (const socket of sockets.values()) {
      if (socket.data.caller.user.expiresAt <= now) socket.disconnect(true)
    }
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

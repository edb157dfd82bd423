import type { EpochMinutes } from '../time/zone.ts'

type Held = {
  readonly serviceId: number
  readonly specialistId: number | null
  readonly startsAt: EpochMinutes
  readonly endsAt: EpochMinutes
  readonly isBlock: boolean
}

/**
 * Finds for each booking the bookings that it overlaps, of the same specialist or, without one, of the same
 * service, in order of their start. Visits with the same start and end belong together and do not count; a
 * block disturbs a visit whatever its length, and no other block. A booking that overlaps nothing is not in
 * the answer.
 */
export function overlapsOf<Booking extends Held>(bookings: readonly Booking[]): Map<Booking, Booking[]> {
  const lines = new Map<string, Booking[]>()
  for (const booking of bookings) {
    const key = booking.specialistId === null ? `service ${booking.serviceId}` : `${booking.specialistId}`
    const line = lines.get(key)
    if (line) line.push(booking)
    else lines.set(key, [booking])
  }
  const found = new Map<Booking, Booking[]>()
  for (const line of lines.values()) {
    sweep(
      line.sort((one, other) => one.startsAt - other.startsAt),
      found,
    )
  }
  return found
}

/** Goes through one line of time once, holding only what has not ended. */
function sweep<Booking extends Held>(line: readonly Booking[], found: Map<Booking, Booking[]>): void {
  let running: Booking[] = []
  for (const booking of line) {
    running = running.filter((other) => other.endsAt > booking.startsAt)
    for (const other of running) {
      if (!disturb(booking, other)) continue
      note(found, booking, other)
      note(found, other, booking)
    }
    running.push(booking)
  }
}

function disturb(one: Held, other: Held): boolean {
  if (one.isBlock || other.isBlock) return one.isBlock !== other.isBlock
  return one.startsAt !== other.startsAt || one.endsAt !== other.endsAt
}

function note<Booking>(found: Map<Booking, Booking[]>, booking: Booking, other: Booking): void {
  const others = found.get(booking)
  if (others) others.push(other)
  else found.set(booking, [other])
}

import type { Plan, PlannedBooking } from './plan-company.ts'

/** Puts beside some visits the earlier booking that they were moved from, so that a calendar also has those. */
export function addReschedules({ dice }: Plan, planned: readonly PlannedBooking[]): PlannedBooking[] {
  return planned.flatMap((booking) => {
    const isMoved = booking.kind === 'appointment' && booking.fate.status === 'scheduled' && dice.chance(2)
    if (!isMoved) return [booking]
    const daysBefore = 1 + dice.roll(3)
    const shift = -1440 * daysBefore
    const earlier: PlannedBooking = {
      ...booking,
      from: booking.from + shift,
      till: booking.till + shift,
      fate: { ...booking.fate, status: 'rescheduled', isServed: false },
    }
    return [earlier, booking]
  })
}

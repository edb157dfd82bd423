import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { SheetDay } from '@rinda/contract/booking/day-sheet'
import { fromUtcDateTime, type Interval } from '@rinda/domain/time/zone'
import type { MoveColumn } from '../../../calendar/move-target.ts'

/**
 * Gives the function that finds who would take a booking on a day: its own specialist, or its service where
 * it has none; null where that is not offered.
 */
export function takerOn(day: SheetDay, held: readonly ShortBooking[]): MoveColumn['takerOf'] {
  return ({ specialistId, serviceId }) => {
    const [kind, id] = specialistId === null ? ['service', serviceId] : ['specialist', specialistId]
    const column = day.columns.find((one) => one.kind === kind && Number(one.id) === id)
    if (!column?.service_ids.includes(String(serviceId))) return null
    const own = held.filter(
      (one) => one.specialistId === specialistId && (specialistId !== null || one.serviceId === serviceId),
    )
    const holds = own.map(({ qtid, startsAt, endsAt, isBlocked }) => ({
      ...{ qtid, from: startsAt, till: endsAt, takesAll: isBlocked },
    }))
    const elsewhere = column.busy.map((busy) => ({ ...intervalOf(busy), qtid: null, takesAll: true }))
    const off = column.off.map(intervalOf)
    return { specialistId, lanes: column.lanes, held: [...holds, ...elsewhere], off }
  }
}

/** A time of the wire as it lies among the moments. */
export function intervalOf(wire: { date: string; time: string; duration: number }): Interval {
  const from = fromUtcDateTime(wire.date, wire.time)
  return { from, till: from + wire.duration }
}

import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { isHold } from '@rinda/domain/booking/hold'
import type { Interval, LocalDate } from '@rinda/domain/time/zone'
import { countVisits } from '../../calendar/count-visits.ts'
import type { DayClock } from '../../calendar/day-clock.ts'

/** One column of a day as paper shows it: whose it is, what is booked, and when they are at another branch or not at work. */
export type PrintedColumn = {
  readonly key: string
  readonly name: string
  readonly bookings: readonly ShortBooking[]
  readonly elsewhere: readonly Interval[]
  readonly off: readonly (Interval & { readonly why: 'off' | 'away' })[]
}
export type PrintedDay = {
  readonly date: LocalDate
  readonly clock: DayClock
  /** Wall clock times; null on a closed day. */
  readonly open: { readonly from: string; readonly till: string } | null
  readonly columns: readonly PrintedColumn[]
}

/** A line of the sheet; one without a booking says why nobody can come. */
export type PrintedRow = Interval & { readonly key: string } & (
    | { readonly booking: ShortBooking }
    | { readonly booking: null; readonly why: 'elsewhere' | 'off' | 'away' }
  )

/** The lines of a column by their time. What somebody is still filling in is no appointment, and is left out. */
export function printedRows({ bookings, elsewhere, off }: PrintedColumn): PrintedRow[] {
  const booked = bookings.filter((booking) => !isHold(booking))
  return [
    ...booked.map((booking) => ({
      key: booking.qtid,
      from: booking.startsAt,
      till: booking.endsAt,
      booking,
    })),
    ...joined(elsewhere).map((time) => idle({ ...time, why: 'elsewhere' })),
    ...off.map(idle),
  ].sort((one, other) => one.from - other.from || one.till - other.till)
}

function idle({ from, till, why }: Interval & { why: 'elsewhere' | 'off' | 'away' }) {
  return { key: `${why} ${from}`, from, till, booking: null, why }
}

/** Counts the visits of a column that begin on the day. */
export function visitCount({ bookings }: PrintedColumn, { clock }: Pick<PrintedDay, 'clock'>): number {
  return countVisits(bookings, clock)
}

/** Joins times that follow each other without a pause. */
function joined(times: readonly Interval[]): Interval[] {
  const found: { from: number; till: number }[] = []
  for (const { from, till } of times.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && from <= last.till) last.till = Math.max(last.till, till)
    else found.push({ from, till })
  }
  return found
}

import type { ShortBookings } from '@rinda/contract/booking/short-bookings'
import type { Approval, BookingStatus } from '@rinda/domain/booking/status'
import type { Booking } from './booking-view.ts'

/** A booking as far as calendars draw it. A `Booking` is one too; the rest of it is fetched when somebody opens it. */
export type ShortBooking = Pick<
  Booking,
  | 'id'
  | 'qtid'
  | 'status'
  | 'approval'
  | 'locationId'
  | 'serviceId'
  | 'specialistId'
  | 'startsAt'
  | 'endsAt'
  | 'durationMinutes'
  | 'firstName'
  | 'lastName'
  | 'isBlocked'
  | 'servedAt'
  | 'updatedAt'
  | 'lateMinutes'
> & { readonly notes: Pick<Booking['notes'], 'blocked'> }

/** Tells whether all of a booking is there. */
export function isWhole(booking: ShortBooking): booking is Booking {
  return 'token' in booking
}

/** A whole booking with what is said of it in short. */
export function withShort(whole: Booking, short: ShortBooking): Booking {
  return isWhole(short) ? short : { ...whole, ...short, notes: { ...whole.notes, ...short.notes } }
}

/** The bookings of an answer in short. */
export function shortBookingsOf(text: string): ShortBooking[] {
  const { from, id: ids = [], ...columns } = JSON.parse(text) as Partial<ShortBookings>
  return (ids ?? []).map((id, row): ShortBooking => {
    const startsAt = (from ?? 0) + (columns.start?.[row] ?? 0)
    const durationMinutes = columns.duration?.[row] ?? 0
    const blockedNote = columns.blocked_note?.[row]
    const served = columns.served?.[row] ?? null
    const late = columns.late?.[row]
    return {
      id: String(id),
      qtid: qtidOf(columns.qtid?.[row] ?? ''),
      status: (columns.status?.[row] ?? 'scheduled') as BookingStatus,
      approval: (columns.approval?.[row] ?? 'none') as Approval,
      locationId: columns.location?.[row] ?? 0,
      serviceId: columns.service?.[row] ?? 0,
      specialistId: columns.specialist?.[row] ?? null,
      startsAt,
      endsAt: startsAt + durationMinutes,
      durationMinutes,
      firstName: columns.first_name?.[row] ?? '',
      lastName: columns.last_name?.[row] ?? '',
      isBlocked: columns.blocked?.[row] === true,
      servedAt: served === null ? null : timestampOf(served),
      ...(late == null ? {} : { lateMinutes: late }),
      updatedAt: timestampOf(columns.updated?.[row] ?? 0),
      notes: blockedNote == null ? {} : { blocked: blockedNote },
    }
  })
}

const timestampOf = (milliseconds: number) => new Date(milliseconds).toISOString()

/** The qtid of its 16 bytes as base64, in the form in which it is written everywhere else. */
function qtidOf(base64: string): string {
  const bytes = atob(base64)
  let hex = ''
  for (let at = 0; at < bytes.length; at += 1) {
    if (at === 4 || at === 6 || at === 8 || at === 10) hex += '-'
    hex += bytes.charCodeAt(at).toString(16).padStart(2, '0')
  }
  return hex
}

import type { Booking } from '@rinda/client/bookings/booking-view'

/** A whole booking for tests: what matters to one is named, the rest is ordinary. */
export function sampleBooking(
  changes: Partial<Booking> & Pick<Booking, 'qtid' | 'startsAt' | 'endsAt'>,
): Booking {
  return {
    id: changes.qtid,
    token: 't',
    status: 'scheduled',
    approval: 'none',
    locationId: 1,
    serviceId: 1,
    specialistId: 1,
    durationMinutes: changes.endsAt - changes.startsAt,
    firstName: 'Anna',
    lastName: 'Liepa',
    email: '',
    phoneCountryCode: '371',
    phoneNumber: '20000000',
    language: 'lv',
    clientType: 'portal',
    isBlocked: false,
    servedAt: null,
    seriesId: null,
    expireAt: null,
    createdAt: '2026-11-20T08:00:00Z',
    updatedAt: '2026-11-20T08:00:00Z',
    fields: {},
    notes: {},
    log: [],
    ...changes,
  }
}

import type { OwnBooking } from '@rinda/client/bookings/own-booking'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import type { Connection } from '@rinda/client/sockets/connect-line'
import { useEffect, useMemo } from 'react'
import { bringBookingLine } from '../../bookings/bring-line.ts'
import { useLine } from '../../session/use-line.ts'
import { visitorSession } from '../../session/visitor-session.ts'

export type BookingLine = { readonly line: VisitorBookings | null; readonly connection: Connection }

/** Keeps a connection to the bookings of a location, and has a booking read again whenever it changes. */
export function useBookingLine(booking: OwnBooking | undefined, readAgain: () => void): BookingLine {
  const { id, zone, socketKey } = booking ?? {}
  const { company, location } = booking ?? {}
  const [companyId, locationId] = [company?.id, location?.id]
  const place = useMemo(
    () =>
      companyId === undefined || locationId === undefined || zone === undefined || socketKey === undefined
        ? undefined
        : { companyId, locationId, zone, socketKey, session: visitorSession() },
    [companyId, locationId, zone, socketKey],
  )
  const { line, connection } = useLine(bringBookingLine, place)

  useEffect(() => {
    if (line && id !== undefined) return line.onBooking(id, readAgain)
  }, [line, id, readAgain])
  // What happened before there was a line nobody told.
  const isOnline = connection.state === 'online'
  useEffect(() => {
    if (isOnline) readAgain()
  }, [isOnline, readAgain])

  return { line, connection }
}

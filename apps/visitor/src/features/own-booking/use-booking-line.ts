import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import type { Connection } from '@rinda/client/sockets/line'
import { useEffect, useMemo } from 'react'
import { bringBookingLine } from '../../bookings/bring-line.ts'
import { useLine } from '../../session/line/use-line.ts'
import { useLater } from '../../session/use-later.ts'
import { visitorSession } from '../../session/visitor-session.ts'

export type BookingLine = { readonly line: VisitorBookings | null; readonly connection: Connection }

/** Keeps a connection to the bookings of a location, and has a booking read again whenever it changes, or what its place offers. */
export function useBookingLine(booking: OwnBooking | undefined, readAgain: () => void): BookingLine {
  const { id, zone, socketKey } = booking ?? {}
  const { company, location } = booking ?? {}
  const [companyId, locationId] = [company?.id, location?.id]
  const readLater = useLater(readAgain)
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
  // A service that is no longer booked ends moving, and what the place is called and how it is reached stand here too.
  useEffect(() => line?.onOtherOffer(readLater), [line, readLater])
  // What happened before there was a line nobody told.
  const isOnline = connection.state === 'online'
  useEffect(() => {
    if (isOnline) readAgain()
  }, [isOnline, readAgain])

  return { line, connection }
}

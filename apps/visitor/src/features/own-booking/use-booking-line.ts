import type { OwnBooking } from '@rinda/client/bookings/own-booking'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import type { Connection } from '@rinda/client/sockets/connect-line'
import { logLine } from '@rinda/live/log-line'
import { makeId } from '@rinda/live/make-id'
import { useEffect, useState } from 'react'
import { onWake } from '../../session/on-wake.ts'
import { pageVersion } from '../../session/page-version.ts'
import { visitorSession } from '../../session/visitor-session.ts'

export type BookingLine = { readonly line: VisitorBookings | null; readonly connection: Connection }

/** Time in ms after which the code of the line is fetched again where it did not come. */
const tryAgainMs = 2_000

/** Keeps a connection to the bookings of a location, and has a booking read again whenever it changes. Its code comes after the page is drawn. */
export function useBookingLine(booking: OwnBooking | undefined, readAgain: () => void): BookingLine {
  const [line, setLine] = useState<VisitorBookings | null>(null)
  const [connection, setConnection] = useState<Connection>({ state: 'connecting', since: 0 })
  const { id, zone, socketKey } = booking ?? {}
  const { company, location } = booking ?? {}
  const [companyId, locationId] = [company?.id, location?.id]

  useEffect(() => {
    if (companyId === undefined || locationId === undefined || zone === undefined) return
    let opened: VisitorBookings | undefined
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const open = async () => {
      try {
        const { connectVisitorBookings } = await import('@rinda/client/bookings/visitor-bookings')
        if (isGone) return
        opened = connectVisitorBookings({
          ...{ companyId, locationId, zone, session: visitorSession(), traces: makeId(), logger: logLine },
          version: pageVersion ?? 'development',
          ...(socketKey ? { socketKey } : {}),
        })
        opened.onConnection(setConnection)
        setLine(opened)
      } catch {
        if (isGone) return
        setConnection({ state: 'offline', since: Date.now() })
        timer = setTimeout(open, tryAgainMs)
      }
    }
    void open()
    return () => {
      isGone = true
      clearTimeout(timer)
      opened?.close()
      setLine(null)
    }
  }, [companyId, locationId, zone, socketKey])

  useEffect(() => {
    if (line) return onWake(line.check)
  }, [line])
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

import type { VisitService } from '@rinda/client/bookings/visit-service'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { useMemo } from 'react'
import { bringBookingLine } from '../../bookings/bring-line.ts'
import { useLine } from '../../session/use-line.ts'
import { visitorSession } from '../../session/visitor-session.ts'

/** Keeps the line on which a service is booked. */
export function useBookLine({ companyId, locationId, zone, socketKey }: VisitService): {
  line: VisitorBookings | null
  /** The line was there, or was waited for, and is lost. */
  isLost: boolean
} {
  const place = useMemo(
    () => ({ companyId, locationId, zone, socketKey, session: visitorSession() }),
    [companyId, locationId, zone, socketKey],
  )
  const { line, connection } = useLine(bringBookingLine, place)
  return { line, isLost: connection.state === 'offline' }
}

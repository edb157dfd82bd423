import type { VisitService } from '@rinda/client/bookings/visit-service'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { useEffect, useMemo, useRef } from 'react'
import { bringBookingLine } from '../../bookings/bring-line.ts'
import { useLine } from '../../session/line/use-line.ts'
import { visitorSession } from '../../session/visitor-session.ts'

/** Keeps the line on which a service is booked. `onOtherOffer` is told that the location offers something else, or may while the line was away. */
export function useBookLine(
  { companyId, locationId, zone, socketKey }: VisitService,
  onOtherOffer: (serviceId: number | null) => void,
): {
  line: VisitorBookings | null
  /** The line was there, or was waited for, and is lost. */
  isLost: boolean
} {
  const place = useMemo(
    () => ({ companyId, locationId, zone, socketKey, session: visitorSession() }),
    [companyId, locationId, zone, socketKey],
  )
  const { line, connection } = useLine(bringBookingLine, place)
  useEffect(() => line?.onOtherOffer(onOtherOffer), [line, onOtherOffer])
  const { state } = connection
  const wasLost = useRef(false)
  useEffect(() => {
    if (state === 'offline') wasLost.current = true
    if (state !== 'online' || !wasLost.current) return
    wasLost.current = false
    onOtherOffer(null)
  }, [state, onOtherOffer])
  return { line, isLost: state === 'offline' }
}

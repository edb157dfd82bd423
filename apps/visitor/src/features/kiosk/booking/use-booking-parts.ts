import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { useEffect, useState } from 'react'
import { sayIn } from '../../../session/words/late-texts.ts'
import { useLanguage } from '../../../session/words/phrases.ts'
import type { bookingParts } from './booking-parts.ts'

/** Time in ms after which the parts are fetched again where they did not come. */
const tryAgainMs = 2_000

/**
 * Screens of appointments, with their texts, and the line on which they are booked: they come once they may be wanted, and stay, as what is given
 * back last has to arrive too.
 */
export function useBookingParts(
  { id: locationId, companyId, timezone: zone, socketKey }: VisitLocation,
  kiosk: string | null,
  isWanted: boolean,
): { parts: typeof bookingParts | null; line: VisitorBookings | null } {
  const language = useLanguage()
  const [parts, setParts] = useState<typeof bookingParts | null>(null)
  const [line, setLine] = useState<VisitorBookings | null>(null)
  const isMissing = isWanted && !parts
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const fetchThem = async () => {
      try {
        const [loaded] = await Promise.all([import('./booking-parts.ts'), sayIn('kioskBooking', language)])
        if (!isGone) setParts(loaded.bookingParts)
      } catch {
        if (!isGone) timer = setTimeout(fetchThem, tryAgainMs)
      }
    }
    void fetchThem()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isMissing, language])

  useEffect(() => {
    const opened = parts?.openLine({ companyId, locationId, zone, socketKey, kiosk: kiosk ?? undefined })
    setLine(opened ?? null)
    return opened?.close
  }, [parts, companyId, locationId, zone, socketKey, kiosk])
  return { parts, line }
}

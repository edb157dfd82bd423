import type { VisitService } from '@rinda/client/bookings/visit-service'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { useEffect, useState } from 'react'
import { onWake } from '../../session/on-wake.ts'
import { visitorSession } from '../../session/visitor-session.ts'

/** Time in ms after which the code of the line is fetched again where it did not come. */
const tryAgainMs = 2_000

/** Keeps the line on which a service is booked; its code comes after the page is drawn. */
export function useBookLine({ companyId, locationId, zone, socketKey }: VisitService): {
  line: VisitorBookings | null
  isOnline: boolean
  /** The line was there, or was waited for, and is lost. */
  isLost: boolean
} {
  const [line, setLine] = useState<VisitorBookings | null>(null)
  const [connection, setConnection] = useState<'connecting' | 'online' | 'offline'>('connecting')
  useEffect(() => {
    let opened: VisitorBookings | undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    const open = async () => {
      try {
        const { openLine } = await import('../../bookings/open-line.ts')
        if (isGone) return
        opened = openLine({ companyId, locationId, zone, socketKey, session: visitorSession() })
        opened.onConnection(({ state }) => setConnection(state))
        setLine(opened)
      } catch {
        if (isGone) return
        setConnection('offline')
        timer = setTimeout(open, tryAgainMs)
      }
    }
    // The page may still be being drawn: what it shows comes first.
    timer = setTimeout(open)
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
  return { line, isOnline: connection === 'online', isLost: connection === 'offline' }
}

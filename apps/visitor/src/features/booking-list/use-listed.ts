import { type ListedBooking, listBookingsOfLink } from '@rinda/client/bookings/own/booking-links'
import { useCallback, useEffect, useState } from 'react'
import { onWake } from '../../session/line/on-wake.ts'
import { visitorHttp } from '../../session/line/visitor-http.ts'
import { deviceSecret } from './device-secret.ts'

/** Bookings of a link as they are known by now; `over` where it leads nowhere any more. */
type Listed = {
  readonly face: 'loading' | 'over' | 'failed' | 'there'
  readonly bookings: readonly ListedBooking[]
  readonly readAgain: () => void
}

/** Reads the bookings of a link, and again whenever the page comes back. */
export function useListed(companyId: number, token: string): Listed {
  const [face, setFace] = useState<Listed['face']>('loading')
  const [bookings, setBookings] = useState<readonly ListedBooking[]>([])
  const [asked, setAsked] = useState(0)
  const readAgain = useCallback(() => setAsked((times) => times + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const result = await listBookingsOfLink(visitorHttp, { companyId, token, device: deviceSecret() })
      if (isGone) return
      if (!result.ok) return setFace((before) => (before === 'there' ? before : 'failed'))
      setBookings(result.value ?? [])
      setFace(result.value ? 'there' : 'over')
    }
    void read()
    return () => {
      isGone = true
    }
  }, [companyId, token, asked])
  useEffect(() => onWake(readAgain), [readAgain])
  return { face, bookings, readAgain }
}

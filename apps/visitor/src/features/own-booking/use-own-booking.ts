import { type BookingLink, getOwnBooking, type OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { useCallback, useEffect, useState } from 'react'
import { onWake } from '../../session/line/on-wake.ts'
import { readAgainMs, tryAgainMs } from '../../session/line/reading-pauses.ts'
import { visitorHttp } from '../../session/line/visitor-http.ts'
import { onOtherTabs } from './act/other-tabs.ts'

/** Booking of a link as it is known by now; `unknown` where there is none of that name and token. */
export type KnownBooking = {
  readonly face: 'loading' | 'unknown' | 'failed' | 'there'
  readonly booking: OwnBooking | undefined
  readonly readAgain: () => void
}

/** Reads a booking by its token, and again once a minute and whenever the page comes back. */
export function useOwnBooking({ qtid, token }: BookingLink): KnownBooking {
  const [booking, setBooking] = useState<OwnBooking>()
  const [face, setFace] = useState<KnownBooking['face']>('loading')
  const [asked, setAsked] = useState(0)
  const readAgain = useCallback(() => setAsked((times) => times + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const read = async () => {
      const result = await getOwnBooking(visitorHttp, { qtid, token })
      if (isGone) return
      timer = setTimeout(read, result.ok ? readAgainMs() : tryAgainMs())
      if (!result.ok) return setFace((before) => (before === 'there' ? before : 'failed'))
      setBooking(result.value)
      setFace(result.value ? 'there' : 'unknown')
    }
    void read()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [qtid, token, asked])

  useEffect(() => onWake(readAgain), [readAgain])
  useEffect(() => onOtherTabs(qtid, readAgain), [qtid, readAgain])

  return { face, booking, readAgain }
}

import { getVisitService, type VisitService } from '@rinda/client/bookings/visit-service'
import { useCallback, useEffect, useState } from 'react'
import { onWake } from '../../session/line/on-wake.ts'
import { tryAgainMs } from '../../session/line/reading-pauses.ts'
import { visitorHttp } from '../../session/line/visitor-http.ts'
import { useLater } from '../../session/use-later.ts'
import { keptHeld } from './hold/kept.ts'

type Read = { service?: VisitService; face: 'loading' | 'unknown' | 'failed' | 'there' }

/** Reads the service that is to be booked; where that fails, again by itself until it is there. A later failure leaves what is shown. */
export function useService(id: number): Read & {
  readAgain: () => void
  /** To be told that the location offers something else: one of its services, or (null) any of them. */
  onOtherOffer: (serviceId: number | null) => void
} {
  const [read, setRead] = useState<Read>({ face: 'loading' })
  const [asked, setAsked] = useState(0)
  const readAgain = useCallback(() => setAsked((times) => times + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    void getVisitService(visitorHttp, id).then((result) => {
      if (isGone) return
      const service = result.ok ? result.value : undefined
      setRead((before) => {
        if (service) return { service, face: 'there' }
        // Whoever has a time and fills in the form is not thrown out of it: the server says what can still be booked.
        const isKept = before.service?.id === id && (!result.ok || keptHeld()?.serviceId === id)
        return isKept ? before : { face: result.ok ? 'unknown' : 'failed' }
      })
      if (result.ok) return
      timer = setTimeout(readAgain, tryAgainMs())
    })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [id, asked])
  const hasFailed = read.face === 'failed'
  useEffect(() => (hasFailed ? onWake(readAgain) : undefined), [hasFailed, readAgain])

  const readLater = useLater(readAgain)
  const onOtherOffer = useCallback(
    (serviceId: number | null) => {
      if (serviceId === null || serviceId === id) readLater()
    },
    [id, readLater],
  )
  return { ...read, readAgain, onOtherOffer }
}

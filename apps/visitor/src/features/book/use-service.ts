import { getVisitService, type VisitService } from '@rinda/client/bookings/visit-service'
import { useEffect, useState } from 'react'
import { visitorHttp } from '../../session/visitor-http.ts'

type Read = { service?: VisitService; face: 'loading' | 'unknown' | 'failed' | 'there' }

/** Reads the service that is to be booked. */
export function useService(id: number): Read & { readAgain: () => void } {
  const [read, setRead] = useState<Read>({ face: 'loading' })
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    let isGone = false
    void getVisitService(visitorHttp, id).then((result) => {
      if (isGone) return
      if (!result.ok) setRead({ face: 'failed' })
      else setRead(result.value ? { service: result.value, face: 'there' } : { face: 'unknown' })
    })
    return () => {
      isGone = true
    }
  }, [id, asked])
  return { ...read, readAgain: () => setAsked((times) => times + 1) }
}

import { getVisitService, type VisitService } from '@rinda/client/bookings/visit-service'
import { useCallback, useEffect, useState } from 'react'
import { onWake } from '../../session/on-wake.ts'
import { visitorHttp } from '../../session/visitor-http.ts'

type Read = { service?: VisitService; face: 'loading' | 'unknown' | 'failed' | 'there' }

/** Time in ms after which it is asked for again where it could not be read: another one for each phone. */
const tryAgainMs = () => 3_000 + Math.random() * 2_000

/** Reads the service that is to be booked; where that fails, again by itself until it is there. */
export function useService(id: number): Read & { readAgain: () => void } {
  const [read, setRead] = useState<Read>({ face: 'loading' })
  const [asked, setAsked] = useState(0)
  const readAgain = useCallback(() => setAsked((times) => times + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    void getVisitService(visitorHttp, id).then((result) => {
      if (isGone) return
      if (result.ok)
        return setRead(result.value ? { service: result.value, face: 'there' } : { face: 'unknown' })
      setRead({ face: 'failed' })
      timer = setTimeout(readAgain, tryAgainMs())
    })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [id, asked])
  const hasFailed = read.face === 'failed'
  useEffect(() => (hasFailed ? onWake(readAgain) : undefined), [hasFailed, readAgain])
  return { ...read, readAgain }
}

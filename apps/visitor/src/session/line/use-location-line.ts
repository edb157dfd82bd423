import { getVisitLocation, type VisitLocation, withState } from '@rinda/client/queue/visit-location'
import type { LocationStateAttributes } from '@rinda/contract/queue/location-state'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLater } from '../use-later.ts'
import { onWake } from './on-wake.ts'
import { readAgainMs, tryAgainMs } from './reading-pauses.ts'
import { useVisitorLine, type VisitorLine } from './use-visitor-line.ts'
import { visitorHttp } from './visitor-http.ts'

/** A location as it is known by now. `failed` says that it never came; a later failure leaves what was shown. */
export type LocationLine = VisitorLine & {
  readonly location: VisitLocation | undefined
  readonly face: 'loading' | 'unknown' | 'failed' | 'there'
  readonly readAgain: () => void
}

/** Follows a location and its line: read over HTTP, so that something is there at once, and kept by its messages from then on. */
export function useLocationLine(
  locationId: number | undefined,
  session: string,
  ticket?: { id: number; token: string },
  kiosk?: string,
): LocationLine {
  const [location, setLocation] = useState<VisitLocation>()
  const [face, setFace] = useState<LocationLine['face']>('loading')
  const [asked, setAsked] = useState(0)
  const { socket, connection } = useVisitorLine(location, session, ticket, kiosk)
  const readAgain = useCallback(() => setAsked((times) => times + 1), [])
  const readLater = useLater(readAgain)

  /** State that was told while the location was being read: the answer may be older. */
  const meanwhile = useRef<LocationStateAttributes | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    if (locationId === undefined) return
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const read = async () => {
      meanwhile.current = null
      const result = await getVisitLocation(visitorHttp, locationId)
      if (isGone) return
      if (result.ok) {
        const told = meanwhile.current
        setLocation(result.value && told ? withState(result.value, told) : result.value)
        setFace(result.value ? 'there' : 'unknown')
      } else setFace((before) => (before === 'there' ? before : 'failed'))
      timer = setTimeout(read, result.ok ? readAgainMs() : tryAgainMs())
    }
    void read()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [locationId, asked])

  useEffect(() => {
    if (!socket) return
    const stops = [
      socket.onMessage((message) => {
        if (message.type === 'offer_changed') readLater()
        if (message.type !== 'location_state') return
        const { id, attributes } = message.data.data
        if (Number(id) === locationId) meanwhile.current = attributes
        setLocation((before) => (before && Number(id) === before.id ? withState(before, attributes) : before))
      }),
      socket.onReload(readAgain),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [socket, locationId, readAgain, readLater])

  const isOnline = connection.state === 'online'
  useEffect(() => {
    if (isOnline) readAgain()
  }, [isOnline, readAgain])

  // A phone that slept, or a page that lay behind another one, shows what is true now.
  useEffect(() => onWake(readAgain), [readAgain])

  return { location, face, readAgain, socket, connection }
}

import { makeId } from '@rinda/live/make-id'
import { useState } from 'react'
import { Kiosk } from '../features/kiosk/kiosk.tsx'
import { usePairing } from '../features/kiosk/pairing/use-pairing.ts'
import { useLocationLine } from '../session/line/use-location-line.ts'
import { Failed } from '../session/pages/failed.tsx'
import { LoadingPage } from '../session/pages/loading.tsx'
import { NotFound } from '../session/pages/not-found.tsx'

/** A kiosk at the door of a location: numbers for those who come, check-in for those who are expected. */
export default function KioskScreen({ id }: { id: number }) {
  // A page's own, and not the device's: a kiosk holds none of the tickets that it gives, and is told of none of them when it comes back.
  const [session] = useState(makeId)
  const pairing = usePairing(id)
  const line = useLocationLine(id, session, undefined, pairing.token ?? undefined)
  const { location, face } = line
  if (location) return <Kiosk line={{ ...line, location }} pairing={pairing} />
  if (face === 'failed') return <Failed onTryAgain={line.readAgain} />
  return face === 'unknown' ? <NotFound /> : <LoadingPage />
}

import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { useNow } from '@rinda/live/use-now'
import { useMemo } from 'react'
import { useKeepPage } from '../../session/kept/use-keep-page.ts'
import { keptPlaceOf } from './kept-place-record.ts'

/** Time in ms for which a location is kept after it was looked at. */
const keptMs = 14 * 86_400_000

/** Has the device keep a location while it is shown as it is. */
export function KeepPlace({ name, location }: { name: string; location: VisitLocation | null }) {
  const minute = useNow()
  const isThere = location !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server wrote comes beside it; what changes each moment is not kept
  const fresh = useMemo(() => location && keptPlaceOf(location), [isThere, name, minute])
  useKeepPage({ ...{ name, token: null, fresh, isGone: false }, until: minute * 60_000 + keptMs })
  return null
}

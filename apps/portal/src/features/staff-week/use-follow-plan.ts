import type { StaffingPlanResource } from '@rinda/contract/queue/staffing'
import type { LocationResource } from '@rinda/contract/set-up/objects'
import { useLive } from '@rinda/live/connection'
import { useAskLater } from '@rinda/live/use-ask-later'
import { useEffect } from 'react'
import { staffingKey } from './staffing-query.ts'

/** Keeps the week that is shown true: once a colleague plans counters of the location, or changes when it is open, it is read again. */
export function useFollowPlan(locationId: number): void {
  const { subscribe } = useLive()
  const askLater = useAskLater()
  useEffect(
    () =>
      subscribe(({ type, data }) => {
        if (changedAt(type, data) === locationId) askLater({ queryKey: staffingKey(locationId) })
      }),
    [subscribe, askLater, locationId],
  )
}

/** Finds the location whose weeks a message is about; null where it is about none. */
function changedAt(type: string, data: unknown): number | null {
  if (type === 'staffing_plan') return (data as { data: StaffingPlanResource }).data.attributes.location_id
  return type === 'location_updated' ? Number((data as { data: LocationResource }).data.id) : null
}

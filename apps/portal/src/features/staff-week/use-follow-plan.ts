import type { StaffingPlanResource } from '@rinda/contract/queue/staffing'
import { useLive } from '@rinda/live/connection'
import { useAskLater } from '@rinda/live/use-ask-later'
import { useEffect } from 'react'
import { staffingKey } from './staffing-query.ts'

/** Keeps the week that is shown true: once a colleague plans counters of the location, it is read again. */
export function useFollowPlan(locationId: number): void {
  const { subscribe } = useLive()
  const askLater = useAskLater()
  useEffect(
    () =>
      subscribe(({ type, data }) => {
        if (type !== 'staffing_plan') return
        const { attributes } = (data as { data: StaffingPlanResource }).data
        if (attributes.location_id === locationId) askLater({ queryKey: staffingKey(locationId) })
      }),
    [subscribe, askLater, locationId],
  )
}

import { isSetUpEvent } from '@rinda/client/bookings/booking-events'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { useLive } from '@rinda/live/connection'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setUpHistoryKey } from './history-query.ts'

/** Asks again when somebody changes something, for as long as the history is shown. */
export function useFollowHistory(): void {
  const { subscribe } = useLive()
  const queries = useQueryClient()
  useEffect(
    () =>
      subscribe((message: Envelope) => {
        if (isSetUpEvent(message)) void queries.invalidateQueries({ queryKey: setUpHistoryKey })
      }),
    [subscribe, queries],
  )
}

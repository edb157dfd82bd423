import { isDirectoryEvent } from '@rinda/client/bookings/booking-events'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive } from '../../session/live-connection.tsx'
import { setUpHistoryKey } from './history-query.ts'

/** Asks again when somebody changes something, for as long as the history is shown. */
export function useFollowHistory(): void {
  const { subscribe } = useLive()
  const queries = useQueryClient()
  useEffect(
    () =>
      subscribe((message: Envelope) => {
        if (isDirectoryEvent(message)) void queries.invalidateQueries({ queryKey: setUpHistoryKey })
      }),
    [subscribe, queries],
  )
}

import { isLocationState, locationStateOf } from '@rinda/client/queue/location-states'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { useLive } from '@rinda/live/connection'
import { useAskLater } from '@rinda/live/use-ask-later'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { locationsQuery } from '../queries.ts'
import { keepStates, knownStates, withState } from './location-states.ts'

/**
 * Keeps the states of the lines true. They have no place in the stream: where the line was lost the locations are read again, at a moment of
 * each portal's own.
 */
export function useFollowLocationStates(): void {
  const { subscribe, connection } = useLive()
  const queries = useQueryClient()
  const askLater = useAskLater()

  useEffect(
    () =>
      subscribe((message: Envelope) => {
        if (!isLocationState(message)) return
        keepStates(queries, withState(knownStates(queries), ...locationStateOf(message)))
      }),
    [subscribe, queries],
  )

  const wasLost = useRef(false)
  useEffect(() => {
    if (connection.state === 'offline') wasLost.current = true
    if (connection.state !== 'online' || !wasLost.current) return
    wasLost.current = false
    const hasLine = [...knownStates(queries).values()].some(({ services }) => services.size > 0)
    if (hasLine) askLater({ queryKey: locationsQuery.queryKey })
  }, [connection.state, queries, askLater])
}

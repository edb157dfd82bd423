import { isSetUpEvent } from '@rinda/client/bookings/booking-events'
import { getReadiness } from '@rinda/client/set-up/readiness'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { useLive } from '@rinda/live/connection'
import { unpack } from '@rinda/live/queries'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { http } from '../session/queries.ts'
import { useSession } from '../session/session.tsx'
import { platformKey } from './platform-queries.ts'

/** Of accounts and domains that others change no message tells. */
const askEveryMs = 15_000

const readinessQuery = (companyId: number | undefined) =>
  queryOptions({
    // Below what the platform's admin changes: all of that is asked again after each save.
    queryKey: [...platformKey, 'readiness', companyId],
    queryFn: async () => unpack(await getReadiness(http, companyId ?? 0)) ?? null,
    enabled: companyId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isReady ? false : askEveryMs),
  })

/** Tells what a company still lacks before a visitor can book, asked again whenever something of it is changed, by whomever. */
export function useReadiness(companyId: number | undefined) {
  const { subscribe } = useLive()
  const queries = useQueryClient()
  const { data: locations } = useSession().locations
  const { queryKey } = readinessQuery(companyId)
  const askAgain = () => void queries.invalidateQueries({ queryKey })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved, here or by others, stands in the locations
  useEffect(askAgain, [locations, companyId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made anew with each drawing
  useEffect(
    () =>
      subscribe((message) => {
        // A location or a service that changed is another one in the locations, which asks already.
        if (isSetUpEvent(message) && (message.data as { data: ResourceObject }).data.type === 'specialist')
          askAgain()
      }),
    [subscribe, companyId],
  )
  return { ...useQuery(readinessQuery(companyId)), askAgain }
}

import { bookingOf } from '@rinda/client/bookings/booking-view'
import { useLive } from '@rinda/live/connection'
import { replied } from '@rinda/live/queries'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { liveQueryOptions } from '../../bookings/queries/booking-queries.ts'
import { derivedKey } from '../../bookings/queries/derived-queries.ts'

/** From so many characters on it is looked for, when the typing has rested for a moment. */
const fewestCharacters = 3
const restMs = 180

/** The bookings that fit what was typed; kept true while they are looked at. */
export function useFound(typed: string) {
  const { request } = useLive()
  const wanted = typed.trim()
  const [query, setQuery] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setQuery(wanted), restMs)
    return () => clearTimeout(timer)
  }, [wanted])

  const isEnough = [...wanted].length >= fewestCharacters && [...query].length >= fewestCharacters
  const { data, isError, isPlaceholderData, isPending, refetch } = useQuery({
    queryKey: derivedKey('find', query),
    enabled: isEnough,
    ...liveQueryOptions,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const found = replied(await request('find_bookings', { query })).data
      return { bookings: found.data.map(bookingOf), hasMore: found.more }
    },
  })
  return {
    isEnough,
    found: isEnough ? data : undefined,
    isLooking: isEnough && (isPending || isPlaceholderData || query !== wanted) && !isError,
    hasFailed: isEnough && isError,
    retry: () => void refetch(),
  }
}

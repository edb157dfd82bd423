import type { AttentionItem } from '@rinda/contract/booking/attention'
import type { LocalDate } from '@rinda/domain/time/zone'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { derivedKey, liveQueryOptions, replied } from '../../bookings/booking-queries.ts'
import { useLive } from '../../session/live-connection.tsx'

const none: readonly AttentionItem[] = []

/** The bookings of a week that the server says need attention for more than their approval; none until it has answered. */
export function useAttention(week: { locationId: number; date: LocalDate; days: number }) {
  const { request } = useLive()
  const { locationId, date, days } = week
  const { data = none } = useQuery(
    queryOptions({
      queryKey: derivedKey('attention', locationId, date, days),
      ...liveQueryOptions,
      queryFn: async () => replied(await request('get_attention', { locationId, date, days })).data.data,
    }),
  )
  const names = data
    .filter(({ reasons }) => reasons.some((reason) => reason !== 'approval_pending'))
    .map(({ qtid }) => qtid)
    .sort()
    .join()
  return useMemo(() => new Set(names === '' ? [] : names.split(',')), [names])
}

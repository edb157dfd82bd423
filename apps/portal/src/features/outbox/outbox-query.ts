import { listOutbox } from '@rinda/client/bookings/outbox'
import { unpack } from '@rinda/live/queries'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'
import type { OutboxFilters } from './outbox-filters.ts'

export const outboxKey = ['outbox'] as const

/** Time in ms after which it is looked again what became of messages that wait. */
const lookEveryMs = 5_000

/** Makes the query of the messages to visitors, page by page. */
export const outboxQuery = ({ company, booking, state }: OutboxFilters) =>
  infiniteQueryOptions({
    queryKey: [...outboxKey, company, booking, state],
    queryFn: async ({ pageParam }) =>
      unpack(await listOutbox(http, { company_id: company, booking_id: booking, state }, pageParam)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: lookEveryMs,
  })

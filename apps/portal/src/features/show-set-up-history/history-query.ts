import { type HistoryOf, listSetUpChanges } from '@rinda/client/set-up/set-up-history'
import { unpack } from '@rinda/live/queries'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

export const setUpHistoryKey = ['set-up-history'] as const

/** Makes the query of who changed what, page by page. */
export const setUpHistoryQuery = (of: HistoryOf) =>
  infiniteQueryOptions({
    queryKey: [...setUpHistoryKey, of],
    queryFn: async ({ pageParam }) => unpack(await listSetUpChanges(http, of, pageParam)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  })

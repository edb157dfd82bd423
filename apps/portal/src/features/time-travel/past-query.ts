import { type PastAsked, readPast } from '@rinda/client/set-up/past'
import { unpack } from '@rinda/live/queries'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** Makes the query of a part of a location as it was; while the next moment is fetched, the one before stays. */
export const pastQuery = (asked: PastAsked) =>
  queryOptions({
    queryKey: ['past', asked],
    queryFn: async () => unpack(await readPast(http, asked)),
    enabled: asked.locationId > 0,
    // What was changed since is told anew whenever somebody looks; the past itself stays.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

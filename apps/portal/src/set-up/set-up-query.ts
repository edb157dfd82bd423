import { listSetUp } from '@rinda/client/set-up/set-up'
import { queryOptions } from '@tanstack/react-query'
import { heardLive, http, unpack } from '../session/queries.ts'
import { type SetUp, shownOf, withRead } from './set-up-data.ts'

const queryKey = ['set-up'] as const

/**
 * The person's locations with all that is set up of them: services, specialists, hours. A screen asks for it by `useSetUp`,
 * which keeps it true; what somebody saves is in it at once.
 */
export const setUpQuery = queryOptions({
  ...heardLive,
  queryKey,
  queryFn: async ({ client }): Promise<SetUp> => {
    const read = unpack(await listSetUp(http))
    return withRead(client.getQueryData<SetUp>(queryKey), read)
  },
  select: shownOf,
})

import { listApiKeys } from '@rinda/client/set-up/api-keys'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** Makes the query of a company's keys; undefined is the person's own company. */
export const keyQuery = (companyId: number | undefined) =>
  queryOptions({
    queryKey: ['api-keys', companyId ?? null],
    queryFn: async () => unpack(await listApiKeys(http, companyId)),
    staleTime: 0,
  })

import { listImports } from '@rinda/client/set-up/move-in'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

export const importsKey = ['imports'] as const

/** Makes the query of what a company has brought along; undefined is the person's own company. */
export const importsQuery = (companyId: number | undefined) =>
  queryOptions({
    queryKey: [...importsKey, companyId ?? null],
    queryFn: async () => unpack(await listImports(http, companyId)),
    staleTime: 0,
  })

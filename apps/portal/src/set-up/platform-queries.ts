import {
  listDomains,
  listHistory,
  listPeople,
  listPlatformCompanies,
  previewPerson,
} from '@rinda/client/people/platform'
import { unpack } from '@rinda/live/queries'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { followsPlatform } from '../session/follow-profile.ts'
import { http } from '../session/queries.ts'

/** Query key of what the platform's admin looks at; all of it is asked again after each change. */
export const platformKey = ['platform'] as const

export const companiesQuery = queryOptions({
  ...followsPlatform,
  queryKey: [...platformKey, 'companies'],
  queryFn: async () => unpack(await listPlatformCompanies(http)),
})

export const domainsQuery = queryOptions({
  ...followsPlatform,
  queryKey: [...platformKey, 'domains'],
  queryFn: async () => unpack(await listDomains(http)),
})

/** People whose name or address has a text in it, of one company or of all. */
export const peopleQuery = (text: string, companyId?: number) =>
  queryOptions({
    ...followsPlatform,
    queryKey: [...platformKey, 'people', text, companyId ?? null],
    queryFn: async () => unpack(await listPeople(http, text, companyId)),
    placeholderData: keepPreviousData,
  })

export const previewQuery = (email: string) =>
  queryOptions({
    ...followsPlatform,
    queryKey: [...platformKey, 'preview', email],
    queryFn: async () => unpack(await previewPerson(http, email)),
  })

/** The history of all, or of one company itself. */
export const historyQuery = (companyId?: number) =>
  infiniteQueryOptions({
    ...followsPlatform,
    queryKey: [...platformKey, 'history', companyId ?? null],
    queryFn: async ({ pageParam }) => unpack(await listHistory(http, { next: pageParam, companyId })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

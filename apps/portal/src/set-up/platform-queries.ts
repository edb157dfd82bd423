import {
  listDomains,
  listHistory,
  listPeople,
  listPlatformCompanies,
  previewPerson,
} from '@rinda/client/people/platform'
import { unpack } from '@rinda/live/queries'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../session/queries.ts'

/** Query key of what the platform's admin looks at; all of it is asked again after each change. */
export const platformKey = ['platform'] as const

export const companiesQuery = queryOptions({
  queryKey: [...platformKey, 'companies'],
  queryFn: async () => unpack(await listPlatformCompanies(http)),
})

export const domainsQuery = queryOptions({
  queryKey: [...platformKey, 'domains'],
  queryFn: async () => unpack(await listDomains(http)),
})

export const peopleQuery = (text: string) =>
  queryOptions({
    queryKey: [...platformKey, 'people', text],
    queryFn: async () => unpack(await listPeople(http, text)),
    placeholderData: keepPreviousData,
  })

export const previewQuery = (email: string) =>
  queryOptions({
    queryKey: [...platformKey, 'preview', email],
    queryFn: async () => unpack(await previewPerson(http, email)),
  })

export const historyQuery = infiniteQueryOptions({
  queryKey: [...platformKey, 'history'],
  queryFn: async ({ pageParam }) => unpack(await listHistory(http, pageParam)),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})

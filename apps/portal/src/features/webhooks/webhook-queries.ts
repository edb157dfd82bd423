import { type DeliveryFilter, listDeliveries, listWebhooks } from '@rinda/client/set-up/webhooks'
import { unpack } from '@rinda/live/queries'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

export const webhooksKey = ['webhooks'] as const

/** Times in ms after which it is looked again how webhooks fare, and what became of what is on its way. */
const lookEveryMs = { webhooks: 5_000, deliveries: 3_000 }

/** Makes the query of a company's webhooks; undefined is the person's own company. */
export const webhooksQuery = (companyId: number | undefined) =>
  queryOptions({
    queryKey: [...webhooksKey, companyId ?? null],
    queryFn: async () => unpack(await listWebhooks(http, companyId)),
    staleTime: 0,
    refetchInterval: lookEveryMs.webhooks,
  })

/** Makes the query of what was sent to a webhook, page by page. */
export const deliveriesQuery = (webhookId: number, { state, event }: DeliveryFilter) =>
  infiniteQueryOptions({
    queryKey: [...webhooksKey, 'deliveries', webhookId, state, event],
    queryFn: async ({ pageParam }) =>
      unpack(await listDeliveries(http, webhookId, { state, event }, pageParam)) ?? {
        deliveries: [],
        next: null,
      },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: lookEveryMs.deliveries,
  })

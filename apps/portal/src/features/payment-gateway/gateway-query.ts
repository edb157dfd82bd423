import { getPaymentGateway } from '@rinda/client/set-up/payment-gateway'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** Makes the query of a company's payment gateway, null where it has none; undefined is the person's own company. */
export const gatewayQuery = (companyId: number | undefined) =>
  queryOptions({
    queryKey: ['payment-gateway', companyId ?? null],
    queryFn: async () => unpack(await getPaymentGateway(http, companyId)) ?? null,
    staleTime: 0,
  })

import { getReport, listReports } from '@rinda/client/reports/reports'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** Months are looked at again after so long, sooner while one of them is being made. */
const againMs = { making: 2_000, usual: 60_000 }

/** The reports that are open to this person. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: async () => unpack(await listReports(http)),
})

/** A report with its months. */
export function reportQuery(id: number) {
  return queryOptions({
    queryKey: ['reports', id],
    queryFn: async () => unpack(await getReport(http, id)) ?? null,
    refetchInterval: ({ state }) => {
      const isMaking = state.data?.periods.some((one) => one.state === 'making' || one.state === 'changed')
      return isMaking ? againMs.making : againMs.usual
    },
  })
}

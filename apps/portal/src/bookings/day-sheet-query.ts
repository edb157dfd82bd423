import type { DaySheet } from '@rinda/contract/booking/day-sheet'
import { queryOptions } from '@tanstack/react-query'
import type { Live } from '../session/live-connection.tsx'
import { derivedKey, liveQueryOptions, replied, type ShownDays } from './booking-queries.ts'

/** The days of a location as the calendar draws them: columns, hours, what is free. */
export function daySheetQuery(request: Live['request'], { locationId, date, days }: ShownDays) {
  return queryOptions({
    queryKey: derivedKey('day-sheet', locationId, date, days),
    enabled: locationId > 0,
    ...liveQueryOptions,
    queryFn: async (): Promise<DaySheet> =>
      replied(await request('get_day_sheet', { locationId, date, days })).data,
  })
}

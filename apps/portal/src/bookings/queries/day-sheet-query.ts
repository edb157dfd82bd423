import type { DaySheet } from '@rinda/contract/booking/day-sheet'
import type { Live } from '@rinda/live/connection'
import type { Follower } from '@rinda/live/follower'
import { replied } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { liveQueryOptions, type ShownDays } from './booking-queries.ts'
import { type DayStateChange, withColumn } from './day-states.ts'
import { daysAt, derivedKey, isTold } from './derived-queries.ts'

/** The days of a location as the calendar draws them: columns, hours, what is free. */
export function daySheetQuery(
  request: Live['request'],
  { locationId, date, days }: ShownDays,
  states: Follower<DayStateChange>,
) {
  const sheets = states.follow<DaySheet>(derivedKey('day-sheet'), withColumn)
  return queryOptions({
    queryKey: derivedKey('day-sheet', locationId, date, days),
    ...isTold(daysAt(locationId, date, days)),
    enabled: locationId > 0,
    ...liveQueryOptions,
    queryFn: () =>
      sheets.read(async (onTop) =>
        onTop(replied(await request('get_day_sheet', { locationId, date, days })).data),
      ),
  })
}

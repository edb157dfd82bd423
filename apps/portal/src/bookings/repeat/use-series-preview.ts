import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import type { SeriesPreview } from '@rinda/contract/booking/series'
import type { Phrase } from '@rinda/contract/wire/json-api'
import { fromUtcDateTime, type Interval, type LocalDate } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { RequestFailed, replied } from '@rinda/live/queries'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { liveQueryOptions } from '../queries/booking-queries.ts'
import { dependsOn, derivedKey } from '../queries/derived-queries.ts'
import { type WantedSlot, wireSlot } from '../wire-slot.ts'
import type { RepeatInput } from './repeat-input.ts'

/** One time of a series as it would be made now. */
export type SeriesTime = {
  readonly day: LocalDate
  /** Reason why this time cannot be had; null when it can. */
  readonly problem: Phrase | null
  /** Opening hours of the location on that day; null when it is closed. */
  readonly open: { readonly from: string; readonly till: string } | null
  readonly isSpecial: boolean
  /**
   * Bookings that are in the way here; `elsewhere` has the times when the specialist is taken at another
   * place.
   */
  readonly bookings: readonly Booking[]
  readonly elsewhere: readonly Interval[]
}

/**
 * Every time of a series, asked again whenever a booking changes. Nothing is asked until there is an input. `hold` is the id of the hold
 * that the series would take the place of.
 */
export function useSeriesPreview(
  slot: WantedSlot | null,
  input: RepeatInput | null,
  { isBlock, hold, isWanted }: { isBlock: boolean; hold: string | null; isWanted: boolean },
) {
  const { request } = useLive()
  const isWhole = slot !== null && input !== null && input.weekdays.length > 0
  const preview = useQuery({
    queryKey: [...derivedKey('series', slot?.locationId ?? 0), slot, input, isBlock, hold],
    ...dependsOn({ locationId: slot?.locationId }),
    enabled: isWhole && isWanted,
    ...liveQueryOptions,
    staleTime: 0,
    // While another last day is being looked at, the list does not jump.
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { weekdays, everyWeeks, until } = input as RepeatInput
      const asked = {
        ...wireSlot(slot as WantedSlot),
        repeat: { weekdays: [...weekdays], everyWeeks, until },
        block: isBlock,
        ...(hold === null ? {} : { lockedQtid: hold }),
      }
      return timesOf(replied(await request('preview_series', asked)).data)
    },
  })
  const { error } = preview
  const refusal = error instanceof RequestFailed ? error.failure.info : null
  return { ...preview, isWhole, refusal }
}

function timesOf({ occurrences, data }: SeriesPreview): SeriesTime[] {
  const bookings = new Map(data.map((resource) => [resource.id, bookingOf(resource)]))
  return occurrences.map(({ day, problem, open, special, in_the_way: ids, busy }) => ({
    day,
    problem: problem?.info ?? null,
    open,
    isSpecial: special,
    bookings: ids.flatMap((id) => bookings.get(id) ?? []),
    elsewhere: busy.map(({ date, time, duration }) => {
      const from = fromUtcDateTime(date, time)
      return { from, till: from + duration }
    }),
  }))
}

import { fromUtcDateTime, type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { replied } from '@rinda/live/queries'
import { useQueries } from '@tanstack/react-query'
import { liveQueryOptions } from '../../bookings/queries/booking-queries.ts'
import { daysAt, dependsOn, derivedKey } from '../../bookings/queries/derived-queries.ts'
import { useSession } from '../../session/session.tsx'
import type { GridTime } from './long-enough.ts'
import type { ChosenPlace } from './place.ts'
import { weeksShown } from './weeks-shown.ts'

export type FreeTimes = {
  /** Of the place that was asked about. */
  readonly zone: string
  readonly days: ReadonlyMap<LocalDate, readonly GridTime[]>
  readonly isPending: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/**
 * The free times of the weeks that a month's page shows and of the chosen day, asked anew whenever a booking changes there; only weeks that are
 * not over.
 */
export function useFreeTimes(
  place: ChosenPlace | null,
  month: LocalDate,
  today: LocalDate,
  chosen: LocalDate,
): FreeTimes {
  const { request } = useLive()
  const { zone } = useSession().profileAt(place?.locationId)
  const weeks = place ? weeksShown(month, today, chosen) : []
  return useQueries({
    queries: weeks.map((date) => ({
      queryKey: derivedKey('free-times', date, JSON.stringify(place)),
      ...dependsOn(daysAt(place?.locationId, date, 7)),
      ...liveQueryOptions,
      queryFn: async () => {
        if (!place) return []
        return replied(await request('get_slots', { ...place, date, days: 7 })).data
      },
    })),
    combine: (answers) => {
      const days = new Map<LocalDate, GridTime[]>()
      for (const [index, { data }] of answers.entries()) {
        const monday = weeks[index]
        if (!data || !monday) continue
        for (const slot of data) {
          const startsAt = fromUtcDateTime(slot.date, slot.time)
          const date = localDateOf(startsAt, zone)
          const times = days.get(date) ?? []
          times.push({ startsAt, durationMinutes: slot.duration, isFree: slot.available > 0 })
          days.set(date, times)
        }
      }
      return {
        zone,
        days,
        isPending: answers.some((answer) => answer.isPending),
        hasFailed: answers.some((answer) => answer.isError),
        retry: () => {
          for (const answer of answers) if (answer.isError) void answer.refetch()
        },
      }
    },
  })
}

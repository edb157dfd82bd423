import { utcDateTime } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { replied } from '@rinda/live/queries'
import { useQuery } from '@tanstack/react-query'
import { liveQueryOptions } from '../../bookings/queries/booking-queries.ts'
import { dependsOn, derivedKey } from '../../bookings/queries/derived-queries.ts'
import type { TimeQuestion } from './question.ts'

/** Number of minutes ahead in which the server looks for the nearest free time. */
const lookAheadMinutes = 28 * 1440

/** The reasons, asked again after every change of a booking that can have to do with them. */
export function useReasons({ location, startsAt, serviceId, specialistId }: TimeQuestion, isOpen: boolean) {
  const { request } = useLive()
  return useQuery({
    queryKey: derivedKey('why', location.id, startsAt ?? 0, serviceId ?? 0, specialistId ?? 0),
    ...dependsOn({
      locationId: location.id,
      span: { from: (startsAt ?? 0) - 1440, till: (startsAt ?? 0) + lookAheadMinutes },
    }),
    enabled: isOpen && startsAt !== null,
    ...liveQueryOptions,
    staleTime: 0,
    queryFn: async () => {
      const asked = { locationId: location.id, ...utcDateTime(startsAt ?? 0) }
      return replied(await request('why_not_free', { ...asked, serviceId, specialistId })).data
    },
  })
}

import { utcDateTime } from '@rinda/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { derivedKey, liveQueryOptions, replied } from '../../bookings/booking-queries.ts'
import { useLive } from '../../session/live-connection.tsx'
import type { TimeQuestion } from './question.ts'

/** The reasons, asked again after every change of a booking. */
export function useReasons({ location, startsAt, serviceId, specialistId }: TimeQuestion, isOpen: boolean) {
  const { request } = useLive()
  return useQuery({
    queryKey: derivedKey('why', location.id, startsAt ?? 0, serviceId ?? 0, specialistId ?? 0),
    enabled: isOpen && startsAt !== null,
    ...liveQueryOptions,
    staleTime: 0,
    queryFn: async () => {
      const asked = { locationId: location.id, ...utcDateTime(startsAt ?? 0) }
      return replied(await request('why_not_free', { ...asked, serviceId, specialistId })).data
    },
  })
}

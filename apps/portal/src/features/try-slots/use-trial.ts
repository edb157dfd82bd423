import { trySlots } from '@rinda/client/bookings/slot-trial'
import { unpack } from '@rinda/live/queries'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'
import { draftOf, type SlotQuestion } from './slot-question.ts'

/** The answer to a question; while the next one is on its way, the one before stays. */
export function useTrial(
  question: SlotQuestion,
  place: { locationId: number; serviceId: number; date: string } | null,
) {
  const draft = place && draftOf(question, place)
  return useQuery({
    queryKey: ['slot-trial', draft],
    enabled: draft !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => (draft ? unpack(await trySlots(http, draft)) : null),
  })
}

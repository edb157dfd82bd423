import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { fromUtcDateTime, type Interval } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { RequestFailed, replied } from '@rinda/live/queries'
import { useQuery } from '@tanstack/react-query'
import { liveQueryOptions } from '../../bookings/queries/booking-queries.ts'
import { dependsOn, derivedKey } from '../../bookings/queries/derived-queries.ts'
import { type WantedSlot, wireSlot } from '../../bookings/wire-slot.ts'

/** Bookings that a block would hit, and times when the specialist is taken elsewhere. */
export type BlockPreview = { readonly bookings: readonly Booking[]; readonly elsewhere: readonly Interval[] }

/**
 * Asks what stands in the way of a block, again whenever a booking changes that may be in it; asks nothing until the block is
 * whole.
 */
export function useBlockPreview(block: WantedSlot | null, isWanted: boolean) {
  const { request } = useLive()
  const { locationId = 0, serviceId = 0, specialistId, startsAt = 0, durationMinutes = 0 } = block ?? {}
  const preview = useQuery({
    queryKey: derivedKey(
      ...(['block-preview', locationId, serviceId, specialistId ?? 0, startsAt, durationMinutes] as const),
    ),
    ...dependsOn({ locationId, span: { from: startsAt, till: startsAt + durationMinutes } }),
    enabled: block !== null && isWanted,
    ...liveQueryOptions,
    staleTime: 0,
    queryFn: async (): Promise<BlockPreview> => {
      const { data } = replied(await request('preview_block', wireSlot(block as WantedSlot)))
      const elsewhere = data.busy.map(({ date, time, duration }) => {
        const from = fromUtcDateTime(date, time)
        return { from, till: from + duration }
      })
      return { bookings: data.data.map(bookingOf), elsewhere }
    },
  })
  const { error } = preview
  const refusal = error instanceof RequestFailed ? error.failure.info : null
  return { ...preview, refusal }
}

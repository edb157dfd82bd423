import type { RequestFailure } from '@rinda/client/booking-replies'
import { type Booking, bookingOf } from '@rinda/client/booking-view'
import { utcDateTime } from '@rinda/domain/time/zone'
import { useCallback, useRef, useState } from 'react'
import { useLive } from '../../session/live-connection.tsx'
import { useSession } from '../../session/session.tsx'
import type { Slot } from './slot.ts'

/** The time that this form keeps from others, and how that stands. */
export type Hold =
  | { readonly state: 'none' }
  | { readonly state: 'locking'; readonly slot: Slot }
  | { readonly state: 'held'; readonly slot: Slot; readonly booking: Booking }
  | { readonly state: 'refused'; readonly slot: Slot; readonly failure: RequestFailure }

/** Hears of each booking that an act of this form changed. */
export type OnChange = (change: { booking: Booking; seq?: number | undefined }) => void

/**
 * Holds one slot at a time. A newer wish lets the older one go, also one whose answer is still on its way: what nobody waits
 * for any more is unlocked as soon as it comes.
 */
export function useHeldSlot(onChange: OnChange) {
  const { request } = useLive()
  const { language } = useSession()
  const [hold, setHold] = useState<Hold>({ state: 'none' })
  const wish = useRef(0)
  const held = useRef<Booking | null>(null)

  const letGo = useCallback(
    async (booking: Booking) => {
      const { qtid, token } = booking
      const reply = await request('unlock_booking', { qtid, token })
      if (reply.ok) onChange({ booking: bookingOf(reply.data), seq: reply.seq })
    },
    [request, onChange],
  )

  /** Forgets the slot; what was held is given back, unless it has become a booking. */
  const release = useCallback(
    (isBooked = false) => {
      wish.current += 1
      const booking = held.current
      held.current = null
      setHold({ state: 'none' })
      if (booking && !isBooked) void letGo(booking)
    },
    [letGo],
  )

  const lock = useCallback(
    async (slot: Slot) => {
      release()
      const mine = wish.current
      setHold({ state: 'locking', slot })
      const { locationId, serviceId, specialistId, durationMinutes } = slot
      const reply = await request('lock_booking', {
        ...{ locationId, serviceId, specialistId, language },
        ...utcDateTime(slot.startsAt),
        duration: durationMinutes,
        status: 'LOCK',
      })
      if (!reply.ok) {
        if (wish.current === mine) setHold({ state: 'refused', slot, failure: reply.failure })
        return
      }
      const booking = bookingOf(reply.data)
      onChange({ booking, seq: reply.seq })
      if (wish.current !== mine) return void letGo(booking)
      held.current = booking
      setHold({ state: 'held', slot, booking })
    },
    [request, language, onChange, release, letGo],
  )

  return { hold, lock, release }
}

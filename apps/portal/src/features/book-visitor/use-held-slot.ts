import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { holdsTime } from '@rinda/domain/booking/status'
import { utcDateTime } from '@rinda/domain/time/zone'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBookingChanges } from '../../bookings/booking-changes.tsx'
import { useLive } from '../../session/live-connection.tsx'
import { useSession } from '../../session/session.tsx'
import type { Slot } from './slot.ts'

/** The time that this form keeps from others, and how that stands. */
export type Hold =
  | { readonly state: 'none' }
  | { readonly state: 'locking'; readonly slot: Slot }
  /** `endsAt` is epoch milliseconds of this device, whatever its clock says. */
  | { readonly state: 'held'; readonly slot: Slot; readonly booking: Booking; readonly endsAt: number }
  /** It was held, but time ran out, or somebody else let it go. */
  | { readonly state: 'ended'; readonly slot: Slot }
  | { readonly state: 'refused'; readonly slot: Slot; readonly failure: RequestFailure }

/** Hears of each booking that an act of this form changed. */
export type OnChange = (change: { booking: Booking; seq?: number | undefined }) => void

/**
 * Holds one slot at a time. a newer request lets the older one go, also one whose answer is still on its way: what nobody waits
 * for any more is unlocked as soon as it comes.
 */
export function useHeldSlot(onChange: OnChange) {
  const { request, requestSurely } = useLive()
  const { language } = useSession()
  const [hold, setHold] = useState<Hold>({ state: 'none' })
  const input = useRef(0)
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
      input.current += 1
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
      const mine = input.current
      setHold({ state: 'locking', slot })
      const { locationId, serviceId, specialistId, durationMinutes } = slot
      // An answer that is slow to come is waited for: the time may be held by then, and would be nobody's.
      const reply = await requestSurely('lock_booking', {
        ...{ locationId, serviceId, specialistId, language },
        ...utcDateTime(slot.startsAt),
        duration: durationMinutes,
        status: 'LOCK',
      })
      if (!reply.ok) {
        if (input.current === mine) setHold({ state: 'refused', slot, failure: reply.failure })
        return
      }
      const booking = bookingOf(reply.data)
      onChange({ booking, seq: reply.seq })
      if (input.current !== mine) return void letGo(booking)
      held.current = booking
      setHold({ state: 'held', slot, booking, endsAt: Date.now() + msHeld(booking) })
    },
    [requestSurely, language, onChange, release, letGo],
  )

  /** Goes on with a hold of one's own that another form left behind. */
  const adopt = useCallback(
    (booking: Booking, slot: Slot) => {
      release()
      held.current = booking
      const endsAt = Date.now() + Math.min(msHeld(booking), Math.max(0, msTill(booking)))
      setHold({ state: 'held', slot, booking, endsAt })
    },
    [release],
  )

  // A colleague may let it go, and the server ends it when its time is over: said at once, not when it is to be saved.
  const { changed } = useBookingChanges()
  useEffect(() => {
    // While the form is being saved the hold becomes a booking: that is no end.
    if (!changed || changed.qtid !== held.current?.qtid || holdsTime(changed.status)) return
    held.current = null
    setHold((now) => (now.state === 'held' ? { state: 'ended', slot: now.slot } : now))
  }, [changed])

  return { hold, lock, release, adopt }
}

/** How long a fresh hold lasts, by the server's own clock, in milliseconds. */
function msHeld({ expireAt, updatedAt }: Booking): number {
  return expireAt === null ? 0 : Math.max(0, Date.parse(expireAt) - Date.parse(updatedAt))
}

/** How long a hold still lasts, by the clock of this device. */
function msTill({ expireAt }: Booking): number {
  return expireAt === null ? 0 : Date.parse(expireAt) - Date.now()
}

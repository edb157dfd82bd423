import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import { holdsTime } from '@rinda/domain/booking/status'
import { utcDateTime } from '@rinda/domain/time/zone'
import { serverNow } from '@rinda/live/clock/server-now'
import { useLive } from '@rinda/live/connection'
import { useMachine } from '@rinda/live/use-machine'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSession } from '../../session/session.tsx'
import { useBookingChanges } from '../queries/booking-changes.tsx'
import type { BookingChange } from '../queries/live-bookings.ts'
import type { WantedSlot } from '../wire-slot.ts'
import { type Hold, type HoldEvent, leftBehind, noHold, stepHold } from './hold.ts'

/** Hears of each booking that an act of this form changed. */
export type OnChange = (change: BookingChange) => void

/** Hold of a form, and what can be done with it. */
export type HeldSlot = {
  readonly hold: Hold
  readonly lock: (slot: WantedSlot) => Promise<void>
  /** Unlocks what is held. A hold that was sent to become a booking is unlocked only when it did not become one. */
  readonly release: () => void
  /** Goes on with a hold of one's own that another form left behind. */
  readonly adopt: (booking: Booking, slot: WantedSlot) => void
  /** Notes that the hold was sent to become a booking; the function that it gives back is told whether it did. */
  readonly sendHeld: (booking: Booking) => (isBooked: boolean) => void
}

/** Holds one slot at a time. A hold that is granted when nobody waits for it any more is unlocked at once. */
export function useHeldSlot(onChange: OnChange): HeldSlot {
  const { request, requestSurely } = useLive()
  const { language } = useSession()
  const { state, now, send } = useMachine(stepHold, () => noHold)
  const count = useRef(0)

  const tell = useCallback(
    (event: HoldEvent) => {
      const before = now()
      const booking = leftBehind(before, event, send(event))
      if (!booking) return
      const { qtid, token } = booking
      void request('unlock_booking', { qtid, token }).then((reply) => {
        if (reply.ok) onChange({ booking: bookingOf(reply.data), seq: reply.seq })
      })
    },
    [now, send, request, onChange],
  )

  const lock = useCallback(
    async (slot: WantedSlot) => {
      count.current += 1
      const nth = count.current
      tell({ type: 'asked', slot, nth })
      const { locationId, serviceId, specialistId, durationMinutes } = slot
      // An answer that is slow to come is waited for: the time may be held by then, and would be nobody's.
      const reply = await requestSurely('lock_booking', {
        ...{ locationId, serviceId, specialistId, language },
        ...utcDateTime(slot.startsAt),
        duration: durationMinutes,
        status: 'LOCK',
      })
      if (!reply.ok) return tell({ type: 'refused', nth, failure: reply.failure })
      const booking = bookingOf(reply.data)
      onChange({ booking, seq: reply.seq })
      tell({ type: 'granted', nth, booking, endsAt: serverNow() + msHeld(booking) })
    },
    [requestSurely, language, onChange, tell],
  )
  const release = useCallback(() => tell({ type: 'released' }), [tell])
  const adopt = useCallback(
    (booking: Booking, slot: WantedSlot) => {
      const endsAt = serverNow() + Math.min(msHeld(booking), Math.max(0, msTill(booking)))
      tell({ type: 'adopted', slot, booking, endsAt })
    },
    [tell],
  )
  const sendHeld = useCallback(
    (booking: Booking) => {
      tell({ type: 'sent', booking })
      return (isBooked: boolean) => tell({ type: 'answered', booking, isBooked })
    },
    [tell],
  )

  // A colleague may let it go, and the server ends it when its time is over: said at once, not when it is to be saved.
  const { changed, follower } = useBookingChanges()
  useEffect(() => {
    const { hold } = now()
    if (!changed || hold.state !== 'held') return
    const { qtid } = hold.booking
    // Of changes that come together only the last is told of; this one may be among those before it.
    const last = follower.latest(qtid)?.booking
    // A hold that is being saved becomes a booking: that is no end.
    if (last && !holdsTime(last.status)) tell({ type: 'ended', qtid })
  }, [changed, follower, now, tell])

  const { hold } = state
  return useMemo(() => ({ hold, lock, release, adopt, sendHeld }), [hold, lock, release, adopt, sendHeld])
}

/** Gives the milliseconds that a fresh hold lasts, by the server's clock. */
function msHeld({ expireAt, updatedAt }: Booking): number {
  return expireAt === null ? 0 : Math.max(0, Date.parse(expireAt) - Date.parse(updatedAt))
}

/** Gives the milliseconds that a hold still lasts; negative when it is over. */
function msTill({ expireAt }: Booking): number {
  return expireAt === null ? 0 : Date.parse(expireAt) - serverNow()
}

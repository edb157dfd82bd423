import type { Booking } from '@rinda/client/bookings/booking-view'
import type { Location } from '@rinda/client/set-up/locations'
import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { useCallback } from 'react'
import { type OnChange, useHeldSlot } from '../../bookings/hold/use-held-slot.ts'
import { useSession } from '../../session/session.tsx'
import { type Pick, type Slot, slotOfPick } from './time/slot.ts'

/** Booking form that was opened: its location and day, and the slot that was clicked, if any. */
export type BookingForm = {
  readonly location: Location
  /** The day at which the choice of a time begins. */
  readonly date: LocalDate
  /** Service that the choice of a time begins with; absent: the first that can be booked. */
  readonly serviceId?: number
  readonly picked: { readonly slot: Slot; readonly serviceIds: readonly number[] } | null
}

/** Begins booking forms, each with its hold: a clicked slot is asked for at once, before the form itself is there. */
export function useBookVisitor(onChange: OnChange) {
  const { profileAt } = useSession()
  const holding = useHeldSlot(onChange)
  const { lock, adopt } = holding

  const beginFor = useCallback(
    (location: Location, pick: Pick | null, date: LocalDate, serviceId?: number): BookingForm => {
      const slot = pick && slotOfPick(profileAt(location.id), location, pick)
      if (slot) void lock(slot)
      const picked = slot && { slot, serviceIds: pick.serviceIds }
      return { location, date, picked, ...(serviceId !== undefined && { serviceId }) }
    },
    [profileAt, lock],
  )
  /** Goes on with a hold of one's own, as if its form had not been left. */
  const beginHeld = useCallback(
    (location: Location, booking: Booking): BookingForm => {
      const { locationId, serviceId, specialistId, startsAt, durationMinutes } = booking
      const slot = { locationId, serviceId, specialistId, startsAt, durationMinutes }
      adopt(booking, slot)
      const date = localDateOf(startsAt, profileAt(location.id).zone)
      return { location, date, picked: { slot, serviceIds: [serviceId] } }
    },
    [profileAt, adopt],
  )
  return { beginFor, beginHeld, holding }
}

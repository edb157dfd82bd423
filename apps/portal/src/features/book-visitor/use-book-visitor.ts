import type { Booking } from '@rinda/client/bookings/booking-view'
import type { Location } from '@rinda/client/set-up/locations'
import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { useCallback, useState } from 'react'
import { useSession } from '../../session/session.tsx'
import { type Pick, type Slot, slotOfPick } from './slot.ts'
import { type OnChange, useHeldSlot } from './use-held-slot.ts'

/** What a form was opened for: a slot that was clicked, or nothing yet. */
export type BookingForm = {
  /** A new form each time it is opened. */
  readonly id: number
  readonly location: Location
  /** The day at which the choice of a time begins. */
  readonly date: LocalDate
  readonly picked: { readonly slot: Slot; readonly serviceIds: readonly number[] } | null
}

/** Opens the booking form, for a clicked slot with the lock already on its way, or empty; closing gives the time back. */
export function useBookVisitor(onChange: OnChange) {
  const { profileAt } = useSession()
  const holding = useHeldSlot(onChange)
  const [form, setForm] = useState<BookingForm | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { lock, release, adopt } = holding

  const openFor = useCallback(
    (location: Location, pick: Pick | null, date: LocalDate) => {
      const slot = pick && slotOfPick(profileAt(location.id), location, pick)
      setForm({ id: Date.now(), location, date, picked: slot && { slot, serviceIds: pick.serviceIds } })
      setOpen(true)
      if (slot) void lock(slot)
    },
    [profileAt, lock],
  )
  /** Goes on with a hold of one's own, as if its form had not been left. */
  const openHeld = useCallback(
    (location: Location, booking: Booking) => {
      const { locationId, serviceId, specialistId, startsAt, durationMinutes } = booking
      const slot = { locationId, serviceId, specialistId, startsAt, durationMinutes }
      const date = localDateOf(startsAt, profileAt(location.id).zone)
      setForm({ id: Date.now(), location, date, picked: { slot, serviceIds: [serviceId] } })
      setOpen(true)
      adopt(booking, slot)
    },
    [profileAt, adopt],
  )
  const close = useCallback(
    (isBooked = false) => {
      setOpen(false)
      release(isBooked)
    },
    [release],
  )
  const forget = useCallback(() => setForm(null), [])
  return { form, isOpen, openFor, openHeld, close, forget, holding }
}

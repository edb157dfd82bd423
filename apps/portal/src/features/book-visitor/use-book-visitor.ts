import type { Location } from '@rinda/client/locations'
import type { LocalDate } from '@rinda/domain/time/zone'
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
  const { profile } = useSession()
  const holding = useHeldSlot(onChange)
  const [form, setForm] = useState<BookingForm | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { lock, release } = holding

  const openFor = useCallback(
    (location: Location, pick: Pick | null, date: LocalDate) => {
      const slot = pick && slotOfPick(profile, location, pick)
      setForm({ id: Date.now(), location, date, picked: slot && { slot, serviceIds: pick.serviceIds } })
      setOpen(true)
      if (slot) void lock(slot)
    },
    [profile, lock],
  )
  const close = useCallback(
    (isBooked = false) => {
      setOpen(false)
      release(isBooked)
    },
    [release],
  )
  const forget = useCallback(() => setForm(null), [])
  return { form, isOpen, openFor, close, forget, holding }
}

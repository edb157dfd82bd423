import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Location } from '@rinda/client/set-up/locations'
import type { LocalDate } from '@rinda/domain/time/zone'
import { createContext, useContext } from 'react'
import type { TimeRange } from '../../../features/block-time/time-range.ts'
import type { Pick } from '../../../features/book-visitor/time/slot.ts'
import type { TimeQuestion } from '../../../features/explain-time/question.ts'

/** Acts on bookings, the same from every view of them. */
export type BookingActs = {
  /** Opens the details of a booking. */
  readonly open: (booking: ShortBooking) => void
  /** Opens the booking form: for a clicked slot, or for none yet, beginning at a day, with a service. */
  readonly book: (location: Location, pick: Pick | null, date?: LocalDate, serviceId?: number) => void
  /** Opens the block form: for a stretch of a calendar, or for none yet, beginning at a day. */
  readonly block: (location: Location, range: TimeRange | null, date: LocalDate) => void
  /** Asks what to do with a stretch of a calendar. */
  readonly pickAct: (range: TimeRange) => void
  /** Opens the form that moves a booking, or a block, to another time or place. */
  readonly move: (booking: ShortBooking) => void
  /** Asks before it cancels a booking. */
  readonly cancel: (booking: ShortBooking) => void
  /** Says why a time is not free. */
  readonly explain: (question: TimeQuestion) => void
  /** A dialog lies over the view. */
  readonly isCovered: boolean
}

export const ActsContext = createContext<BookingActs | null>(null)

export function useBookingActs(): BookingActs {
  const acts = useContext(ActsContext)
  if (!acts) throw new Error('useBookingActs is for screens inside the shell')
  return acts
}

import { isBookingEvent } from '@rinda/client/booking-events'
import { type Booking, bookingOf } from '@rinda/client/booking-view'
import type { BookingResource } from '@rinda/contract/booking'
import type { Envelope } from '@rinda/contract/envelope'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLive } from '../../session/live-connection.tsx'
import { bookingsKey, sheetKey } from './day-queries.ts'
import { type BookingChange, type BookingList, withChange } from './live-bookings.ts'

/** Bursts of changes ask for what is free once. */
const sheetDelayMs = 350
/** Enough for every list that may be on its way. */
const recentKept = 200

export type BookingChanges = {
  /** Puts a changed booking in its place; for the replies to one's own acts, which are not broadcast to oneself. */
  readonly apply: (change: BookingChange) => void
  /** The booking that changed last. */
  readonly changed: Booking | null
  /** The last changes, oldest first. */
  readonly recent: RefObject<BookingChange[]>
}

/**
 * Keeps every list of bookings that is held true: a changed booking takes its place in the lists of its location, and what is
 * free is asked again a moment later.
 */
export function useBookingChanges(): BookingChanges {
  const { subscribe } = useLive()
  const queries = useQueryClient()
  const recent = useRef<BookingChange[]>([])
  const sheetTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [changed, setChanged] = useState<Booking | null>(null)

  const apply = useCallback(
    (change: BookingChange) => {
      recent.current.push(change)
      if (recent.current.length > recentKept) recent.current.shift()
      queries.setQueriesData<BookingList>({ queryKey: bookingsKey(change.booking.locationId) }, (list) =>
        list ? withChange(list, change) : list,
      )
      setChanged(change.booking)
      clearTimeout(sheetTimer.current)
      // Of every location: a specialist who is taken in one is taken in all.
      sheetTimer.current = setTimeout(() => {
        void queries.invalidateQueries({ queryKey: sheetKey() })
      }, sheetDelayMs)
    },
    [queries],
  )

  useEffect(() => {
    const stop = subscribe((message: Envelope) => {
      if (!isBookingEvent(message)) return
      const { data } = message.data as { data: BookingResource }
      apply({ booking: bookingOf(data), seq: message.seq })
    })
    return () => {
      stop()
      clearTimeout(sheetTimer.current)
    }
  }, [subscribe, apply])

  return { apply, changed, recent }
}

/** A booking as the last change brought it, also after it has left every list. */
export function lastSeen(recent: readonly BookingChange[], qtid: string): Booking | undefined {
  return recent.findLast((change) => change.booking.qtid === qtid)?.booking
}

import { isBookingEvent, isDirectoryEvent } from '@rinda/client/bookings/booking-events'
import { type Booking, bookingOf } from '@rinda/client/bookings/booking-view'
import type { BookingResource } from '@rinda/contract/booking/booking'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLive } from '../session/live-connection.tsx'
import { locationsQuery } from '../session/queries.ts'
import { useAskLater } from '../session/use-ask-later.ts'
import { bookingsKey, derivedKey } from './booking-queries.ts'
import { type BookingChange, type BookingList, withChange } from './live-bookings.ts'
import { type PeriodList, periodKey, withPeriodChange } from './period-list.ts'

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

const ChangesContext = createContext<BookingChanges | null>(null)

/**
 * Keeps every list of bookings that is held true: a changed booking takes its place in the lists of its location, and what the
 * server works out of bookings, hours and services is asked again a moment after any of them changed.
 */
export function BookingChangesProvider({ children }: { children: ReactNode }) {
  const { subscribe } = useLive()
  const queries = useQueryClient()
  const recent = useRef<BookingChange[]>([])
  const [changed, setChanged] = useState<Booking | null>(null)

  // Of every location: a specialist who is taken in one is taken in all.
  const askDerived = useAskLater(derivedKey())
  const askLocations = useAskLater(locationsQuery.queryKey)

  const apply = useCallback(
    (change: BookingChange) => {
      recent.current.push(change)
      if (recent.current.length > recentKept) recent.current.shift()
      queries.setQueriesData<BookingList>({ queryKey: bookingsKey(change.booking.locationId) }, (list) =>
        list ? withChange(list, change) : list,
      )
      // Of every location: a booking may have left the one that it was at.
      queries.setQueriesData<PeriodList>({ queryKey: periodKey }, (list) =>
        list ? withPeriodChange(list, change) : list,
      )
      setChanged(change.booking)
      askDerived()
    },
    [queries, askDerived],
  )

  useEffect(() => {
    const stop = subscribe((message: Envelope) => {
      if (isDirectoryEvent(message)) {
        askLocations()
        askDerived()
      }
      if (!isBookingEvent(message)) return
      const { data } = message.data as { data: BookingResource }
      apply({ booking: bookingOf(data), seq: message.seq })
    })
    return stop
  }, [subscribe, apply, askDerived, askLocations])

  const changes = useMemo(() => ({ apply, changed, recent }), [apply, changed])
  return <ChangesContext value={changes}>{children}</ChangesContext>
}

export function useBookingChanges(): BookingChanges {
  const changes = useContext(ChangesContext)
  if (!changes) throw new Error('useBookingChanges is for screens inside the shell')
  return changes
}

/** A booking as the last change brought it, also after it has left every list. */
export function lastSeen(recent: readonly BookingChange[], qtid: string): Booking | undefined {
  return recent.findLast((change) => change.booking.qtid === qtid)?.booking
}

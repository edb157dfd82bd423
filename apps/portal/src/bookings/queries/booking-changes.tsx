import { isBookingEvent, isDayStates, isSetUpEvent } from '@rinda/client/bookings/booking-events'
import { bookingOf } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { BookingResource } from '@rinda/contract/booking/booking'
import type { Envelope } from '@rinda/contract/wire/envelope'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { useLive } from '@rinda/live/connection'
import { createFollower, type Follower } from '@rinda/live/follower'
import { useAskLater } from '@rinda/live/use-ask-later'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { useSession } from '../../session/session.tsx'
import { type DayStateChange, dayStateChanges } from './day-states.ts'
import { concernedBy, concernedBySetUp, derivedKey, untold } from './derived-queries.ts'
import { issuesOf } from './issues-of.ts'
import { type BookingChange, bookingChanges } from './live-bookings.ts'

export type BookingChanges = {
  /** Keeps the lists of bookings true; the replies to one's own acts are put into it, as they are not broadcast to oneself. */
  readonly follower: Follower<BookingChange>
  readonly apply: Follower<BookingChange>['apply']
  /** Keeps true what the server works out of bookings for the days that are shown. */
  readonly states: Follower<DayStateChange>
  /** The booking that changed last. */
  readonly changed: ShortBooking | null
}

const ChangesContext = createContext<BookingChanges | null>(null)

/**
 * Keeps every list of bookings true: a changed booking takes its place in each, and what the server works out of bookings, hours and services
 * is asked again a moment after a change that it can have to do with.
 */
export function BookingChangesProvider({ children }: { children: ReactNode }) {
  const { subscribe, onMissed, onReload } = useLive()
  const queries = useQueryClient()
  const [changed, setChanged] = useState<ShortBooking | null>(null)

  const askLater = useAskLater()
  const { data: locations = [] } = useSession().locations
  const askDerived = useEffectEvent(({ booking, seq }: BookingChange) => {
    // The reply to one's own act does not say where the booking was before.
    askLater(untold(seq === undefined ? { queryKey: derivedKey() } : concernedBy(booking, locations)))
  })

  const follower = useMemo(
    () =>
      createFollower<BookingChange>({
        queries,
        ...bookingChanges,
        onChange: (change) => {
          setChanged(change.booking)
          askDerived(change)
        },
      }),
    [queries],
  )

  const states = useMemo(() => createFollower<DayStateChange>({ queries, ...dayStateChanges }), [queries])

  useEffect(
    () =>
      onReload(() => {
        follower.forget()
        states.forget()
      }),
    [onReload, follower, states],
  )
  // What was missed came without the states that it led to.
  const askMissed = useEffectEvent((messages: readonly Envelope[]) => {
    for (const message of messages.filter(isBookingEvent)) {
      const { data } = message.data as { data: BookingResource }
      askLater(concernedBy(bookingOf(data), locations))
    }
  })
  useEffect(() => onMissed((messages) => askMissed(messages)), [onMissed])
  useEffect(
    () =>
      subscribe((message: Envelope) => {
        if (isSetUpEvent(message)) {
          const { data } = message.data as { data: ResourceObject }
          askLater(concernedBySetUp(data))
        }
        if (isDayStates(message)) {
          const { data, reset = false } = message.data
          if (reset) askLater({ queryKey: derivedKey() })
          for (const state of data) {
            states.apply({ state })
            askLater(issuesOf(state))
          }
        }
        if (!isBookingEvent(message)) return
        const { data } = message.data as { data: BookingResource }
        follower.apply({ booking: bookingOf(data), seq: message.seq })
      }),
    [subscribe, follower, states, askLater],
  )

  const changes = useMemo(
    () => ({ follower, apply: follower.apply, states, changed }),
    [follower, states, changed],
  )
  return <ChangesContext value={changes}>{children}</ChangesContext>
}

export function useBookingChanges(): BookingChanges {
  const changes = useContext(ChangesContext)
  if (!changes) throw new Error('useBookingChanges is for screens inside the shell')
  return changes
}

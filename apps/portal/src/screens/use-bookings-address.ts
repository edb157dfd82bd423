import { localDateOf } from '@rinda/domain/time/zone'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../session/session.tsx'
import { type BookingsSearch, parseBookingsSearch } from './bookings-search.ts'

export type AddressChange = { readonly [Key in keyof BookingsSearch]?: BookingsSearch[Key] | undefined }

/** What the address says is chosen, and the way to another choice; each choice is a step that the back button undoes. */
export function useBookingsAddress(now: number) {
  const { profile } = useSession()
  const { service, ...others } = parseBookingsSearch(useSearch({ strict: false }))
  // An address may come from somebody whose company filters by service.
  const search: BookingsSearch =
    service !== undefined && profile.views.serviceFilter ? { ...others, service } : others
  const navigate = useNavigate()
  const today = localDateOf(now, profile.zone)

  const go = useCallback(
    (change: AddressChange) =>
      navigate({
        to: '/bookings',
        search: (last) => {
          const next = { ...last, ...change }
          // Today is not written down: the address that says it means today tomorrow, too.
          if (next.date === today) delete next.date
          return parseBookingsSearch(next)
        },
      }),
    [navigate, today],
  )
  const days = Math.min(search.days ?? 1, profile.calendar.maxDays)
  return { search, today, date: search.date ?? today, days, go }
}

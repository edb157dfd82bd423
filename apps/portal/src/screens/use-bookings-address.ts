import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../session/session.tsx'
import { type BookingsSearch, parseBookingsSearch } from './bookings-search.ts'
import { type BookingsView, viewPaths, weekStart } from './bookings-view.ts'
import { periodAround, usualPeriod } from './list-period.ts'

export type AddressChange = {
  readonly [Key in keyof BookingsSearch]?: BookingsSearch[Key] | undefined
} & { readonly view?: BookingsView }

/**
 * What the address says is chosen, and the way to another choice; each choice is a step that the back button undoes. `from` is
 * the first day shown and `days` how many: a week from Monday wherever the view goes by weeks, a period in the list. `previous` and
 * `next` are the days to which a step leads.
 */
export function useBookingsAddress(view: BookingsView, now: number) {
  const { profile } = useSession()
  const { service, ...others } = parseBookingsSearch(useSearch({ strict: false }))
  // An address may come from somebody whose company filters by service.
  const search: BookingsSearch =
    service !== undefined && profile.views.serviceFilter ? { ...others, service } : others
  const navigate = useNavigate()
  const today = localDateOf(now, profile.zone)

  const go = useCallback(
    ({ view: other, ...change }: AddressChange) =>
      navigate({
        to: viewPaths[other ?? view],
        search: (last) => {
          const next = { ...last, ...change }
          // Today is not written down: the address that says it means today tomorrow, too.
          if (next.date === today) delete next.date
          return parseBookingsSearch(next)
        },
      }),
    [navigate, today, view],
  )
  const date = search.date ?? today
  const shown =
    view === 'day'
      ? { from: date, days: Math.min(search.days ?? 1, profile.calendar.maxDays) }
      : { from: weekStart(date), days: 7 }
  const steps = { previous: addDays(date, -shown.days), next: addDays(date, shown.days) }
  const period = view === 'list' ? periodAround(search.period ?? usualPeriod, date) : {}
  return { view, search, today, date, ...shown, ...steps, ...period, go }
}

export type BookingsAddress = ReturnType<typeof useBookingsAddress>

import { addDays, localDateOf, mondayOf } from '@rinda/domain/time/zone'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../../../session/session.tsx'
import { type BookingsSearch, parseBookingsSearch } from './bookings-search.ts'
import { type BookingsView, viewPaths } from './bookings-view.ts'
import { periodAround, usualPeriod } from './list-period.ts'
import { useShownSearch } from './use-shown-search.ts'

export type AddressChange = {
  readonly [Key in keyof BookingsSearch]?: BookingsSearch[Key] | undefined
} & { readonly view?: BookingsView }

/**
 * Gives what is chosen in the address, and `go` to choose otherwise; each choice is a step that the back
 * button undoes. `follow` keeps in it which day is looked at, which is no step. `from` is the first day shown and `days` how many: a week from Monday in the views of weeks,
 * a period in the list. `previous` and `next` are the days to which a step leads.
 */
export function useBookingsAddress(view: BookingsView, now: number) {
  const { profileAt } = useSession()
  const search = useShownSearch()
  const navigate = useNavigate()
  const { zone } = profileAt(search.location)
  const today = localDateOf(now, zone)
  const isWithout = search.location === undefined

  const write = useCallback(
    ({ view: other, ...change }: AddressChange, isStep: boolean) =>
      navigate({
        to: viewPaths[other ?? view],
        replace: !isStep,
        search: (last) => {
          const next = { ...last, ...change }
          // Today is not written down: the address that says it means today tomorrow, too.
          if (next.date === today) delete next.date
          return parseBookingsSearch(next)
        },
      }),
    [navigate, today, view],
  )
  const go = useCallback(
    // The first choice of a branch is no step: there was nothing before it to go back to.
    (change: AddressChange) => write(change, !(isWithout && change.location !== undefined)),
    [write, isWithout],
  )
  const follow = useCallback((date: string) => write({ date }, false), [write])
  const date = search.date ?? today
  const shown = view === 'day' ? { from: date, days: search.days ?? 1 } : { from: mondayOf(date), days: 7 }
  const steps = { previous: addDays(date, -shown.days), next: addDays(date, shown.days) }
  const period = view === 'list' ? periodAround(search.period ?? usualPeriod, date) : {}
  return { view, search, today, date, ...shown, ...steps, ...period, go, follow }
}

export type BookingsAddress = ReturnType<typeof useBookingsAddress>

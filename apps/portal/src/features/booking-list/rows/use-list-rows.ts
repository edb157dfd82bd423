import type { Booking } from '@rinda/client/bookings/booking-view'
import type { Location } from '@rinda/client/set-up/locations'
import { type ListState, listStateOf, listStates } from '@rinda/domain/booking/list-state'
import { paymentOf } from '@rinda/domain/booking/payment'
import { useDeferredValue, useMemo } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import type { TableSettings } from '../table-settings.ts'
import { type CellTexts, cellTexts } from './cell-texts.ts'
import { searchableTexts, searchRows } from './search-rows.ts'
import { sortKeys, sortRows } from './sort-rows.ts'
import { useReadyRows } from './use-ready-rows.ts'

export type ListRows = {
  readonly rows: readonly Booking[]
  /** Number of bookings in each state, before the search. */
  readonly counts: Readonly<Record<ListState, number>>
  readonly texts: CellTexts
}

/** The bookings that are shown, in their order: by state, then by what is searched, then sorted. */
export function useListRows(
  bookings: readonly Booking[],
  location: Location,
  settings: TableSettings,
  search: string,
): ListRows {
  const { t } = usePhrases('booking')
  const { t: say } = useLatePhrases('list')
  const { language, profileAt } = useSession()
  const { zone } = profileAt(location.id)
  const { states, sort } = settings
  // Typing never waits for the rows.
  const wanted = useDeferredValue(search)

  const { texts, keys, searchable, prepare } = useMemo(() => {
    const made = cellTexts({
      location,
      language,
      zone,
      minutes: (count) => t('minutes', { count }),
      status: (status) =>
        status === 'verified' || status === 'confirmed' ? say(`badge_${status}`) : t(`statuses_${status}`),
    })
    const [sorting, searching] = [sortKeys(made, language, zone), searchableTexts(made)]
    const nameOf = sorting('customer')
    const ready = (booking: Booking) => {
      searching(booking)
      nameOf(booking)
    }
    return { texts: made, keys: sorting, searchable: searching, prepare: ready }
  }, [location, language, zone, t, say])

  useReadyRows(bookings, prepare)

  const byState = useMemo(() => {
    const found = Object.fromEntries(listStates.map((state) => [state, 0])) as Record<ListState, number>
    const chosen = bookings.filter((booking) => {
      const state = listStateOf(booking)
      found[state]++
      // Money that has to go back is not to be overlooked, whatever is chosen.
      return states.includes(state) || (paymentOf(booking.fields)?.refundCents ?? 0) > 0
    })
    return { counts: found, chosen }
  }, [bookings, states])

  const sorted = useMemo(() => sortRows(byState.chosen, sort, keys), [byState, sort, keys])
  const rows = useMemo(() => searchRows(sorted, wanted, searchable), [sorted, wanted, searchable])
  return { rows, counts: byState.counts, texts }
}

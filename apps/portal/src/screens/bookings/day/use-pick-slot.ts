import type { Location } from '@rinda/client/set-up/locations'
import { useCallback, useRef } from 'react'
import type { CalendarModel } from '../../../features/day-calendar/calendar-model.ts'
import type { BookingActs } from '../acts/use-booking-acts.ts'

/**
 * Gives the function that opens the booking form for a free slot that was clicked: the slot of that column,
 * with the services that may begin there.
 */
export function usePickSlot(
  location: Location | undefined,
  model: CalendarModel | null,
  book: BookingActs['book'],
  whenOnline: (act: () => void) => void,
) {
  // The way to pick stays the same function: thousands of free cells hold it.
  const latest = useRef({ location, model, whenOnline })
  latest.current = { location, model, whenOnline }
  return useCallback(
    (cellKey: string, startsAt: number) => {
      const columnKey = cellKey.slice(0, cellKey.lastIndexOf('/'))
      const { location: chosen, model: shown } = latest.current
      const columns = shown?.days.flatMap((day) => day.columns) ?? []
      const column = columns.find((one) => one.column.key === columnKey)?.column
      const free = column?.free.find((slot) => slot.from === startsAt)
      if (!column || !free || !chosen) return
      const specialistId = column.kind === 'specialist' ? column.id : null
      const { serviceIds } = free
      latest.current.whenOnline(() => book(chosen, { specialistId, serviceIds, startsAt }))
    },
    [book],
  )
}

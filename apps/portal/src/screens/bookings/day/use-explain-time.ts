import type { Location } from '@rinda/client/set-up/locations'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import { useCallback, useRef } from 'react'
import type { CalendarModel } from '../../../features/day-calendar/calendar-model.ts'
import { useBookingActs } from '../acts/use-booking-acts.ts'

/**
 * Gives the function that says, after a click, why time is not free. It stays the same function, as every
 * column holds it.
 */
export function useExplainTime(location: Location, model: CalendarModel | null) {
  const { explain } = useBookingActs()
  const latest = useRef({ location, model })
  latest.current = { location, model }
  return useCallback(
    (columnKey: string, startsAt: EpochMinutes | null) => {
      const { location: shown, model: drawn } = latest.current
      for (const { day, columns } of drawn?.days ?? []) {
        const column = columns.find((one) => one.column.key === columnKey)?.column
        if (!column || column.kind === 'other') continue
        const { kind, id } = column
        const specialistId = kind === 'specialist' ? id : null
        const serviceId = kind === 'service' ? id : null
        explain({ location: shown, date: day.date, startsAt, specialistId, serviceId })
      }
    },
    [explain],
  )
}

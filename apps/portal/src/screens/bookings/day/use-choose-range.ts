import type { Location } from '@rinda/client/set-up/locations'
import { localDateOf } from '@rinda/domain/time/zone'
import { useMemo, useRef } from 'react'
import type { TimeRange } from '../../../features/block-time/time-range.ts'
import type { CalendarModel } from '../../../features/day-calendar/calendar-model.ts'
import type { ChooseTimeActs, DraggedTime } from '../../../features/day-calendar/drag/drag-free-time.tsx'
import type { BookingActs } from '../acts/use-booking-acts.ts'

/**
 * Gives the acts for a stretch that was chosen in the calendar: the question what to do with it, or the block
 * form at once.
 */
export function useChooseRange(
  location: Location,
  model: CalendarModel | null,
  { pickAct, block }: Pick<BookingActs, 'pickAct' | 'block'>,
  zone: string,
  whenOnline: (act: () => void) => boolean,
): ChooseTimeActs {
  const latest = useRef({ location, model, whenOnline })
  latest.current = { location, model, whenOnline }
  return useMemo(() => {
    const act = (time: DraggedTime, open: (range: TimeRange) => void) => {
      const { location: chosen, model: shown } = latest.current
      const range = rangeOf(chosen, shown, time)
      return range !== null && latest.current.whenOnline(() => open(range))
    }
    return {
      onChosen: (time) => act(time, pickAct),
      onBlock: (time) =>
        act(time, (range) => block(range.location, range, localDateOf(range.startsAt, zone))),
    }
  }, [pickAct, block, zone])
}

/** The stretch with whose it is, and the services that may begin where it begins. */
function rangeOf(location: Location, model: CalendarModel | null, time: DraggedTime): TimeRange | null {
  const columns = model?.days.flatMap((day) => day.columns) ?? []
  const column = columns.find((one) => one.column.key === time.columnKey)?.column
  if (!column) return null
  const free = column.free.find(({ from }) => from === time.startsAt)
  return {
    location,
    specialistId: column.kind === 'specialist' ? column.id : null,
    serviceId: column.kind === 'service' ? column.id : null,
    serviceIds: free?.serviceIds ?? [],
    startsAt: time.startsAt,
    durationMinutes: time.durationMinutes,
  }
}

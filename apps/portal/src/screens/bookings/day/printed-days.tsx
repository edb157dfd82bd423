import type { Location } from '@rinda/client/set-up/locations'
import { latePart } from '@rinda/live/late-part'
import type { CalendarModel } from '../../../features/day-calendar/calendar-model.ts'
import { useColumnName } from '../../../features/day-calendar/column/use-column-name.ts'

const DaySheet = latePart(async () => (await import('../calendar-parts.ts')).DaySheet)

/** Draws, for printing, what the day calendar shows. */
export function PrintedDays({ location, model }: { location: Location; model: CalendarModel }) {
  const nameOf = useColumnName(location)
  const days = model.days.map(({ day, columns }) => ({
    ...{ date: day.date, clock: day.clock, open: day.open },
    columns: columns.map(({ column, cells }) => ({
      key: column.key,
      name: nameOf(column),
      bookings: cells.taken.map(({ booking }) => booking),
      elsewhere: column.busy,
      off: column.off,
    })),
  }))
  return <DaySheet location={location} days={days} />
}

import type { Location } from '@rinda/client/set-up/locations'
import type { CalendarModel } from '../features/day-calendar/calendar-model.ts'
import { useColumnName } from '../features/day-calendar/use-column-name.ts'
import { latePart } from '../session/late-part.tsx'

const DaySheet = latePart(async () => (await import('../features/print-day/day-sheet.tsx')).DaySheet)

/** What the day calendar shows, for paper. */
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

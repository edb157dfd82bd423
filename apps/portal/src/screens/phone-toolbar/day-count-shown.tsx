import type { FrameContent } from '../bookings-frame.tsx'
import { useCalendar } from '../use-calendar.ts'
import { ShownCount } from './shown-count.tsx'

/** Says how many bookings the day calendar shows with what was chosen. */
export function DayCountShown({ address, location, now }: FrameContent) {
  const { model } = useCalendar(location, address, now)
  const columns = model?.days.flatMap((day) => day.columns)
  return <ShownCount count={columns?.reduce((sum, { cells }) => sum + cells.bookingCount, 0) ?? null} />
}

import type { Location } from '@rinda/client/set-up/locations'
import type { BookingsAddress } from '../address/use-bookings-address.ts'
import { useCalendar } from '../day/use-calendar.ts'
import { ShownCount } from './shown-count.tsx'

/** Says how many bookings the day calendar shows with what was chosen. */
export function DayCountShown(props: { address: BookingsAddress; location: Location; now: number }) {
  const { model } = useCalendar(props.location, props.address, props.now)
  const columns = model?.days.flatMap((day) => day.columns)
  return <ShownCount count={columns?.reduce((sum, { cells }) => sum + cells.bookingCount, 0) ?? null} />
}

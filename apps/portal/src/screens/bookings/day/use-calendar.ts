import type { Location } from '@rinda/client/set-up/locations'
import { dayStartAt } from '@rinda/domain/company/profile'
import { useMemo, useState } from 'react'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { useDayData } from '../../../bookings/use-day-data.ts'
import { type CalendarModel, createCalendarModel } from '../../../features/day-calendar/calendar-model.ts'
import { useSession } from '../../../session/session.tsx'
import type { BookingsAddress } from '../address/use-bookings-address.ts'

/** The calendar of a branch for what the address says: its data, and what is drawn of it now. */
export function useCalendar(location: Location, address: BookingsAddress, now: number) {
  const profile = useSession().profileAt(location.id)
  const { follower } = useBookingChanges()
  const { search, date, days } = address
  const shown = { locationId: location.id, date, days, zone: profile.zone }
  const data = useDayData(shown, follower)
  const [build] = useState(createCalendarModel)
  const { specialist, service } = search
  const { bookings, sheet } = data
  const locationId = location.id

  const model = useMemo<CalendarModel | null>(() => {
    if (!bookings || !sheet) return null
    const filter = { specialist, service }
    const hours = {
      startMinute: dayStartAt(profile, locationId),
      endMinute: profile.calendar.endMinute,
    }
    return build({ sheet, bookings: bookings.bookings, hours, filter, reach: profile.reach, now })
  }, [build, bookings, sheet, profile, locationId, specialist, service, now])

  return { model, bookings: bookings?.bookings ?? [], hasFailed: data.hasFailed, retry: data.retry }
}

import type { Location } from '@rinda/client/set-up/locations'
import { dayStartAt } from '@rinda/domain/company/profile'
import { useMemo, useState } from 'react'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { useDayData } from '../../../bookings/use-day-data.ts'
import { mostParts, partsOfService } from '../../../features/week-calendar/placing/slot-layout.ts'
import { useAttention } from '../../../features/week-calendar/use-attention.ts'
import { useColumnPx } from '../../../features/week-calendar/use-column-px.ts'
import { createWeekModel, type WeekModel } from '../../../features/week-calendar/week-model.ts'
import { useSession } from '../../../session/session.tsx'
import type { BookingsAddress } from '../address/use-bookings-address.ts'
import type { WeekChoice } from './week-choice.ts'

/** The week of a branch for what the address says: its data, and what is drawn of it now. */
export function useWeek(location: Location, address: BookingsAddress, choice: WeekChoice, now: number) {
  const profile = useSession().profileAt(location.id)
  const { follower } = useBookingChanges()
  const { from: date, days } = address
  const locationId = location.id
  const data = useDayData({ locationId, date, days, zone: profile.zone }, follower)
  const attention = useAttention({ locationId, date, days })
  const columnPx = useColumnPx()
  const [build] = useState(createWeekModel)
  const { bookings, sheet } = data
  const { specialist, service } = choice
  const isKeptElsewhere = location.bmsBaseUrl !== ''
  const served = location.services.find(({ id }) => id === service)
  const parts = served ? partsOfService(served) : mostParts

  const model = useMemo<WeekModel | null>(() => {
    if (!bookings || !sheet) return null
    const { mayCreate, mayClickFreeSlot } = profile.booking
    return build({
      sheet,
      bookings: bookings.bookings,
      hours: { startMinute: dayStartAt(profile, locationId), endMinute: profile.calendar.endMinute },
      filter: { specialist, service },
      reach: profile.reach,
      showsFree: mayCreate && mayClickFreeSlot,
      attention,
      isKeptElsewhere,
      parts,
      columnPx,
      now,
    })
  }, [
    build,
    bookings,
    sheet,
    profile,
    locationId,
    specialist,
    service,
    attention,
    isKeptElsewhere,
    parts,
    columnPx,
    now,
  ])

  return { model, bookings: bookings?.bookings ?? [], hasFailed: data.hasFailed, retry: data.retry }
}

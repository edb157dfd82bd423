import { shortBookingsOf } from '@rinda/client/bookings/short-bookings'
import type { Location } from '@rinda/client/set-up/locations'
import type { Past } from '@rinda/client/set-up/past'
import { dayStartAt } from '@rinda/domain/company/profile'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { useMemo, useState } from 'react'
import { createCalendarModel } from '../../features/day-calendar/calendar-model.ts'
import { DayCalendar } from '../../features/day-calendar/day-calendar.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'

type PastCalendarProps = {
  past: Extract<Past, { part: 'day' }>
  location: Location
  /** Names the calendar for those who hear it. */
  label: string
  onOpen: (qtid: string) => void
}

const nothing = () => undefined

/** The day calendar as it was at the moment, drawn by what draws the present; nothing in it acts, and what has changed since is marked. */
export function PastCalendar({ past, location, label, onOpen }: PastCalendarProps) {
  const { t } = useLatePhrases('travel')
  const profile = useSession().profileAt(location.id)
  const [build] = useState(createCalendarModel)
  const now = Math.floor(Date.parse(past.moment) / 60_000)
  const { sheet, short, changes } = past
  const model = useMemo(() => {
    const hours = {
      startMinute: dayStartAt(profile, location.id),
      endMinute: profile.calendar.endMinute,
    }
    const bookings = shortBookingsOf(short)
    return build({ sheet, bookings, hours, filter: {}, reach: profile.reach, now })
  }, [build, sheet, short, profile, location.id, now])
  const marked = useMemo(() => new Set(changes.flatMap(({ qtid }) => qtid ?? [])), [changes])
  const isBare = model.days.every(({ columns }) =>
    columns.every(({ cells }) => cells.taken.length === 0 && cells.free.length === 0),
  )
  if (isBare && model.days.every(({ day }) => !day.open))
    return <EmptyFace title={t('dayOff')} text={t('closed')} />
  return (
    <DayCalendar
      location={location}
      model={model}
      zone={past.zone}
      label={label}
      changed={null}
      isCovered={false}
      marked={marked}
      onOpen={onOpen}
      onExplain={nothing}
      onPick={undefined}
      chooseTime={undefined}
      moveLayer={nothing}
    />
  )
}

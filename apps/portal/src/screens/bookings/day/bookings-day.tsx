import type { Location } from '@rinda/client/set-up/locations'
import { addDays } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/buttons/button'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { IconCalendarOff, IconFilterOff } from '@tabler/icons-react'
import type { BookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import type { CalendarModel } from '../../../features/day-calendar/calendar-model.ts'
import { CalendarSkeleton } from '../../../features/day-calendar/calendar-skeleton.tsx'
import { DayCalendar, type DayCalendarProps } from '../../../features/day-calendar/day-calendar.tsx'
import type { ChooseTimeActs } from '../../../features/day-calendar/drag/drag-free-time.tsx'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import type { BookingsAddress } from '../address/use-bookings-address.ts'
import { NothingBookableFace } from '../nothing-bookable.tsx'
import { whyNothingBookable } from '../why-nothing-bookable.ts'

/** The calendar of a branch in whichever of its faces it has now. */
export function BookingsDay(props: {
  address: BookingsAddress
  location: Location
  label: string
  model: CalendarModel | null
  hasFailed: boolean
  onRetry: () => void
  changed: BookingChanges['changed']
  isCovered: boolean
  onOpen: (qtid: string) => void
  onExplain: DayCalendarProps['onExplain']
  onPick: ((cellKey: string, startsAt: number) => void) | undefined
  chooseTime: ChooseTimeActs | undefined
  moveLayer: DayCalendarProps['moveLayer']
}) {
  const { t } = usePhrases('calendar')
  const { address, location, model } = props
  const profile = useSession().profileAt(location.id)
  if (!model) {
    if (!props.hasFailed) return <CalendarSkeleton />
    return <ErrorFace title={t('error_title')} text={t('error_text')} onRetry={props.onRetry} />
  }
  const columns = model.days.flatMap((day) => day.columns)
  const isFiltered = address.search.specialist !== undefined || address.search.service !== undefined
  if (columns.length === 0 && isFiltered) {
    return (
      <EmptyFace
        title={t('empty_filteredTitle')}
        text={t('empty_filteredText')}
        icon={<IconFilterOff size={32} stroke={1.6} />}
        action={
          <Button onClick={() => void address.go({ specialist: undefined, service: undefined })}>
            {t('clearFilter')}
          </Button>
        }
      />
    )
  }
  if (columns.length === 0) {
    const why = whyNothingBookable(location.services, profile.reach) ?? 'hidden'
    return <NothingBookableFace locationId={location.id} why={why} />
  }
  const isClosed = model.days.every(({ day }) => !day.open)
  const isBare = columns.every(({ cells }) => cells.taken.length === 0 && cells.free.length === 0)
  if (isClosed && isBare) {
    return (
      <EmptyFace
        title={t('empty_closedTitle')}
        text={t('empty_closedText')}
        icon={<IconCalendarOff size={32} stroke={1.6} />}
        action={
          <Button
            kind="primary"
            onClick={() => void address.go({ date: addDays(address.date, address.days) })}
          >
            {t(address.days === 1 ? 'next' : 'nextDays')}
          </Button>
        }
      />
    )
  }
  return (
    <DayCalendar
      location={props.location}
      model={model}
      zone={profile.zone}
      label={props.label}
      changed={props.changed}
      isCovered={props.isCovered}
      onOpen={props.onOpen}
      onExplain={props.onExplain}
      onPick={props.onPick}
      chooseTime={props.chooseTime}
      moveLayer={props.moveLayer}
    />
  )
}

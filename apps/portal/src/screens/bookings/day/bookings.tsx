import { latePart } from '@rinda/live/late-part'
import { useIsAtMost } from '@rinda/ui/use-width'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { ChooseDayCount } from '../../../features/choose-day/choose-day-count.tsx'
import { SwitchDayCount } from '../../../features/choose-day/switch-day-count.tsx'
import { CalendarSkeleton } from '../../../features/day-calendar/calendar-skeleton.tsx'
import { type ColumnChoice, FilterColumns } from '../../../features/filter-columns/filter-columns.tsx'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { ThenLink } from '../../../session/then-link.tsx'
import { useWhenOnline } from '../../../session/use-when-online.ts'
import { useBookingActs } from '../acts/use-booking-acts.ts'
import { BookingsFrame, type FrameContent } from '../frame/bookings-frame.tsx'
import { DayCountShown } from '../phone-toolbar/day-count-shown.tsx'
import { useMoveLayer } from '../use-move-layer.tsx'
import { useOpenBooking } from '../use-open-booking.ts'
import { BookingsDay } from './bookings-day.tsx'
import { PrintedDays } from './printed-days.tsx'
import { useCalendar } from './use-calendar.ts'
import { useChooseRange } from './use-choose-range.ts'
import { useExplainTime } from './use-explain-time.ts'
import { usePickSlot } from './use-pick-slot.ts'

const ColumnFields = latePart(async () => (await import('../../late-dialogs.ts')).ColumnFields)

/** `/bookings`: the day calendar of a branch. */
export function BookingsScreen() {
  const { t } = usePhrases('calendar')
  return (
    <BookingsFrame
      view="day"
      title={t('title')}
      labelOf={({ location, days }) => t('dayOf', { location, day: days })}
      skeleton={<CalendarSkeleton />}
      tools={(content) => <DayTools {...content} />}
      shown={(content) => <DayCountShown {...content} />}
    >
      {(content) => <Day {...content} />}
    </BookingsFrame>
  )
}

function DayTools({ address, location }: FrameContent) {
  const { t } = usePhrases('calendar')
  const { user, profileAt } = useSession()
  const { maxDays } = profileAt(location.id).calendar
  const { search, go } = address
  const DayCount = user.profile.views.extraControl ? SwitchDayCount : ChooseDayCount
  const isPhone = useIsAtMost(767)
  const { specialist, service } = search
  const filter = {
    location,
    chosen: { specialist, service },
    onChoose: (chosen: ColumnChoice) => void go({ specialist: chosen.specialist, service: chosen.service }),
  }
  return (
    <>
      <ThenLink label={t('asItWas')} location={location.id} date={address.date} />
      <DayCount days={address.days} most={maxDays} onChoose={(days) => void go({ days })} />
      {/* In the sheet of a phone there is room for what is a panel elsewhere. */}
      {isPhone ? (
        <ColumnFields {...filter} />
      ) : (
        <FilterColumns {...filter}>
          <ColumnFields {...filter} />
        </FilterColumns>
      )}
    </>
  )
}

function Day({ address, location, label, now }: FrameContent) {
  const profile = useSession().profileAt(location.id)
  const { changed } = useBookingChanges()
  const acts = useBookingActs()
  const whenOnline = useWhenOnline()
  const calendar = useCalendar(location, address, now)
  const open = useOpenBooking(calendar.bookings)
  const moveLayer = useMoveLayer(location)
  const pick = usePickSlot(location, calendar.model, acts.book, whenOnline)
  const chooseTime = useChooseRange(location, calendar.model, acts, profile.zone, whenOnline)
  const explain = useExplainTime(location, calendar.model)
  const { mayCreate, mayClickFreeSlot } = profile.booking
  return (
    <>
      {calendar.model && <PrintedDays location={location} model={calendar.model} />}
      <BookingsDay
        address={address}
        location={location}
        label={label}
        model={calendar.model}
        hasFailed={calendar.hasFailed}
        onRetry={calendar.retry}
        changed={changed}
        isCovered={acts.isCovered}
        onOpen={open}
        chooseTime={mayCreate && mayClickFreeSlot ? chooseTime : undefined}
        moveLayer={moveLayer}
        onExplain={explain}
        onPick={mayCreate && mayClickFreeSlot ? pick : undefined}
      />
    </>
  )
}

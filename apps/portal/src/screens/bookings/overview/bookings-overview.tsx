import type { Location } from '@rinda/client/set-up/locations'
import { latePart } from '@rinda/live/late-part'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { useIsAtMost } from '@rinda/ui/use-width'
import { useCallback, useMemo, useState } from 'react'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { DayTabs } from '../../../calendar/day-tabs.tsx'
import type { BoxGroup } from '../../../features/week-overview/box-groups.ts'
import { createOverviewModel, overviewOn } from '../../../features/week-overview/overview-model.ts'
import { OverviewSkeleton } from '../../../features/week-overview/overview-skeleton.tsx'
import { useWeekBookings } from '../../../features/week-overview/use-week-bookings.ts'
import { WeekOverview } from '../../../features/week-overview/week-overview.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useDialogState } from '../../use-dialog-state.ts'
import { useBookingActs } from '../acts/use-booking-acts.ts'
import type { BookingsAddress } from '../address/use-bookings-address.ts'
import { BookingsFrame, type FrameContent } from '../frame/bookings-frame.tsx'
import { NothingBookableFace } from '../nothing-bookable.tsx'
import { ShownCount } from '../phone-toolbar/shown-count.tsx'
import { useOpenBooking } from '../use-open-booking.ts'
import { whyNothingBookable } from '../why-nothing-bookable.ts'
import { groupNow, type ShownGroup } from './overview-group.ts'

const ShowDayDialog = latePart(
  async () => (await import('../../../features/show-day/show-day-dialog.tsx')).ShowDayDialog,
)

/** `/bookings/overview`: a branch's week, services as rows and days as columns. */
export function BookingsOverviewScreen() {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('views')
  return (
    <BookingsFrame
      view="overview"
      title={t('title')}
      labelOf={(shown) => say('overviewOf', shown)}
      skeleton={<OverviewSkeleton />}
      shown={(content) => <WeekCountShown {...content} />}
    >
      {(content) => <Week {...content} />}
    </BookingsFrame>
  )
}

/** The overview of a branch for what the address says: its bookings, and what is drawn of them now. */
function useOverview(address: BookingsAddress, location: Location, now: number) {
  const { zone, reach } = useSession().profileAt(location.id)
  const { follower } = useBookingChanges()
  const { from, days } = address
  const [build] = useState(createOverviewModel)
  const week = useWeekBookings({ locationId: location.id, date: from, days, zone }, follower)
  const { bookings } = week
  const { services } = location
  const overview = useMemo(
    () => bookings && build({ services, bookings, from, days, zone, reach, now }),
    [build, services, bookings, from, days, zone, reach, now],
  )
  return { ...week, overview }
}

function WeekCountShown({ address, location, now }: FrameContent) {
  const { overview } = useOverview(address, location, now)
  return <ShownCount count={overview?.days.reduce((sum, { count }) => sum + count, 0) ?? null} />
}

function Week({ address, location, label, now }: FrameContent) {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('overview')
  const profile = useSession().profileAt(location.id)
  const { changed } = useBookingChanges()
  const acts = useBookingActs()
  const isPhone = useIsAtMost(767)
  const { overview, bookings, ...week } = useOverview(address, location, now)
  const open = useOpenBooking(bookings ?? [])
  const shown = useDialogState<ShownGroup>()
  const { open: show } = shown
  const openAll = useCallback((date: string, boxes: BoxGroup) => show({ date, boxes }), [show])
  const { services } = location

  if (!overview) {
    if (!week.hasFailed) return <OverviewSkeleton />
    return <ErrorFace title={say('failed')} text={t('error_text')} onRetry={week.retry} />
  }
  if (overview.rows.length === 0) {
    const why = whyNothingBookable(services, profile.reach) ?? 'hidden'
    return <NothingBookableFace locationId={location.id} why={why} />
  }
  const group = shown.subject && groupNow(overview, shown.subject)
  return (
    <>
      {isPhone && (
        <DayTabs
          label={t('chooseDay')}
          days={overview.days.map((day) => ({
            ...day,
            words: day.count === 0 ? t('noBookings') : t('bookings', { count: day.count }),
          }))}
          chosen={address.date}
          onChoose={(date) => void address.go({ date })}
        />
      )}
      <WeekOverview
        overview={isPhone ? overviewOn(overview, address.date) : overview}
        label={label}
        changed={changed}
        isCovered={acts.isCovered || shown.isOpen}
        onOpen={open}
        onOpenAll={openAll}
      />
      {group && (
        <ShowDayDialog
          location={location}
          {...group}
          isOpen={shown.isOpen}
          isCovered={acts.isCovered}
          onOpen={open}
          onOpenDay={() => void address.go({ view: 'day', date: group.date })}
          onClose={shown.close}
          onClosed={shown.forget}
        />
      )}
    </>
  )
}

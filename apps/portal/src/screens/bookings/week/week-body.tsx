import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { addDays } from '@rinda/domain/time/zone'
import { latePart } from '@rinda/live/late-part'
import { Button } from '@rinda/ui/components/buttons/button'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { IconCalendarOff } from '@tabler/icons-react'
import { useCallback, useRef } from 'react'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import type { WeekSlot } from '../../../features/week-calendar/placing/week-slots.ts'
import { WeekCalendar } from '../../../features/week-calendar/week-calendar.tsx'
import type { WeekModel } from '../../../features/week-calendar/week-model.ts'
import { WeekSkeleton } from '../../../features/week-calendar/week-skeleton.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useWhenOnline } from '../../../session/use-when-online.ts'
import { useDialogState } from '../../use-dialog-state.ts'
import { useBookingActs } from '../acts/use-booking-acts.ts'
import type { FrameContent } from '../frame/bookings-frame.tsx'
import { NothingBookableFace } from '../nothing-bookable.tsx'
import { useMoveLayer } from '../use-move-layer.tsx'
import { useOpenBooking } from '../use-open-booking.ts'
import { whyNothingBookable } from '../why-nothing-bookable.ts'
import { type ShownPart, shownOf } from './week-part.ts'

const ShowDayDialog = latePart(
  async () => (await import('../../../features/show-day/show-day-dialog.tsx')).ShowDayDialog,
)

/** The week of a branch in whichever of its faces it has now, and the window with the bookings of a day or of one time. */
export function WeekBody(
  props: FrameContent & {
    model: WeekModel | null
    bookings: readonly ShortBooking[]
    hasFailed: boolean
    retry: () => void
    specialist: number | null
  },
) {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('week')
  const profile = useSession().profileAt(props.location.id)
  const { changed } = useBookingChanges()
  const acts = useBookingActs()
  const whenOnline = useWhenOnline()
  const shown = useDialogState<ShownPart>()
  const { model, location, address } = props
  const open = useOpenBooking(props.bookings)
  const { open: show } = shown

  const latest = useRef({ model, location, specialist: props.specialist, whenOnline })
  latest.current = { model, location, specialist: props.specialist, whenOnline }
  const moveLayer = useMoveLayer(location)
  const { book, explain } = acts
  const pick = useCallback(
    (cellKey: string) => {
      const { model: week, location: at, specialist, whenOnline: act } = latest.current
      const spots = week?.days.flatMap(({ day }) => day.free) ?? []
      const spot = spots.find(({ key }) => key === cellKey)
      if (!spot) return
      const { startsAt, serviceIds } = spot
      act(() => book(at, { specialistId: specialist, serviceIds, startsAt }))
    },
    [book],
  )
  const { service } = address.search
  const ask = useCallback(
    (date: string, startsAt: number | null) =>
      explain({
        location,
        date,
        startsAt,
        specialistId: props.specialist,
        serviceId: service ?? null,
      }),
    [explain, location, props.specialist, service],
  )
  const openDay = useCallback((date: string) => show({ date }), [show])
  const openAll = useCallback((slot: WeekSlot) => show({ date: slot.key.slice(0, 10), slot }), [show])

  if (!model) {
    if (!props.hasFailed) return <WeekSkeleton />
    return <ErrorFace title={t('error_title')} text={t('error_text')} onRetry={props.retry} />
  }
  const why = whyNothingBookable(location.services, profile.reach)
  if (why && model.days.every(({ day }) => day.slots.length === 0)) {
    return <NothingBookableFace locationId={location.id} why={why} />
  }
  if (model.days.every(({ day }) => day.isClosed && day.slots.length === 0)) {
    return (
      <EmptyFace
        title={say('closedTitle')}
        text={say('closedText')}
        icon={<IconCalendarOff size={32} stroke={1.6} />}
        action={
          <Button kind="primary" onClick={() => void address.go({ date: addDays(address.date, 7) })}>
            {t('nextWeek')}
          </Button>
        }
      />
    )
  }
  const { mayCreate, mayClickFreeSlot } = profile.booking
  const part = shown.subject && shownOf(model, shown.subject)
  return (
    <>
      <WeekCalendar
        location={location}
        model={model}
        chosen={address.date}
        onSeen={address.follow}
        label={props.label}
        changed={changed}
        isCovered={acts.isCovered || shown.isOpen}
        onOpen={open}
        onOpenAll={openAll}
        onOpenDay={openDay}
        onExplain={ask}
        onPick={mayCreate && mayClickFreeSlot ? pick : undefined}
        moveLayer={moveLayer}
      />
      {part && (
        <ShowDayDialog
          location={location}
          {...part}
          isOpen={shown.isOpen}
          isCovered={acts.isCovered}
          onOpen={open}
          onOpenDay={() => void address.go({ view: 'day', date: part.date })}
          onClose={shown.close}
          onClosed={shown.forget}
        />
      )}
    </>
  )
}

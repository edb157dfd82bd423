import { nameIn } from '@rinda/client/names'
import { addDays } from '@rinda/domain/time/zone'
import { dayRange, longDay } from '@rinda/phrases/day-text'
import { Banner } from '@rinda/ui/components/banner'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/faces'
import { IconMapPin } from '@tabler/icons-react'
import { useBookVisitor } from '../features/book-visitor/use-book-visitor.ts'
import { chosenLocation, locationsWithBookings } from '../features/choose-location/open-locations.ts'
import { CalendarSkeleton } from '../features/day-calendar/calendar-skeleton.tsx'
import { lastSeen, useBookingChanges } from '../features/day-calendar/use-booking-changes.ts'
import { useNow } from '../features/day-calendar/use-now.ts'
import { useLive } from '../session/live-connection.tsx'
import { usePhrases } from '../session/phrases.ts'
import { useScreenTitle } from '../session/screen-title.ts'
import { useSession } from '../session/session.tsx'
import { useToasts } from '../session/toasts.ts'
import styles from './bookings.module.css'
import { BookingsDay } from './bookings-day.tsx'
import { BookingsDialogs } from './bookings-dialogs.tsx'
import { BookingsToolbar } from './bookings-toolbar.tsx'
import { useBookingsAddress } from './use-bookings-address.ts'
import { useBookingsKeys } from './use-bookings-keys.ts'
import { useCalendar } from './use-calendar.ts'
import { useDialogState } from './use-dialog-state.ts'
import { usePickSlot } from './use-pick-slot.ts'

/** `/bookings`: the day calendar of a branch. */
export function BookingsScreen() {
  const { t } = usePhrases('calendar')
  const { locations, language, profile } = useSession()
  const now = useNow()
  const address = useBookingsAddress(now)
  const listed = locationsWithBookings(locations.data ?? [])
  const location = chosenLocation(listed, address.search.location)
  const changes = useBookingChanges()
  const calendar = useCalendar(location, address, now, changes)
  const book = useBookVisitor(changes.apply)
  const shown = useDialogState<string>()
  const whenOnline = useWhenOnline()
  const pick = usePickSlot(location, calendar.model, book.openFor, whenOnline)

  const { mayCreate, mayClickFreeSlot } = profile.booking
  const onNew = location && mayCreate ? () => whenOnline(() => book.openFor(location, null)) : undefined
  const { date, days, today } = address
  useBookingsKeys({ date, days, today, onNew, onDate: (chosen) => void address.go({ date: chosen }) })
  useScreenTitle(t('title'))

  const day =
    days === 1 ? longDay(date, language, today) : dayRange(date, addDays(date, days - 1), language, today)
  const label = location ? t('dayOf', { location: nameIn(language, location.names), day }) : t('title')
  const qtid = shown.subject
  return (
    <div className={styles.screen}>
      <h1 className={styles.heading}>{label}</h1>
      <BookingsToolbar address={address} locations={listed} location={location} onNew={onNew} />
      {!location && locations.isPending && <CalendarSkeleton />}
      {!location && locations.isError && (
        <ErrorFace title={t('error_title')} text={t('error_text')} onRetry={() => void locations.refetch()} />
      )}
      {!location && locations.isSuccess && (
        <>
          {listed.length > 0 && <Banner kind="warning">{t('chooseLocation')}</Banner>}
          <EmptyFace
            title={listed.length > 0 ? t('notChosen') : t('noLocations')}
            {...(listed.length > 0 ? { text: t('chooseLocationHint') } : {})}
            icon={<IconMapPin size={32} stroke={1.6} />}
          />
        </>
      )}
      {location && (
        <>
          <BookingsDay
            address={address}
            location={location}
            label={label}
            model={calendar.model}
            hasFailed={calendar.hasFailed}
            onRetry={calendar.retry}
            changed={changes.changed}
            isCovered={shown.isOpen || book.isOpen}
            onOpen={shown.open}
            onPick={mayCreate && mayClickFreeSlot ? pick : undefined}
          />
          <BookingsDialogs
            book={book}
            shown={shown}
            location={location}
            booking={
              calendar.bookings.find((one) => one.qtid === qtid) ??
              (qtid ? lastSeen(changes.recent.current, qtid) : undefined)
            }
            day={{ date, today }}
            apply={changes.apply}
          />
        </>
      )}
    </div>
  )
}

/** Acts need the server: without a connection they say so instead. */
function useWhenOnline(): (act: () => void) => void {
  const { t } = usePhrases('booking')
  const { connection } = useLive()
  const toasts = useToasts()
  return (act) => (connection.state === 'offline' ? toasts.error(t('offline')) : act())
}

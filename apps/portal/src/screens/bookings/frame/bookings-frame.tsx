import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { addDays } from '@rinda/domain/time/zone'
import { latePart } from '@rinda/live/late-part'
import { useNow } from '@rinda/live/use-now'
import { dayRange, longDay } from '@rinda/phrases/time/day-text'
import { Banner } from '@rinda/ui/components/notices/banner'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { IconMapPin } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { chosenLocation, locationsWithBookings } from '../../../features/choose-location/open-locations.ts'
import { queueLocations } from '../../../queue/queue-locations.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useScreenTitle } from '../../../session/screen-title.ts'
import { useSession } from '../../../session/session.tsx'
import { useSaidLater } from '../../../session/use-said-later.ts'
import { useWhenOnline } from '../../../session/use-when-online.ts'
import { waysInOf } from '../../../session/ways-in.ts'
import { NoLocationsFace } from '../../no-locations.tsx'
import { useBookingActs } from '../acts/use-booking-acts.ts'
import type { BookingsView } from '../address/bookings-view.ts'
import { type BookingsAddress, useBookingsAddress } from '../address/use-bookings-address.ts'
import styles from './bookings.module.css'
import { BookingsToolbar } from './bookings-toolbar.tsx'
import { useBookingsKeys } from './use-bookings-keys.ts'

const BookingSystemAway = latePart(async () => (await import('../../late-dialogs.ts')).BookingSystemAway)

/** Context that a view of a branch's bookings is drawn with. `label` names the view for screen readers. */
export type FrameContent = {
  readonly address: BookingsAddress
  readonly location: Location
  readonly label: string
  readonly now: number
}

/**
 * Draws what every view of bookings has around it: the toolbar, the choice of a branch, the keys, and what is
 * shown before a branch is chosen.
 */
export function BookingsFrame(props: {
  view: BookingsView
  title: string
  /** Names the view of a branch's days: "Day calendar: …". */
  labelOf: (shown: { location: string; days: string }) => string
  skeleton: ReactNode
  /** Draws the tools that the toolbar has for this view alone. */
  tools?: (content: FrameContent) => ReactNode
  /** Says how much the view shows: "Show 26 bookings". */
  shown?: (content: FrameContent) => ReactNode
  children: (content: FrameContent) => ReactNode
}) {
  const { t } = usePhrases('calendar')
  const { locations, language, profileAt } = useSession()
  const now = useNow()
  const address = useBookingsAddress(props.view, now)
  const acts = useBookingActs()
  const whenOnline = useWhenOnline()
  const listed = locationsWithBookings(locations.data ?? [])
  const location = chosenLocation(listed, address.search.location)
  const { from, days, today } = address

  const onNew =
    location && profileAt(location.id).booking.mayCreate
      ? () => whenOnline(() => acts.book(location, null, address.date))
      : undefined
  const onBlock = onNew && location && (() => whenOnline(() => acts.block(location, null, address.date)))
  useBookingsKeys(address, onNew, onBlock)

  const text =
    days === 1 ? longDay(from, language, today) : dayRange(from, addDays(from, days - 1), language, today)
  const label = location
    ? props.labelOf({ location: nameIn(language, location.name), days: text })
    : props.title
  useScreenTitle(label)
  const said = useSaidLater(location ? label : '')
  const content = location && { address, location, label, now }
  // Where there is a line alone, the day begins there.
  const hasLineAlone = !waysInOf(locations.data ?? []).areAppointments
  if (hasLineAlone && queueLocations(locations.data ?? []).length > 0) return <Navigate to="/queue" replace />
  return (
    <div className={styles.screen}>
      <h1 className={styles.heading}>{label}</h1>
      <p className="rinda-only-heard" role="status" data-said>
        {said}
      </p>
      <BookingsToolbar
        address={address}
        locations={listed}
        location={location}
        tools={content && props.tools?.(content)}
        shown={content && props.shown?.(content)}
        onNew={onNew}
        onBlock={onBlock}
      />
      {!location && locations.isPending && props.skeleton}
      {!location && locations.isError && (
        <ErrorFace title={t('error_title')} text={t('error_text')} onRetry={() => void locations.refetch()} />
      )}
      {locations.isSuccess && listed.length === 0 && (
        <NoLocationsFace title={t('noLocations')} text={t('noLocationsText')} />
      )}
      {!location && locations.isSuccess && listed.length > 0 && (
        <>
          <Banner kind="warning">{t('chooseLocation')}</Banner>
          <EmptyFace
            title={t('notChosen')}
            text={t('chooseLocationHint')}
            icon={<IconMapPin size={32} stroke={1.6} />}
          />
        </>
      )}
      {location?.bmsBaseUrl && !location.isOnline && (
        <Suspense>
          <BookingSystemAway location={location} />
        </Suspense>
      )}
      {content && props.children(content)}
    </div>
  )
}

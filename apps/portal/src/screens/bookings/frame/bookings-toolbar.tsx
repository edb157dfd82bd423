import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { useIsAtMost } from '@rinda/ui/use-width'
import { IconLock, IconPlus, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ChooseDay } from '../../../features/choose-day/choose-day.tsx'
import { ChooseLocation } from '../../../features/choose-location/choose-location.tsx'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import type { BookingsAddress } from '../address/use-bookings-address.ts'
import { PhoneToolbar } from '../phone-toolbar/phone-toolbar.tsx'
import styles from './bookings-toolbar.module.css'
import { ViewSwitches } from './view-switches.tsx'

/**
 * Lets choose the days, the branch and the view, and offers to print, block time and book. `tools` are those
 * of one view. A phone has a toolbar of its own.
 */
export function BookingsToolbar(props: {
  address: BookingsAddress
  locations: readonly Location[]
  location: Location | undefined
  tools: ReactNode
  /** Says how much is shown, where the choices lie over it. */
  shown: ReactNode
  onNew: (() => void) | undefined
  onBlock: (() => void) | undefined
}) {
  const { t } = usePhrases('calendar')
  const profile = useSession().profileAt(props.location?.id)
  const { address, location } = props
  const { go, view } = address
  const isPhone = useIsAtMost(767)
  const day = (
    <ChooseDay
      date={address.date}
      from={address.from}
      days={address.days}
      today={address.today}
      previous={address.previous}
      next={address.next}
      unit={view === 'day' ? 'day' : view === 'list' ? 'period' : 'week'}
      hasSteps={view !== 'overview'}
      picks={view === 'overview' ? 'week' : 'day'}
      onChoose={(date) => void go({ date })}
    />
  )
  if (isPhone) return <PhoneToolbar {...props} day={day} />
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('title')}>
      {day}
      <span className={styles.space} />
      {props.locations.length > 0 && (
        <ChooseLocation
          locations={props.locations}
          chosen={location?.id}
          onChoose={(id) => void go({ location: id, specialist: undefined, service: undefined })}
        />
      )}
      {props.tools}
      <ViewSwitches address={address} location={location} />
      <IconButton
        label={t('print')}
        icon={<IconPrinter size={18} stroke={1.8} />}
        onClick={() => window.print()}
      />
      {profile.booking.mayCreate && (
        <IconButton
          label={t('blockTime')}
          icon={<IconLock size={18} stroke={1.8} />}
          disabled={!props.onBlock}
          onClick={props.onBlock}
        />
      )}
      {profile.booking.mayCreate && (
        <Button
          kind="primary"
          icon={<IconPlus size={17} stroke={2.2} aria-hidden="true" />}
          aria-label={t('newBooking')}
          disabled={!props.onNew}
          onClick={props.onNew}
        >
          <span className={styles.wide}>{t('newBooking')}</span>
          <span className={styles.narrow}>{t('newBookingShort')}</span>
        </Button>
      )}
    </div>
  )
}

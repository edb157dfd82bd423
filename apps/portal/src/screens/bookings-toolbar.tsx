import type { Location } from '@rinda/client/locations'
import { Button } from '@rinda/ui/components/button'
import { IconButton } from '@rinda/ui/components/icon-button'
import { IconPlus, IconPrinter } from '@tabler/icons-react'
import { ChooseDay } from '../features/choose-day/choose-day.tsx'
import { ChooseDayCount } from '../features/choose-day/choose-day-count.tsx'
import { ChooseLocation } from '../features/choose-location/choose-location.tsx'
import { FilterColumns } from '../features/filter-columns/filter-columns.tsx'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import styles from './bookings-toolbar.module.css'
import type { useBookingsAddress } from './use-bookings-address.ts'

/** Which days, which branch, how many days; and what can be done with them. */
export function BookingsToolbar(props: {
  address: ReturnType<typeof useBookingsAddress>
  locations: readonly Location[]
  location: Location | undefined
  onNew: (() => void) | undefined
}) {
  const { t } = usePhrases('calendar')
  const { profile } = useSession()
  const { address, location } = props
  const { search, go } = address
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('title')}>
      <ChooseDay
        date={address.date}
        days={address.days}
        today={address.today}
        onChoose={(date) => void go({ date })}
      />
      <span className={styles.space} />
      {props.locations.length > 0 && (
        <ChooseLocation
          locations={props.locations}
          chosen={location?.id}
          onChoose={(id) => void go({ location: id, specialist: undefined, service: undefined })}
        />
      )}
      <ChooseDayCount
        days={address.days}
        most={profile.calendar.maxDays}
        onChoose={(days) => void go({ days })}
      />
      {location && (
        <FilterColumns
          location={location}
          chosen={{ specialist: search.specialist, service: search.service }}
          onChoose={({ specialist, service }) => void go({ specialist, service })}
        />
      )}
      <IconButton
        className={styles.print}
        label={t('print')}
        icon={<IconPrinter size={18} stroke={1.8} />}
        onClick={() => window.print()}
      />
      {profile.booking.mayCreate && (
        <Button
          kind="primary"
          className={styles.fresh}
          icon={<IconPlus size={17} stroke={2.2} aria-hidden="true" />}
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

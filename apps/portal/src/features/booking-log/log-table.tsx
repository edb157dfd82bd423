import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { figureDay } from '@rinda/phrases/time/day-text'
import { StateBadge } from '@rinda/ui/components/notices/state-badge'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { toneOf } from '../../bookings/words/tone-of.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { exactMoment } from '../../session/time-texts/exact-moment.ts'
import type { LogFilters } from './log-filters.ts'
import styles from './log-table.module.css'

type LogTableProps = {
  bookings: readonly Booking[]
  sort: LogFilters['sort']
  onSort: (sort: LogFilters['sort']) => void
  /** Id or name of the booking that is open beside it. */
  openId: string | undefined
}

/** The rows of the log; a click opens one beside it. */
export function LogTable({ bookings, sort, onSort, openId }: LogTableProps) {
  const { t } = useLatePhrases('bookingLog')
  const byTime = sort === 'time'
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" aria-sort={byTime ? 'ascending' : 'none'}>
            <button type="button" className={styles.sort} onClick={() => onSort('time')}>
              {t('when')}
              {byTime && <IconArrowUp size={14} aria-hidden="true" />}
            </button>
          </th>
          <th scope="col">{t('visitor')}</th>
          <th scope="col">{t('service')}</th>
          <th scope="col">{t('location')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col" aria-sort={byTime ? 'none' : 'descending'}>
            <button type="button" className={styles.sort} onClick={() => onSort(undefined)}>
              {t('changed')}
              {!byTime && <IconArrowDown size={14} aria-hidden="true" />}
            </button>
          </th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} isOpen={openId === booking.id || openId === booking.qtid} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ booking, isOpen }: { booking: Booking; isOpen: boolean }) {
  const { t, language } = useLatePhrases('bookingLog')
  const { t: say } = usePhrases('booking')
  const { profileAt, locations } = useSession()
  const now = useNow()
  const { startsAt, locationId, serviceId } = booking
  const { zone } = profileAt(locationId)
  const location = locations.data?.find(({ id }) => id === locationId)
  const service = location?.services.find(({ id }) => id === serviceId)
  const name = booking.isBlocked ? t('block') : visitorName(booking) || t('nobody')
  return (
    <tr className={styles.row} data-is-open={isOpen || undefined}>
      <td className={styles.figures}>
        {figureDay(localDateOf(startsAt, zone), language)} {localTimeOf(startsAt, zone)}
      </td>
      <td>
        <Link
          to="/tools/bookings/$bookingId"
          params={{ bookingId: booking.id }}
          search={true}
          resetScroll={false}
          className={styles.name}
          aria-current={isOpen || undefined}
        >
          {name}
        </Link>
      </td>
      <td>{service ? nameIn(language, service.name) : `#${serviceId}`}</td>
      <td>{location ? nameIn(language, location.name) : `#${locationId}`}</td>
      <td>
        <StateBadge tone={toneOf(booking.status, booking.servedAt !== null)}>
          {say(`statuses_${booking.status}`)}
        </StateBadge>
      </td>
      <td className={styles.figures} data-label={t('changed')}>
        {exactMoment(booking.updatedAt, language, zone, localDateOf(now, zone))}
      </td>
    </tr>
  )
}

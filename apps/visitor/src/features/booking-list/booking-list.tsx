import type { ListedBooking } from '@rinda/client/bookings/own/booking-links'
import { nameIn } from '@rinda/client/http/names'
import { IconChevronRight } from '@tabler/icons-react'
import { PageLink } from '../../bookings/page-link.tsx'
import { useDayText } from '../../bookings/use-day-text.ts'
import { useTimeText } from '../../queue/use-time-text.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './booking-list.module.css'

/** Bookings of one person: those to come, the next one first, and those that were, the last one first. */
export function BookingList({ bookings, now }: { bookings: readonly ListedBooking[]; now: number }) {
  const { t } = useLatePhrases('bookingList')
  const isComing = ({ state, endsAt }: ListedBooking) =>
    endsAt > now && (state === 'standing' || state === 'pending')
  const coming = bookings.filter(isComing).toReversed()
  const earlier = bookings.filter((one) => !isComing(one))
  if (bookings.length === 0) return <p role="status">{t('none')}</p>
  return (
    <>
      <section className={styles.part} aria-labelledby="coming">
        <h2 id="coming">{t('coming')}</h2>
        {coming.length === 0 ? <p>{t('noneComing')}</p> : <Rows of={coming} />}
      </section>
      {earlier.length > 0 && (
        <section className={styles.part} aria-labelledby="earlier">
          <h2 id="earlier">{t('earlier')}</h2>
          <Rows of={earlier} />
        </section>
      )}
      <p className={styles.leave}>{t('leave')}</p>
    </>
  )
}

function Rows({ of }: { of: readonly ListedBooking[] }) {
  return (
    <ul>
      {of.map((booking) => (
        <Row key={booking.id} booking={booking} />
      ))}
    </ul>
  )
}

function Row({ booking }: { booking: ListedBooking }) {
  const { t, language } = useLatePhrases('bookingList')
  const { qtid, token, startsAt, zone, state, service, place } = booking
  const [dayText, timeText] = [useDayText(zone), useTimeText(zone)]
  return (
    <li>
      <PageLink to={`/booking/${qtid}#${token}`} className={styles.row}>
        <span className={styles.what}>
          <b data-gone={state === 'canceled' || state === 'declined'}>
            {dayText(startsAt)}, {timeText(startsAt)}
          </b>
          <span>{nameIn(language, service)}</span>
          <small>{nameIn(language, place)}</small>
          {state !== 'standing' && <em data-state={state}>{t(`state_${state}`)}</em>}
        </span>
        <IconChevronRight size={20} aria-hidden="true" />
      </PageLink>
    </li>
  )
}

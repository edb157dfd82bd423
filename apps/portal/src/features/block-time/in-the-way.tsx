import type { Booking } from '@rinda/client/bookings/booking-view'
import { localTimeOf } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/buttons/button'
import { phoneText, phoneUrl } from '../../bookings/words/phone-text.ts'
import { whoIsThere } from '../../bookings/words/who-is-there.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './in-the-way.module.css'
import type { BlockPreview } from './use-block-preview.ts'

export type WayActs = {
  readonly onShow: (booking: Booking) => void
  /** Absent where a booking cannot be moved. */
  readonly onMove: ((booking: Booking) => void) | undefined
}

/**
 * Lists the visitors and blocks in the way of a block: when, who, how to reach them, and what can be done.
 */
export function InTheWay({
  preview,
  zone,
  onShow,
  onMove,
}: WayActs & { preview: BlockPreview; zone: string }) {
  const { t } = useLatePhrases('block')
  const time = (from: number, till: number) => `${localTimeOf(from, zone)}–${localTimeOf(till, zone)}`
  const { bookings, elsewhere } = preview
  const words = { blocked: t('blocked'), beingBooked: t('beingBooked'), noName: t('noName') }
  return (
    <div className={styles.way}>
      <p className={styles.count}>{t('inTheWay', { count: bookings.length + elsewhere.length })}</p>
      <p>{t('inTheWayHint')}</p>
      <ul className={styles.list}>
        {bookings.map((booking) => {
          const about = {
            name: whoIsThere(booking, words),
            time: localTimeOf(booking.startsAt, zone),
          }
          const phone = phoneText(booking)
          return (
            <li key={booking.qtid} className={styles.row}>
              <span className={styles.time}>{time(booking.startsAt, booking.endsAt)}</span>
              <span className={styles.who}>
                <strong className={styles.name}>{about.name}</strong>
                {!booking.isBlocked && (
                  <span className={styles.reach}>
                    {phone && <a href={phoneUrl(booking)}>{phone}</a>}
                    {booking.email && <a href={`mailto:${booking.email}`}>{booking.email}</a>}
                  </span>
                )}
              </span>
              <span className={styles.acts}>
                {onMove && (
                  <Button aria-label={t('moveWho', about)} onClick={() => onMove(booking)}>
                    {t('move')}
                  </Button>
                )}
                <Button kind="quiet" aria-label={t('showWho', about)} onClick={() => onShow(booking)}>
                  {t('show')}
                </Button>
              </span>
            </li>
          )
        })}
        {elsewhere.map(({ from, till }) => (
          <li key={from} className={styles.row}>
            <span className={styles.time}>{time(from, till)}</span>
            <span className={styles.who}>{t('elsewhere')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

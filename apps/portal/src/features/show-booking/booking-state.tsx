import { isWhole, type ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { CancelRefusal } from '@rinda/domain/booking/cancel'
import { isHold } from '@rinda/domain/booking/hold'
import { localTimeOf } from '@rinda/domain/time/zone'
import { IconRepeat } from '@tabler/icons-react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './booking-state.module.css'

/** In which state it is, and why it cannot be canceled where it cannot. */
export function BookingState({
  booking,
  whyNotCancel,
}: {
  booking: ShortBooking
  whyNotCancel: CancelRefusal | null
}) {
  const { t } = usePhrases('booking')
  const profile = useSession().profileAt(booking.locationId)
  const isHeld = isHold(booking)
  const isBlock = booking.isBlocked && booking.status === 'scheduled'
  const look = isBlock ? 'blocked' : isHeld ? 'pending' : booking.status
  const servedAt =
    booking.servedAt && localTimeOf(Math.floor(Date.parse(booking.servedAt) / 60_000), profile.zone)
  return (
    <div className={styles.state}>
      <p className={styles.badges}>
        <span className={styles.badge} data-look={look}>
          {t(look === 'blocked' ? look : `statuses_${booking.status}`)}
        </span>
        {booking.approval !== 'none' && (
          <span className={styles.badge} data-look={booking.approval}>
            {t(`approvals_${booking.approval}`)}
          </span>
        )}
        {isWhole(booking) && booking.seriesId !== null && (
          <span className={styles.badge} data-look="series">
            <IconRepeat size={14} stroke={2} aria-hidden="true" />
            {t('repeats')}
          </span>
        )}
        {servedAt && (
          <span className={styles.badge} data-look="served">
            {t('servedAt', { time: servedAt })}
          </span>
        )}
        {booking.lateMinutes !== undefined && !booking.servedAt && (
          <span className={styles.badge} data-look="pending">
            {t('saidLate', { time: localTimeOf(booking.startsAt + booking.lateMinutes, profile.zone) })}
          </span>
        )}
      </p>
      {whyNotCancel && !booking.isBlocked && !isHeld && (
        <p className={styles.why}>{t(`whyNotCancel_${whyNotCancel}`)}</p>
      )}
    </div>
  )
}

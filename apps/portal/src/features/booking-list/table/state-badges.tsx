import type { Booking } from '@rinda/client/bookings/booking-view'
import { keepsTime } from '@rinda/domain/booking/approval'
import { listStateOf } from '@rinda/domain/booking/list-state'
import { paymentOf } from '@rinda/domain/booking/payment'
import { memo } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './state-badges.module.css'

/** In which state a booking is, in a word, and what is to be known besides: not approved yet, declined, served. */
export const StateBadges = memo(function StateBadges({
  booking,
  label,
}: {
  booking: Booking
  label: string
}) {
  const { t } = useLatePhrases('list')
  const { approval, servedAt } = booking
  const payment = paymentOf(booking.fields)
  const isUnpaid = payment?.status === 'PENDING' && keepsTime(booking)
  const isOpen = approval === 'pending' || approval === 'declined'
  return (
    <span className={styles.badges}>
      {payment && payment.refundCents > 0 && (
        <span className={styles.badge} data-look="declined">
          {t('badge_refund')}
        </span>
      )}
      <span className={styles.badge} data-look={isUnpaid ? 'pending' : listStateOf(booking)}>
        {isUnpaid ? t('badge_paying') : label}
      </span>
      {isOpen && (
        <span className={styles.badge} data-look={approval}>
          {t(`badge_${approval}`)}
        </span>
      )}
      {servedAt !== null && (
        <span className={styles.badge} data-look="served">
          {t('badge_served')}
        </span>
      )}
    </span>
  )
})

import type { Booking } from '@rinda/client/bookings/booking-view'
import { keepsTime } from '@rinda/domain/booking/approval'
import { listStateOf } from '@rinda/domain/booking/list-state'
import { paymentOf } from '@rinda/domain/booking/payment'
import { memo } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './state-badges.module.css'

type Props = { booking: Booking; label: string }

/** In which state a booking is, in a word, and what is to be known besides. */
export const StateBadges = memo(function StateBadges({ booking, label }: Props) {
  return (
    <span className={styles.badges}>
      <RefundBadge booking={booking} />
      <StateBadge booking={booking} label={label} />
      <ApprovalBadges booking={booking} />
    </span>
  )
})

/** In which state a booking is, in a word. */
export function StateBadge({ booking, label }: Props) {
  const { t } = useLatePhrases('list')
  const isUnpaid = paymentOf(booking.fields)?.status === 'PENDING' && keepsTime(booking)
  return (
    <Badge look={isUnpaid ? 'pending' : listStateOf(booking)} text={isUnpaid ? t('badge_paying') : label} />
  )
}

/** Badges of what is to be known of a booking besides its state, if there is anything. */
export function BesidesBadges({ booking }: { booking: Booking }) {
  return (
    <span className={styles.besides}>
      <RefundBadge booking={booking} />
      <ApprovalBadges booking={booking} />
    </span>
  )
}

function RefundBadge({ booking }: { booking: Booking }) {
  const { t } = useLatePhrases('list')
  const payment = paymentOf(booking.fields)
  return payment && payment.refundCents > 0 ? <Badge look="declined" text={t('badge_refund')} /> : null
}

/** Tells that a booking is not approved yet or declined, and that its visitor was served. */
function ApprovalBadges({ booking: { approval, servedAt } }: { booking: Booking }) {
  const { t } = useLatePhrases('list')
  const isOpen = approval === 'pending' || approval === 'declined'
  return (
    <>
      {isOpen && <Badge look={approval} text={t(`badge_${approval}`)} />}
      {servedAt !== null && <Badge look="served" text={t('badge_served')} />}
    </>
  )
}

function Badge({ look, text }: { look: string; text: string }) {
  return (
    <span className={styles.badge} data-look={look}>
      {text}
    </span>
  )
}

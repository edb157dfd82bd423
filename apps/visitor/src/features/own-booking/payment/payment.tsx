import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import type { BookingFace } from '../booking-face.ts'
import { moneyText } from './money-text.ts'
import { PayCard } from './pay-card.tsx'
import styles from './payment.module.css'

type Props = { booking: OwnBooking; face: BookingFace; token: string }

/** Tells what has become of the payment of a booking, and leads to it while it is waited for. */
export function Payment({ booking, face, token }: Props) {
  const { t, language } = useLatePhrases('payment')
  const { payment } = booking
  const isOpen = face === 'paying'
  if (!payment) return null
  const { amount, currency, refund, status } = payment
  const money = (cents: number) => moneyText(cents, currency, language)
  return (
    <>
      {refund > 0 && (
        <p role="status" className={styles.refund}>
          {t('refund', { amount: money(refund) })}
        </p>
      )}
      {isOpen && <PayCard {...{ booking, token, payment }} />}
      {face === 'lapsed' && refund === 0 && <p>{t('lapsedText')}</p>}
      {face === 'givenUp' && refund === 0 && <p>{t('givenUpText')}</p>}
      {status === 'paid' && amount !== null && (
        <p className={styles.paid}>{t('paid', { amount: money(amount) })}</p>
      )}
    </>
  )
}

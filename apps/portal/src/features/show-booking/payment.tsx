import type { Booking } from '@rinda/client/bookings/booking-view'
import { markPayment } from '@rinda/client/bookings/mark-payment'
import { keepsTime } from '@rinda/domain/booking/approval'
import { paymentOf } from '@rinda/domain/booking/payment'
import { useNow } from '@rinda/live/use-now'
import { Button } from '@rinda/ui/components/buttons/button'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { soonText } from '../../session/time-texts/moment-text.ts'
import { useToasts } from '../../session/toasts.ts'
import styles from './payment.module.css'

/** Says how the payment of a booking stands, and lets staff take the money at the counter, or say that they have given it back. */
export function Payment({ booking }: { booking: Booking }) {
  const { t } = useLatePhrases('payment')
  const { t: common } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const toasts = useToasts()
  const [isSending, setSending] = useState(false)
  const now = useNow()
  const { booking: rights, zone } = profileAt(booking.locationId)
  const payment = paymentOf(booking.fields)
  if (!payment) return null
  const { status, amountCents, currency, dueAt, refundCents } = payment
  const money = (cents: number | null) =>
    cents === null ? '–' : moneyText(cents, currency ?? 'EUR', language)
  const until = dueAt === null ? null : soonText(dueAt, now, language, zone)
  const isWaiting = status === 'PENDING' && keepsTime(booking)
  const amount = money(amountCents)
  const waiting = until === null ? t('waits', { amount }) : t('waitsUntil', { amount, time: until })

  async function mark(as: 'paid' | 'refunded') {
    setSending(true)
    const result = await markPayment(http, booking.qtid, as, as === 'paid' ? amountCents : refundCents)
    setSending(false)
    if (result.ok) return toasts.success(t(as === 'paid' ? 'markedPaid' : 'markedRefunded'))
    const info = result.failure.kind === 'refused' ? result.failure.info : null
    toasts.notice(info?.[language] ?? common('failed'), t(as === 'paid' ? 'markPaid' : 'markRefunded'))
  }
  return (
    <>
      {isWaiting && (
        <p className={styles.line} data-payment="waiting">
          <span>{waiting}</span>
          {rights.mayCreate && (
            <Button isBusy={isSending} onClick={() => void mark('paid')}>
              {t('markPaid')}
            </Button>
          )}
        </p>
      )}
      {status === 'PAID' && amountCents !== null && (
        <p className={styles.line}>
          <span>{t('paid', { amount })}</span>
        </p>
      )}
      {refundCents > 0 && (
        <p className={styles.line} data-payment="refund">
          <span>{t('refund', { amount: money(refundCents) })}</span>
          {rights.mayCreate && (
            <Button isBusy={isSending} onClick={() => void mark('refunded')}>
              {t('markRefunded')}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

function moneyText(cents: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100)
}

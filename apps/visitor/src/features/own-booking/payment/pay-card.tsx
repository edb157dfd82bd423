import type { OwnBooking, OwnPaymentView } from '@rinda/client/bookings/own/own-booking'
import { serverNow } from '@rinda/live/clock/server-now'
import { figureDay } from '@rinda/phrases/time/day-text'
import { useEffect } from 'react'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import buttons from '../buttons.module.css'
import ask from '../card/ask-card.module.css'
import { localDay } from '../card/local-day.ts'
import { moneyText } from './money-text.ts'
import { usePay } from './use-pay.ts'

type Props = { booking: OwnBooking; token: string; payment: OwnPaymentView }

/** Leads to the page on which a booking is paid for: by itself where somebody comes from the form, else when they ask. */
export function PayCard({ booking, token, payment }: Props) {
  const { t, language } = useLatePhrases('payment')
  const timeText = useTimeText(booking.zone)
  const { qtid } = booking
  // Where it is tomorrow, the day is said too.
  const untilText = (at: number) => {
    const day = localDay(at, booking.zone)
    const isToday = day === localDay(serverNow(), booking.zone)
    return isToday ? timeText(at) : `${figureDay(day, language)} ${timeText(at)}`
  }
  const { state, pay } = usePay({ qtid, token })
  const { amount, currency, until } = payment
  const money = amount === null ? '' : moneyText(amount, currency, language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the card is there
  useEffect(() => {
    const before = history.state as { isToPay?: unknown } | null
    if (before?.isToPay !== true) return
    // Whoever comes back from there is not led away again.
    history.replaceState({ ...before, isToPay: false }, '')
    void pay()
  }, [])
  return (
    <section className={ask.card} data-payment="pending">
      <h2>{t('title', { amount: money })}</h2>
      <p>{until === null ? t('textOpen') : t('text', { until: untilText(until) })}</p>
      <p className={buttons.fault} role="alert">
        {state === 'failed' && t('failed')}
      </p>
      <button
        type="button"
        className={buttons.main}
        disabled={state === 'leading'}
        onClick={() => void pay()}
      >
        {t('pay', { amount: money })}
      </button>
      <p role="status">{t(state === 'leading' ? 'leading' : 'told')}</p>
    </section>
  )
}

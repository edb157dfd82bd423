import type { OwnBooking, OwnEarlier } from '@rinda/client/bookings/own/own-booking'
import { answerEarlier } from '@rinda/client/bookings/own/own-earlier'
import { serverNow } from '@rinda/live/clock/server-now'
import { IconClockUp } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { visitorHttp } from '../../../session/line/visitor-http.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { Refused } from '../act/refused.tsx'
import { type OwnActs, outcomeOf } from '../act/use-own-acts.ts'
import buttons from '../buttons.module.css'
import ask from '../card/ask-card.module.css'
import { useWhenText } from '../card/use-when-text.ts'
import styles from './offer.module.css'

type Props = {
  booking: OwnBooking
  token: string
  acts: OwnActs
  now: number
  readAgain: () => void
  offer: NonNullable<OwnEarlier['offer']>
}

/** Offers an earlier time that is kept for a while; taken, the visit goes over to it. */
export function Offer({ booking, token, acts, now, readAgain, offer }: Props) {
  const { t } = useLatePhrases('earlier')
  const { dayText, timeText } = useWhenText(booking.zone, now)
  const [, navigate] = useLocation()
  const { id, startsAt, endsAt, until, specialist } = offer
  useEffect(() => {
    // Nobody tells of the end of what was kept: it is looked up then.
    const timer = setTimeout(readAgain, Math.max(until - serverNow(), 0) + 500)
    return () => clearTimeout(timer)
  }, [until, readAgain])

  const answer = (what: 'accept' | 'decline') =>
    acts.run('earlier', async () => {
      const result = await answerEarlier(visitorHttp, { qtid: booking.qtid, token }, what, id)
      const movedTo = result.ok ? result.value.movedTo : null
      if (movedTo) navigate(`/booking/${movedTo.qtid}#${movedTo.token}`, { replace: true })
      return outcomeOf(result)
    })
  return (
    <section className={`${ask.card} ${styles.offer}`} data-earlier="offer">
      <h2 className={styles.title}>
        <IconClockUp size={22} aria-hidden="true" />
        {t('offerTitle')}
      </h2>
      <div role="status">
        <p className={styles.day}>{dayText(startsAt)}</p>
        <p className={styles.time}>
          {timeText(startsAt)}–{timeText(endsAt)}
        </p>
        {specialist && <p>{t('offerWith', { name: specialist.name })}</p>}
      </div>
      <p>{t('offerUntil', { time: timeText(until) })}</p>
      <Refused state={acts.state} of="earlier" />
      <button type="button" className={buttons.main} disabled={acts.isBusy} onClick={() => answer('accept')}>
        {t('accept', { time: timeText(startsAt) })}
      </button>
      <button
        type="button"
        className={buttons.button}
        disabled={acts.isBusy}
        onClick={() => answer('decline')}
      >
        {t('decline')}
      </button>
    </section>
  )
}

import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { Refused } from '../act/refused.tsx'
import type { OwnActs } from '../act/use-own-acts.ts'
import buttons from '../buttons.module.css'
import styles from './ask-card.module.css'

/** Time in ms before a visit from which its visitor is asked whether they will come. */
const askedMs = 3 * 86_400_000

/** Asks whether the visitor will come, once the visit is near. */
export function ConfirmCard({ booking, acts, now }: { booking: OwnBooking; acts: OwnActs; now: number }) {
  const { t } = useLatePhrases('ownBooking')
  if (!booking.mayConfirm || booking.startsAt - now > askedMs || booking.startsAt <= now) return null
  return (
    <section className={styles.card}>
      <h2>{t('confirmAsk')}</h2>
      <p>{t('confirmText')}</p>
      <Refused state={acts.state} of="confirm" />
      <button type="button" className={buttons.button} disabled={acts.isBusy} onClick={() => acts.confirm()}>
        {t('confirmYes')}
      </button>
    </section>
  )
}

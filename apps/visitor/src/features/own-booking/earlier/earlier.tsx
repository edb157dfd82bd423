import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { stopEarlier } from '@rinda/client/bookings/own/own-earlier'
import { visitorHttp } from '../../../session/line/visitor-http.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { Refused } from '../act/refused.tsx'
import { type OwnActs, outcomeOf } from '../act/use-own-acts.ts'
import buttons from '../buttons.module.css'
import ask from '../card/ask-card.module.css'
import { Offer } from './offer.tsx'

type Props = {
  booking: OwnBooking
  token: string
  acts: OwnActs
  now: number
  readAgain: () => void
  onChange: () => void
}

/** Tells whoever would come earlier that they wait for it, or what is offered to them. */
export function Earlier({ booking, token, acts, now, readAgain, onChange }: Props) {
  const { t } = useLatePhrases('earlier')
  const { earlier, person, qtid } = booking
  if (!earlier) return null
  if (earlier.offer)
    return (
      <Offer key={earlier.offer.id} {...{ booking, token, acts, now, readAgain }} offer={earlier.offer} />
    )
  const isReachable = person.email !== '' || person.phone_number !== ''
  return (
    <section className={ask.card} data-earlier="waiting">
      <h2>{t('waitingTitle')}</h2>
      <p>{t(isReachable ? 'waitingText' : 'waitingHere')}</p>
      <Refused state={acts.state} of="earlier" />
      <div className={buttons.pair}>
        <button type="button" className={buttons.button} onClick={onChange}>
          {t('changeAct')}
        </button>
        <button
          type="button"
          className={buttons.button}
          disabled={acts.isBusy}
          onClick={() =>
            acts.run('earlier', async () => outcomeOf(await stopEarlier(visitorHttp, { qtid, token })))
          }
        >
          {t('stop')}
        </button>
      </div>
    </section>
  )
}

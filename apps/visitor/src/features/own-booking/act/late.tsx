import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { tellLate } from '@rinda/client/bookings/own/own-booking'
import { IconWalk } from '@tabler/icons-react'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { visitorHttp } from '../../../session/line/visitor-http.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import buttons from '../buttons.module.css'
import ask from '../card/ask-card.module.css'
import styles from './late.module.css'
import { Refused } from './refused.tsx'
import { type OwnActs, outcomeOf } from './use-own-acts.ts'

/** Minutes that are offered; the last one stands for all that is longer. */
const offered = [5, 10, 15, 30]
const minuteMs = 60_000

type Props = { booking: OwnBooking; token: string; acts: OwnActs; now: number }

/** On the day of a visit: one tap says that its visitor comes later. */
export function Late({ booking, token, acts, now }: Props) {
  const { t } = useLatePhrases('ownBooking')
  const { tellLateFrom, tellLateUntil, lateMinutes, qtid, startsAt, zone } = booking
  const timeText = useTimeText(zone)
  if (tellLateFrom === null || tellLateUntil === null || now < tellLateFrom || now >= tellLateUntil)
    return null
  const tell = (minutes: number) =>
    acts.run('late', async () => outcomeOf(await tellLate(visitorHttp, { qtid, token }, minutes)))
  return (
    <section className={ask.card}>
      <h2 className={styles.title}>
        <IconWalk size={22} aria-hidden="true" />
        {t('lateAsk')}
      </h2>
      <p role="status">
        {lateMinutes === null
          ? t('lateText')
          : t(lateMinutes > 15 ? 'lateToldLong' : 'lateTold', {
              time: timeText(startsAt + lateMinutes * minuteMs),
            })}
      </p>
      <div className={styles.choices}>
        {offered.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className={buttons.button}
            aria-pressed={lateMinutes === minutes}
            disabled={acts.isBusy}
            onClick={() => tell(minutes)}
          >
            {minutes > 15 ? t('lateLonger') : t('lateMinutes', { minutes: String(minutes) })}
          </button>
        ))}
      </div>
      <Refused state={acts.state} of="late" />
    </section>
  )
}

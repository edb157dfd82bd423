import type { FreeTime } from '@rinda/client/bookings/free-times'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { nameIn } from '@rinda/client/http/names'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { useEffect, useState } from 'react'
import { useDayText } from '../../../bookings/use-day-text.ts'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { BackButton } from '../back-button.tsx'
import cards from '../look/card.module.css'
import { Heading } from '../look/heading.tsx'
import styles from './booking.module.css'
import type { NotBooked } from './use-booking.ts'
import { useFreeTimes } from './use-free-times.ts'

type Props = {
  location: VisitLocation
  serviceId: number
  line: VisitorBookings | null
  refused: NotBooked | null
  /** Number of times that were given back from here. */
  released: number
  isOnline: boolean
  onTime: (time: FreeTime) => void
  onBack: () => void
}

/** Number of times that are shown at once. */
const most = 18

/** The next free times of a service, by day. One that is touched is held for whoever stands there. */
export function ChooseTime({
  location,
  serviceId,
  line,
  refused,
  released,
  isOnline,
  onTime,
  onBack,
}: Props) {
  const { t, language } = useLatePhrases('kioskBooking')
  const { t: kiosk } = useLatePhrases('kiosk')
  const [fromMs, setFrom] = useState<number | null>(null)
  const timeText = useTimeText(location.timezone)
  const dayText = useDayText(location.timezone)
  const { times, readAgain } = useFreeTimes(line, { serviceIds: [serviceId], fromMs, most })
  const service = location.services.find(({ id }) => id === serviceId)
  const free = times.get(serviceId)
  const last = free?.at(-1)
  // What was not free any more is not shown for longer, and what was given back is shown at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each refusal and release
  useEffect(() => {
    if (refused || released > 0) readAgain()
  }, [refused, released])

  return (
    <>
      <BackButton onBack={onBack} />
      <Heading>{t('chooseTime')}</Heading>
      {service && <p className={cards.plain}>{nameIn(language, service.name)}</p>}
      <div role="alert">
        {!isOnline && <p className={cards.refusal}>{t('noLineBooking')}</p>}
        {isOnline && refused && (
          <p className={cards.refusal}>
            {refused === 'hold-over' ? t('holdOver') : (refused.info?.[language] ?? kiosk('notDone'))}
          </p>
        )}
      </div>
      <p role="status" className={cards.plain}>
        {free ? free.length === 0 && t('noTimes') : t('timesComing')}
      </p>
      {byDay(free ?? [], dayText).map(([day, ofDay]) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h2>{day}</h2>
          <ul>
            {ofDay.map((time) => (
              <li key={time.startsAt}>
                <button
                  type="button"
                  data-time={time.startsAt}
                  aria-disabled={!isOnline}
                  onClick={() => isOnline && onTime(time)}
                >
                  {timeText(time.startsAt)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.others}>
        {fromMs !== null && (
          <button type="button" className={cards.action} data-kind="quiet" onClick={() => setFrom(null)}>
            {t('soonestTimes')}
          </button>
        )}
        {last && free?.length === most && (
          <button
            type="button"
            className={cards.action}
            data-kind="quiet"
            onClick={() => setFrom(last.startsAt + 1)}
          >
            {t('laterTimes')}
          </button>
        )}
      </div>
    </>
  )
}

/** The times of each day, both in their order. */
function byDay(times: readonly FreeTime[], dayText: (at: number) => string): [string, FreeTime[]][] {
  return [...Map.groupBy(times, ({ startsAt }) => dayText(startsAt))]
}

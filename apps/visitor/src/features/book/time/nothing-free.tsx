import type { FreeTime } from '@rinda/client/bookings/free-times'
import type { VisitService } from '@rinda/client/bookings/visit-service'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { localDateOf } from '@rinda/domain/time/zone'
import { serverNow } from '@rinda/live/clock/server-now'
import { fromDay, throughDay } from '@rinda/phrases/time/day-cases'
import { longDay } from '@rinda/phrases/time/day-text'
import { useEffect, useState } from 'react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import type { Day } from './days.ts'
import { Instead } from './instead.tsx'
import styles from './nothing-free.module.css'
import { type WhyNothing, whyNothingFree } from './why-nothing.ts'

type Props = {
  service: VisitService
  specialistId: number | null
  line: VisitorBookings | null
  today: string
  /** Days that are shown, none of them with a free time. */
  days: readonly Day[]
  onDay: (date: string) => void
  onAnySpecialist: () => void
}

/** Number of times that are looked at for the next free days, and of days that are offered. */
const mostTimes = 60
const mostDays = 3
const dayMs = 86_400_000

/** Says why nothing is free in the weeks that are shown, and leads on: to the next free days, any specialist, the line, other places. */
export function NothingFree({ service, specialistId, line, today, days, onDay, onAnySpecialist }: Props) {
  const { t, language } = useLatePhrases('book')
  const [next, setNext] = useState<readonly FreeTime[]>()
  useEffect(() => {
    let isGone = false
    // A day before it begins by the world's clock it has begun nowhere.
    const from = service.bookableFrom ? Date.parse(service.bookableFrom) - dayMs : 0
    void line?.freeTimes(service.id, Math.max(serverNow(), from), mostTimes, specialistId).then((times) => {
      if (!isGone) setNext(times)
    })
    return () => {
      isGone = true
    }
  }, [line, service.id, service.bookableFrom, specialistId])
  const dates = [...new Set((next ?? []).map((one) => localDateOf(one.startsAt / 60_000, service.zone)))]
  function whyText(reason: WhyNothing): string {
    if (reason.why === 'closed') return t('whyClosed')
    if (reason.why === 'none') return t('noneInWeeks')
    const { why, day } = reason
    if (why === 'opens') return t('whyOpens', { from: fromDay(day, language, today) })
    return t(why === 'full' ? 'whyFull' : 'whyEnded', { through: throughDay(day, language, today) })
  }
  return (
    <section className={styles.nothing} data-nothing-free>
      <div role="status">
        <p className={styles.why}>{whyText(whyNothingFree(days, service))}</p>
        {next?.length === 0 && <p>{t('noneAhead')}</p>}
      </div>
      {dates.length > 0 && (
        <>
          <h2>{t('nextFree')}</h2>
          <ul>
            {dates.slice(0, mostDays).map((date) => (
              <li key={date}>
                <button type="button" onClick={() => onDay(date)}>
                  {longDay(date, language, today)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {specialistId !== null && (
        <button type="button" onClick={onAnySpecialist}>
          {t('tryAny')}
        </button>
      )}
      <Instead service={service} />
    </section>
  )
}

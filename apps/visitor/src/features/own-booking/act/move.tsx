import type { FreeTime } from '@rinda/client/bookings/free-times'
import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { longDay, shortDate, shortDay, shortWeekday } from '@rinda/phrases/time/day-text'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import buttons from '../buttons.module.css'
import { localDay } from '../card/local-day.ts'
import type { DaysToMove } from './days-to-move.ts'
import styles from './move.module.css'
import { Refused } from './refused.tsx'
import { useMove, useTimesToMove } from './use-move.ts'
import type { OwnActs } from './use-own-acts.ts'

type Props = {
  booking: OwnBooking
  token: string
  acts: OwnActs
  line: VisitorBookings | null
  isOnline: boolean
}

const noDays: DaysToMove['days'] = new Map()

/** Chooses another time; the old one stays until the new one is there. */
export function Move({ booking, token, acts, line, isOnline }: Props) {
  const { t, language } = useLatePhrases('ownBooking')
  const { zone, startsAt } = booking
  const timeText = useTimeText(zone)
  const [fromMs, setFrom] = useState<number | null>(null)
  const { known, isComing, readAgain } = useTimesToMove(line, booking, fromMs)
  const move = useMove(line, booking, token, acts)
  const [wantedDay, setDay] = useState<string | null>(null)
  const [picked, setPicked] = useState<number | null>(null)
  const days = known?.days ?? noDays
  const laterFrom = known?.laterFrom ?? null
  const day = wantedDay && days.has(wantedDay) ? wantedDay : (days.keys().next().value ?? null)
  const ofDay: readonly FreeTime[] = (day && days.get(day)) || []
  const chosen = ofDay.find((one) => one.startsAt === picked)
  const whenText = (at: number) => `${shortDay(localDay(at, zone), language)}, ${timeText(at)}`
  return (
    <form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault()
        if (chosen && !acts.isBusy && !(await move(chosen))) readAgain()
      }}
    >
      <dl className={styles.both}>
        <div>
          <dt>{t('now')}</dt>
          <dd>
            {whenText(startsAt)} <span className={styles.stays}>{t('staysYours')}</span>
          </dd>
        </div>
        <div data-is-new>
          <dt>{t('newTime')}</dt>
          <dd>{chosen ? whenText(chosen.startsAt) : '–'}</dd>
        </div>
      </dl>
      <p role="status">{isComing ? t('timesComing') : days.size === 0 ? t('noTimes') : ''}</p>
      {days.size > 0 && (
        <fieldset className={styles.days}>
          <legend>{t('whichDay')}</legend>
          {[...days].map(([date, free]) => (
            <label key={date} data-chosen={date === day}>
              <input
                type="radio"
                name="day"
                className="rinda-only-heard"
                checked={date === day}
                onChange={() => setDay(date)}
              />
              <span>
                {shortWeekday(date, language)} <br />
                {shortDate(date, language)}
              </span>
              <small>{t('free', { count: free.length })}</small>
            </label>
          ))}
        </fieldset>
      )}
      {(fromMs !== null || laterFrom !== null) && (
        <div className={buttons.pair}>
          {fromMs !== null && (
            <button type="button" className={buttons.button} onClick={() => setFrom(null)}>
              {t('soonestDays')}
            </button>
          )}
          {laterFrom !== null && (
            <button type="button" className={buttons.button} onClick={() => setFrom(laterFrom)}>
              {t('laterDays')}
            </button>
          )}
        </div>
      )}
      {day && (
        <fieldset className={styles.times}>
          <legend>{longDay(day, language)}</legend>
          {ofDay.map((one) => (
            <label key={one.startsAt} data-chosen={one.startsAt === picked}>
              <input
                type="radio"
                name="time"
                className="rinda-only-heard"
                checked={one.startsAt === picked}
                onChange={() => setPicked(one.startsAt)}
              />
              {timeText(one.startsAt)}
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles.hint}>
        <IconLock size={20} aria-hidden="true" />
        {t('moveText')}
      </p>
      <Refused state={acts.state} of="move" />
      <p role="status" className={styles.proving}>
        {acts.state?.outcome === 'waiting' && acts.state.isProving && t('proving')}
      </p>
      <button type="submit" className={buttons.main} disabled={!chosen || !isOnline || acts.isBusy}>
        {chosen ? t('moveTo', { when: whenText(chosen.startsAt) }) : t('chooseFirst')}
      </button>
    </form>
  )
}

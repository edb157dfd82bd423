import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { askEarlier } from '@rinda/client/bookings/own/own-earlier'
import { dayParts } from '@rinda/domain/booking/earlier'
import { weekdays } from '@rinda/domain/time/calendar'
import { shortWeekday } from '@rinda/phrases/time/day-text'
import { useState } from 'react'
import { visitorHttp } from '../../../session/line/visitor-http.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { Refused } from '../act/refused.tsx'
import { type OwnActs, outcomeOf } from '../act/use-own-acts.ts'
import buttons from '../buttons.module.css'
import styles from './form.module.css'

/** A week that begins on a Monday: its days have the names of all. */
const someWeek = weekdays.map((name, nth) => ({ name, date: `2024-01-0${nth + 1}` }))

type Props = { booking: OwnBooking; token: string; acts: OwnActs; onDone: () => void }

/** Asks when somebody would come earlier: on which days, at what time of day, with whom. */
export function EarlierForm({ booking, token, acts, onDone }: Props) {
  const { t, language } = useLatePhrases('earlier')
  const { earlier, specialist, qtid } = booking
  const [days, setDays] = useState<readonly string[]>(earlier?.weekdays ?? weekdays)
  const [parts, setParts] = useState<readonly string[]>(earlier?.parts ?? dayParts)
  const [isSameSpecialist, setSame] = useState(earlier?.isSameSpecialist ?? specialist !== null)
  const missing = days.length === 0 ? t('chooseDay') : parts.length === 0 ? t('choosePart') : ''
  const ask = () =>
    acts.run('earlier', async () => {
      const window = {
        weekdays: weekdays.filter((one) => days.includes(one)),
        parts: dayParts.filter((one) => parts.includes(one)),
      }
      return outcomeOf(await askEarlier(visitorHttp, { qtid, token }, { ...window, isSameSpecialist }))
    })
  return (
    <form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault()
        if (missing === '' && (await ask())) onDone()
      }}
    >
      <p>{t('formText')}</p>
      <fieldset className={styles.days}>
        <legend>{t('whichDays')}</legend>
        {someWeek.map(({ name, date }) => (
          <label key={name}>
            <input
              type="checkbox"
              className="rinda-only-heard"
              name={name}
              checked={days.includes(name)}
              onChange={() => setDays(toggled(days, name))}
            />
            <span>{shortWeekday(date, language)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.parts}>
        <legend>{t('whichParts')}</legend>
        {dayParts.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              className="rinda-only-heard"
              name={name}
              checked={parts.includes(name)}
              onChange={() => setParts(toggled(parts, name))}
            />
            <span>{t(name)}</span>
          </label>
        ))}
      </fieldset>
      {specialist && (
        <fieldset className={styles.whom}>
          <legend>{t('withWhom')}</legend>
          {[true, false].map((isSame) => (
            <label key={String(isSame)}>
              <input
                type="radio"
                className="rinda-only-heard"
                name="specialist"
                checked={isSameSpecialist === isSame}
                onChange={() => setSame(isSame)}
              />
              <span>{isSame ? t('sameSpecialist', { name: specialist.name }) : t('anySpecialist')}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles.hint}>{t('freeNow')}</p>
      <p role="alert" className={buttons.fault}>
        {missing}
      </p>
      <Refused state={acts.state} of="earlier" />
      <button type="submit" className={buttons.main} disabled={acts.isBusy || missing !== ''}>
        {t(earlier ? 'change' : 'ask')}
      </button>
    </form>
  )
}

function toggled(list: readonly string[], name: string): readonly string[] {
  return list.includes(name) ? list.filter((one) => one !== name) : [...list, name]
}

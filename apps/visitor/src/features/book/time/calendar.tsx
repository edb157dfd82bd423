import { addDays } from '@rinda/domain/time/calendar'
import { longDay, monthsOfWeek } from '@rinda/phrases/time/day-text'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './calendar.module.css'
import type { Day } from './days.ts'

type Props = {
  days: readonly Day[]
  today: string
  chosen: string | null
  mayGoBack: boolean
  onDay: (date: string) => void
  onWeeks: (monday: string) => void
}

/** A calendar of some weeks; below each day stands how many of its times are free, or why there are none. */
export function Calendar({ days, today, chosen, mayGoBack, onDay, onWeeks }: Props) {
  const { t, language } = useLatePhrases('book')
  const [first, last] = [days[0]?.date ?? today, days.at(-1)?.date ?? today]
  // In Latvian two days begin with the same two letters.
  const weekday = language === 'lv' ? 'narrow' : 'short'
  const initial = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
  const { months } = monthsOfWeek(first, last, language)
  return (
    <fieldset className={styles.calendar}>
      <legend className="rinda-only-heard">{t('whenTitle')}</legend>
      <div className={styles.head}>
        <h2>{months}</h2>
        <button
          type="button"
          aria-label={t('earlierWeeks')}
          disabled={!mayGoBack}
          onClick={() => onWeeks(addDays(first, -days.length))}
        >
          <IconChevronLeft aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={t('laterWeeks')}
          onClick={() => onWeeks(addDays(first, days.length))}
        >
          <IconChevronRight aria-hidden="true" />
        </button>
      </div>
      <div className={styles.days}>
        {days.slice(0, 7).map(({ date }) => (
          <span key={date} className={styles.weekday} aria-hidden="true">
            {initial.format(new Date(`${date}T00:00:00Z`)).slice(0, 2)}
          </span>
        ))}
        {days.map((day) => (
          <DayCell key={day.date} {...{ day, today, onDay }} isChosen={day.date === chosen} />
        ))}
      </div>
      <p className={styles.hint}>{t('countsHint')}</p>
    </fieldset>
  )
}

type CellProps = { day: Day; today: string; isChosen: boolean; onDay: (date: string) => void }

function DayCell({ day: { date, kind, times }, today, isChosen, onDay }: CellProps) {
  const { t, language } = useLatePhrases('book')
  const number = Number(date.slice(8))
  const shown = {
    ...{ free: String(times.length), full: t('full'), closed: t('closed') },
    ...{ over: t('over'), none: t('over') },
  }
  const heard = {
    free: t('free', { count: times.length }),
    full: t('dayFull'),
    over: t('dayOver'),
    none: t('dayNone'),
    closed: t('dayClosed'),
    past: t('dayPast'),
    outside: t('dayOutside'),
    unread: t('timesComing'),
  }[kind]
  const label = `${longDay(date, language, today)}: ${heard}`
  const small = kind === 'past' || kind === 'outside' || kind === 'unread' ? '' : shown[kind]
  const inside = (
    <span aria-hidden="true">
      {number}
      <small>{small}</small>
    </span>
  )
  if (kind !== 'free')
    return (
      <span className={styles.day} data-kind={kind} data-day={date}>
        <span className="rinda-only-heard">{label}</span>
        {inside}
      </span>
    )
  return (
    <label className={styles.day} data-kind="free" data-day={date} data-chosen={isChosen}>
      <input type="radio" name="day" aria-label={label} checked={isChosen} onChange={() => onDay(date)} />
      {inside}
    </label>
  )
}

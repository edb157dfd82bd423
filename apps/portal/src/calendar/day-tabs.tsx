import { longDay, shortWeekday } from '@rinda/phrases/time/day-text'
import { useEffect, useRef } from 'react'
import { useSession } from '../session/session.tsx'
import styles from './day-tabs.module.css'

export type DayTab = {
  readonly date: string
  /** Number of visitors on that day. */
  readonly count: number
  /** The same in words, with all that is worth knowing of it. */
  readonly words: string
  readonly isToday: boolean
  readonly isClosed?: boolean
  readonly needsAttention?: boolean
}

/** Width in px that is left to see of the day before the chosen one. */
const besidePx = 48

/** On a phone one day is seen at a time: these are the days of the week, each a tap away, with how many visitors they have. */
export function DayTabs(props: {
  label: string
  days: readonly DayTab[]
  chosen: string | undefined
  onChoose: (date: string, index: number) => void
}) {
  const { language } = useSession()
  const strip = useRef<HTMLElement>(null)
  const place = props.days.findIndex(({ date }) => date === props.chosen)
  // Keeps the chosen day in sight in its own strip, without moving the page.
  useEffect(() => {
    const tab = strip.current?.children[place]
    if (tab instanceof HTMLElement) strip.current?.scrollTo({ left: tab.offsetLeft - besidePx })
  }, [place])
  return (
    <nav className={styles.tabs} aria-label={props.label} ref={strip}>
      {props.days.map(({ date, count, words, ...day }, index) => {
        const seen = [shortWeekday(date, language), Number(date.slice(-2)), count] as const
        return (
          <button
            key={date}
            type="button"
            className={styles.tab}
            data-is-today={day.isToday || undefined}
            data-is-closed={day.isClosed || undefined}
            data-needs-attention={day.needsAttention || undefined}
            aria-current={date === props.chosen ? 'date' : undefined}
            aria-label={`${seen.join(' ')}: ${longDay(date, language)}, ${words}`}
            onClick={() => props.onChoose(date, index)}
          >
            <span className={styles.weekday}>{seen[0]}</span> <span className={styles.number}>{seen[1]}</span>{' '}
            <span className={styles.count}>{seen[2]}</span>
          </button>
        )
      })}
    </nav>
  )
}

import { timeText } from '@rinda/phrases/time/opening-text'
import { dayText } from './moment-text.ts'
import type { Turn } from './use-turn.ts'
import styles from './wall-clock.module.css'

type Props = { now: number; zone: string; turn: Turn }

/** The time and the day at a location. */
export function WallClock({ now, zone, turn: { language } }: Props) {
  return (
    <div className={styles.clock}>
      <time>{timeText(now, { zone, language })}</time>
      <p>{dayText(now, { zone, language })}</p>
    </div>
  )
}

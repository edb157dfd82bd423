import type { ReactNode } from 'react'
import styles from './state-badge.module.css'

/** Tone of a state: nothing to see, under way, done, waiting for somebody, failed. */
export type StateTone = 'quiet' | 'active' | 'good' | 'waiting' | 'bad'

/** State in a word, as it stands in a row of a list. The word says all: its color only helps to find it. */
export function StateBadge({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}

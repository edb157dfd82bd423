import type { ReactNode } from 'react'
import styles from './part-panel.module.css'

/** A part of a page that has several: what it is for, what can be begun, and below it what there is. */
export function PartPanel(props: { intro: ReactNode; acts: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <p className={styles.intro}>{props.intro}</p>
        {props.acts}
      </div>
      {props.children}
    </div>
  )
}

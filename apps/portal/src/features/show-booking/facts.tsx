import type { ReactNode } from 'react'
import styles from './facts.module.css'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** One thing that is known; what is not known takes no place. */
export function Fact(props: { name: string; value: ReactNode; isWhole?: boolean }) {
  if (!props.value) return null
  return (
    <div className={styles.fact} data-is-whole={props.isWhole || undefined}>
      <dt className={styles.name}>{props.name}</dt>
      <dd className={styles.value}>{props.value}</dd>
    </div>
  )
}

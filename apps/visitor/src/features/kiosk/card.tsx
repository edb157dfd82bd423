import type { ReactNode } from 'react'
import styles from './look/card.module.css'

type Props = {
  icon: ReactNode
  name: string
  hint: string
  kind?: 'main' | 'quiet'
  isLarge?: boolean
  onClick?: () => void
}

/** A box with an icon, what it is, and a word about it: a button where it can be chosen. */
export function Card({ icon, name, hint, kind, isLarge = false, onClick }: Props) {
  const inside = (
    <>
      {icon}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
    </>
  )
  const how = {
    className: styles.card,
    'data-kind': kind,
    'data-size': isLarge ? 'large' : undefined,
  }
  return onClick ? (
    <button type="button" {...how} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <div {...how}>{inside}</div>
  )
}

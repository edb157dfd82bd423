import styles from './frame.module.css'

/** The mark of the house: a line of people growing shorter. */
export function Mark() {
  return (
    <svg viewBox="0 0 26 24" className={styles.mark} aria-hidden="true">
      <rect fill="var(--kiosk-mark-1)" x="1" y="1" width="24" height="6" rx="3" />
      <rect fill="currentColor" x="1" y="9" width="17" height="6" rx="3" />
      <rect fill="var(--kiosk-mark-3)" x="1" y="17" width="10" height="6" rx="3" />
    </svg>
  )
}

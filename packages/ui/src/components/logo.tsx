import styles from './logo.module.css'

/** The mark (three bars, a line of people growing shorter) and the name; `isDark` says it stands on the shell colour. */
export function Logo({ isOnShell = true }: { isOnShell?: boolean }) {
  return (
    <span className={styles.logo} data-on-shell={isOnShell}>
      <svg viewBox="0 0 26 24" width="26" height="24" aria-hidden="true">
        <rect className={styles.first} x="1" y="1" width="24" height="6" rx="3" />
        <rect className={styles.second} x="1" y="9" width="17" height="6" rx="3" />
        <rect className={styles.third} x="1" y="17" width="10" height="6" rx="3" />
      </svg>
      <span>Rinda</span>
    </span>
  )
}

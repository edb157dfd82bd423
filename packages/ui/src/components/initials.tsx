import { initialsOf } from '../initials-of.ts'
import styles from './initials.module.css'

/** A round sign of a person; the name itself stands beside it, so this is not read aloud. */
export function Initials({ name, isOnShell = false }: { name: string; isOnShell?: boolean }) {
  return (
    <span className={styles.initials} data-on-shell={isOnShell} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

import { classNames } from '@rinda/ui/class-names'
import { Link } from '@tanstack/react-router'
import styles from './navigation-links.module.css'
import type { MenuLink } from './use-menu-links.ts'

/** One link of the menu, on the dark of the shell or on paper. */
export function LinkOfMenu(props: MenuLink & { isOnPaper?: boolean; onFollow?: (() => void) | undefined }) {
  const { to, label, count, isOnPaper = false, onFollow } = props
  return (
    <Link
      to={to}
      className={classNames(styles.link, isOnPaper && styles.onPaper)}
      {...(onFollow ? { onClick: onFollow } : {})}
    >
      {label}
      {count !== undefined && <span className={styles.badge}>{count}</span>}
    </Link>
  )
}

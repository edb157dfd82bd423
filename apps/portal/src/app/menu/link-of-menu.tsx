import { classNames } from '@rinda/ui/class-names'
import { Link, useLocation } from '@tanstack/react-router'
import { isLinkOf } from '../../session/work-paths.ts'
import styles from './navigation-links.module.css'
import type { MenuLink } from './use-menu-links.ts'

/** One link of the menu, on the dark of the shell or on paper. */
export function LinkOfMenu(props: MenuLink & { isOnPaper?: boolean; onFollow?: (() => void) | undefined }) {
  const { to, search, label, count, isCalm = false, isOnPaper = false, onFollow } = props
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <Link
      to={to}
      {...(search ? { search } : {})}
      // A view of the same calendar counts too, and a screen whose path begins alike does not.
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isLinkOf(to, pathname) ? 'page' : undefined}
      className={classNames(styles.link, isOnPaper && styles.onPaper)}
      {...(onFollow ? { onClick: onFollow } : {})}
    >
      {label}
      {count !== undefined && (
        <span className={classNames(styles.badge, isCalm && styles.calm)}>{count}</span>
      )}
    </Link>
  )
}

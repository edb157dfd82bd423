import { Link } from '@tanstack/react-router'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import styles from './navigation-links.module.css'
import { mayWork, paths } from './paths.ts'

/** The screens that there are and that the person may see, in one order everywhere. */
export function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = usePhrases('shell')
  const { user } = useSession()
  const links = mayWork(user) ? [{ to: paths.bookings, label: t('navCalendar') }] : []
  return (
    <ul className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.link} {...(onFollow ? { onClick: onFollow } : {})}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

import type { Screen } from '@rinda/domain/access/screen'
import { Link } from '@tanstack/react-router'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import { menuOf } from '../session/work-paths.ts'
import styles from './navigation-links.module.css'
import { mayAdministerPlatform, paths } from './paths.ts'

/** How a screen of work is called in the menu. */
const labels: Partial<Record<Screen, 'navCalendar'>> = { calendar: 'navCalendar' }

/** The screens that there are and that the person may see, in one order everywhere. */
export function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = usePhrases('shell')
  const { user } = useSession()
  const screens = menuOf(user.profile.navigation).flatMap(({ screen, to }) => {
    const label = labels[screen]
    return label ? [{ to, label: t(label) }] : []
  })
  const links = [
    ...screens,
    ...(mayAdministerPlatform(user) ? [{ to: paths.admin, label: t('navAdmin') }] : []),
  ]
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

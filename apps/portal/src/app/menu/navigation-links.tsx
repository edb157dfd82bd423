import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { mayIntegrate, paths } from '../paths.ts'
import { LinkOfMenu } from './link-of-menu.tsx'
import styles from './navigation-links.module.css'
import { useMenuLinks } from './use-menu-links.ts'

/** The menu as a list, one link below the other. */
export function NavigationLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = usePhrases('shell')
  const { user } = useSession()
  // In the wide header it stands under the person's name.
  const integrations = mayIntegrate(user) ? [{ to: paths.integrations, label: t('navIntegrations') }] : []
  const links = [...useMenuLinks(), ...integrations]
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.to}>
          <LinkOfMenu {...link} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

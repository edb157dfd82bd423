import { LinkOfMenu } from './link-of-menu.tsx'
import styles from './navigation-links.module.css'
import { useMenuLinks } from './use-menu-links.ts'

/** The menu as a list, one link below the other. */
export function NavigationLinks({ onFollow }: { onFollow: () => void }) {
  const links = useMenuLinks()
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

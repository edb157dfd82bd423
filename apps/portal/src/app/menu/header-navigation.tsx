import { IconChevronDown } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { usePhrases } from '../../session/phrases.ts'
import { isLinkOf } from '../../session/work-paths.ts'
import styles from './header-navigation.module.css'
import { LinkOfMenu } from './link-of-menu.tsx'
import { ShellMenu } from './shell-menu.tsx'
import { useFitting } from './use-fitting.ts'
import { useMenuLinks } from './use-menu-links.ts'

/** The menu in the header: as many links as there is room for, the others under one button. */
export function HeaderNavigation() {
  const { t } = usePhrases('shell')
  const links = useMenuLinks()
  const pathname = useLocation({ select: (location) => location.pathname })
  const { row, fitting } = useFitting(links.map(({ label, count }) => `${label} ${count}`).join())
  const rest = links.slice(fitting)
  const isInRest = rest.some(({ to }) => isLinkOf(to, pathname))
  return (
    <>
      <ul ref={row} className={styles.row}>
        {links.map((link, index) => (
          <li key={link.to} className={index < fitting ? undefined : styles.hidden}>
            <LinkOfMenu {...link} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <ShellMenu
          isFromLeft
          buttonClassName={styles.more}
          button={
            <>
              <span data-is-current={isInRest || undefined}>{t('navMore')}</span>
              <IconChevronDown size={16} aria-hidden="true" />
            </>
          }
        >
          {(close) => (
            <ul className={styles.rest}>
              {rest.map((link) => (
                <li key={link.to}>
                  <LinkOfMenu {...link} isOnPaper onFollow={close} />
                </li>
              ))}
            </ul>
          )}
        </ShellMenu>
      )}
    </>
  )
}

import { MenuItem, menuItemClass } from '@rinda/ui/components/buttons/menu-item'
import { Initials } from '@rinda/ui/components/initials'
import {
  IconChevronDown,
  IconFileSpreadsheet,
  IconKeyboard,
  IconLogout,
  IconPlugConnected,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { listKeys } from '../../session/keys.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { menuOf } from '../../session/work-paths.ts'
import { mayIntegrate, paths } from '../paths.ts'
import { ShellMenu } from './shell-menu.tsx'
import { useSignOut } from './use-sign-out.ts'
import styles from './user-menu.module.css'

/** The person's name, and under it what concerns them: who they are here, their reports, and the way out. */
export function UserMenu() {
  const { t } = usePhrases('shell')
  const { user } = useSession()
  const signOut = useSignOut()
  const reports = menuOf(user.profile.navigation).find(({ screen }) => screen === 'reports')
  const firstName = user.name.split(' ')[0] || user.email
  return (
    <ShellMenu
      buttonClassName={styles.button}
      button={
        <>
          <Initials name={user.name || user.email} isOnShell />
          <span className="rinda-only-heard">{t('userMenu', { name: user.name })}</span>
          <span aria-hidden="true">{firstName}</span>
          <IconChevronDown size={16} aria-hidden="true" />
        </>
      }
    >
      {(close) => (
        <>
          <p className={styles.who}>
            <strong>{user.name}</strong>
            <span>{user.email}</span>
          </p>
          {reports && (
            <Link to={reports.to} className={menuItemClass} onClick={close}>
              <IconFileSpreadsheet size={18} aria-hidden="true" />
              {t('navReports')}
            </Link>
          )}
          {mayIntegrate(user) && (
            <Link to={paths.integrations} className={menuItemClass} onClick={close}>
              <IconPlugConnected size={18} aria-hidden="true" />
              {t('navIntegrations')}
            </Link>
          )}
          <MenuItem
            onClick={() => {
              close()
              listKeys()
                .find(({ key }) => key === '?')
                ?.run()
            }}
          >
            <IconKeyboard size={18} aria-hidden="true" />
            {t('keysMenu')}
          </MenuItem>
          <MenuItem onClick={() => void signOut()}>
            <IconLogout size={18} aria-hidden="true" />
            {t('signOut')}
          </MenuItem>
        </>
      )}
    </ShellMenu>
  )
}

import { Initials } from '@rinda/ui/components/initials'
import { MenuItem } from '@rinda/ui/components/menu-item'
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import { ShellMenu } from './shell-menu.tsx'
import { useSignOut } from './use-sign-out.ts'
import styles from './user-menu.module.css'

/** The person's name, and under it what concerns them: who they are here, and the way out. */
export function UserMenu() {
  const { t } = usePhrases('shell')
  const { user } = useSession()
  const signOut = useSignOut()
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
      {() => (
        <>
          <p className={styles.who}>
            <strong>{user.name}</strong>
            <span>{user.email}</span>
          </p>
          <MenuItem onClick={() => void signOut()}>
            <IconLogout size={18} aria-hidden="true" />
            {t('signOut')}
          </MenuItem>
        </>
      )}
    </ShellMenu>
  )
}

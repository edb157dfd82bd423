import { Initials } from '@rinda/ui/components/initials'
import { IconLogout, IconX } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { LanguageButtons } from '../../features/choose-language/language-buttons.tsx'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './menu-drawer.module.css'
import { NavigationLinks } from './navigation-links.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The menu of a phone, from the right. The browser's own dialog: it keeps the focus, and gives it back. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = usePhrases('shell')
  const { user, language, setLanguage } = useSession()
  const signOut = useSignOut()
  const drawer = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) drawer.current?.showModal()
    else drawer.current?.close()
  }, [isOpen])

  function closeBeside(event: MouseEvent) {
    if (event.target === drawer.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes by Escape
    <dialog
      ref={drawer}
      className={styles.drawer}
      aria-label={t('mainMenu')}
      onClose={onClose}
      onClick={closeBeside}
    >
      <div className={styles.inside}>
        <div className={styles.top}>
          <Initials name={user.name || user.email} isOnShell />
          <p className={styles.who}>
            <strong>{user.name}</strong>
            <span>{user.email}</span>
          </p>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <IconX size={22} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={t('mainMenu')}>
          <NavigationLinks onFollow={onClose} />
        </nav>
        <div className={styles.foot}>
          <LanguageButtons language={language} onChoose={setLanguage} />
          <button type="button" className={styles.signOut} onClick={() => void signOut()}>
            <IconLogout size={20} aria-hidden="true" />
            {t('signOut')}
          </button>
        </div>
      </div>
    </dialog>
  )
}

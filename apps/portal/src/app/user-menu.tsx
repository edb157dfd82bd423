import { Initials } from '@rinda/ui/components/initials'
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import { useSignOut } from './use-sign-out.ts'
import styles from './user-menu.module.css'

/** The person's name, and under it what concerns them: keys and the way out. */
export function UserMenu() {
  const { t } = usePhrases('shell')
  const { user } = useSession()
  const signOut = useSignOut()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const firstName = user.name.split(' ')[0] || user.email

  function closeWhenLeft(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its buttons let through
    <div className={styles.place} onBlur={closeWhenLeft} onKeyDown={closeByEscape}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Initials name={user.name || user.email} isOnShell />
        <span className="rinda-only-heard">{t('userMenu', { name: user.name })}</span>
        <span aria-hidden="true">{firstName}</span>
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={id} className={styles.menu} hidden={!isOpen}>
        <p className={styles.who}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </p>
        <button type="button" className={styles.item} onClick={() => void signOut()}>
          <IconLogout size={18} aria-hidden="true" />
          {t('signOut')}
        </button>
      </div>
    </div>
  )
}

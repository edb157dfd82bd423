import { Logo } from '@rinda/ui/components/logo'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LanguageButtons } from '../../features/choose-language/language-buttons.tsx'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { HeaderNavigation } from '../menu/header-navigation.tsx'
import { MenuDrawer } from '../menu/menu-drawer.tsx'
import { UserMenu } from '../menu/user-menu.tsx'
import { paths } from '../paths.ts'
import { FindVisitor } from './find-visitor.tsx'
import styles from './header.module.css'

/** Logo, navigation, languages and the person's menu; on a phone all but the logo is in a drawer. */
export function Header() {
  const { t } = usePhrases('shell')
  const { language, setLanguage } = useSession()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <header className={`${styles.header} rinda-not-printed`}>
      <Link to={paths.root} className={styles.logo}>
        <Logo />
      </Link>
      <nav aria-label={t('mainMenu')} className={`${styles.wide} ${styles.menu}`}>
        <HeaderNavigation />
      </nav>
      <div className={styles.search}>
        <FindVisitor />
      </div>
      <div className={`${styles.wide} ${styles.end}`}>
        <LanguageButtons language={language} onChoose={setLanguage} />
        <UserMenu />
      </div>
      <button
        type="button"
        className={styles.burger}
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={() => setIsMenuOpen(true)}
      >
        <IconMenu2 size={24} aria-hidden="true" />
      </button>
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </header>
  )
}

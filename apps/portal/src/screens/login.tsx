import { rememberLanguage } from '@rinda/live/language-choice'
import type { Language } from '@rinda/phrases/resources'
import { buttonClass } from '@rinda/ui/components/buttons/button'
import { Logo } from '@rinda/ui/components/logo'
import { Banner } from '@rinda/ui/components/notices/banner'
import { getRouteApi } from '@tanstack/react-router'
import { LanguageButtons } from '../features/choose-language/language-buttons.tsx'
import { speak, usePhrases } from '../session/phrases.ts'
import { useScreenTitle } from '../session/screen-title.ts'
import { loginPath, signInUrl } from '../session/sign-in-path.ts'
import styles from './login.module.css'

const problemTexts = {
  denied: 'loginDenied',
  expired: 'loginExpired',
  ended: 'loginEnded',
  inactive: 'loginInactive',
  failed: 'loginFailed',
} as const

const route = getRouteApi(loginPath)

/** One button, which leads to the sign-in of the server and back to where the person was going. */
export function LoginScreen() {
  const { t, language } = usePhrases('shell')
  const { redirect, problem } = route.useSearch()
  useScreenTitle(t('loginButton'))

  function choose(chosen: Language) {
    rememberLanguage(chosen)
    void speak(chosen)
  }

  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        {problem && (
          <Banner kind={problem === 'expired' || problem === 'ended' ? 'info' : 'error'}>
            {t(problemTexts[problem])}
          </Banner>
        )}
        <div className={styles.inside}>
          <Logo isOnShell={false} />
          <h1 className={styles.title}>{t('loginTitle')}</h1>
          <p className={styles.text}>{t('loginText')}</p>
          <a href={signInUrl(redirect, language)} className={buttonClass('primary', true)}>
            {t('loginButton')}
          </a>
        </div>
      </div>
      <LanguageButtons language={language} onChoose={choose} />
    </main>
  )
}

import { Button } from '@rinda/ui/components/button'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { usePhrases } from '../session/phrases.ts'
import { currentUserQuery } from '../session/queries.ts'
import { useScreenTitle } from '../session/screen-title.ts'
import { useSession } from '../session/session.tsx'
import styles from './welcome.module.css'

/** For those whose account has no role yet: a greeting, and a way to look whether it has one now. */
export function WelcomeScreen() {
  const { t } = usePhrases('shell')
  const { user } = useSession()
  const { refetch, isFetching } = useQuery(currentUserQuery)
  const router = useRouter()
  const title = t('welcomeTitle', { name: user.name || user.email })
  useScreenTitle(title)

  async function check() {
    await refetch()
    await router.invalidate()
  }

  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{t('welcomeText')}</p>
      <Button kind="primary" isBusy={isFetching} onClick={() => void check()}>
        {t('welcomeCheck')}
      </Button>
    </div>
  )
}

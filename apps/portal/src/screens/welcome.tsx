import { Button, buttonClass } from '@rinda/ui/components/buttons/button'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { usePhrases } from '../session/phrases.ts'
import { currentUserQuery } from '../session/queries.ts'
import { useScreenTitle } from '../session/screen-title.ts'
import { useSession } from '../session/session.tsx'
import { welcomePathOf } from '../session/work-paths.ts'
import styles from './welcome.module.css'

/** For those without a start of their own: the way to their work, or, without a role yet, a way to look whether they have one now. */
export function WelcomeScreen() {
  const { t } = usePhrases('shell')
  const { user, profile } = useSession()
  const { refetch, isFetching } = useQuery(currentUserQuery)
  const router = useRouter()
  const title = t('welcomeTitle', { name: user.name || user.email })
  useScreenTitle(title)
  const start = welcomePathOf(profile)

  async function check() {
    await refetch()
    await router.invalidate()
  }

  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{t(start ? 'welcomeOutside' : 'welcomeText')}</p>
      {start ? (
        <Link to={start} className={buttonClass('primary')}>
          {t('welcomeStart')}
        </Link>
      ) : (
        <Button kind="primary" isBusy={isFetching} onClick={() => void check()}>
          {t('welcomeCheck')}
        </Button>
      )}
    </div>
  )
}

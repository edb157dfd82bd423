import { usePhrases } from '../words/phrases.ts'
import styles from './loading.module.css'

/** Says that something is being loaded, in the middle of what is free: only after a moment, as most is there before. */
export function Loading() {
  const { t } = usePhrases('visit')
  return (
    <p role="status" className={styles.loading}>
      {t('loading')}
    </p>
  )
}

/** The same as a page of its own. */
export function LoadingPage() {
  return (
    <main className={styles.page}>
      <Loading />
    </main>
  )
}

import styles from '../session/failed.module.css'
import { usePhrases } from '../session/phrases.ts'

/** Says that there is no page at this path. */
export function NotFound() {
  const { t } = usePhrases('visit')
  return (
    <main className={styles.failed}>
      <h1>{t('placeUnknown')}</h1>
    </main>
  )
}

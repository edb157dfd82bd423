import styles from './failed.module.css'
import { usePhrases } from './phrases.ts'

/** Says that there is no such place, and leads to all that there are. */
export function NoPlace() {
  const { t } = usePhrases('visit')
  return (
    <main className={styles.failed}>
      <h1>{t('placeUnknown')}</h1>
      <a href="/visit/">{t('toAllPlaces')}</a>
    </main>
  )
}

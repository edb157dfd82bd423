import styles from './failed.module.css'
import { usePhrases } from './phrases.ts'

/** Says that a page could not be loaded, or what it needs for that, and offers to try again. */
export function Failed({ text, onTryAgain }: { text?: string; onTryAgain: () => void }) {
  const { t } = usePhrases('visit')
  return (
    <main className={styles.failed}>
      <h1 role="alert">{text ?? t('notReached')}</h1>
      <button type="button" onClick={onTryAgain}>
        {t('tryAgain')}
      </button>
    </main>
  )
}

import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './times.module.css'

/** Shows the rest of a day's times. */
export function AllTimes({ count, onAll }: { count: number; onAll: () => void }) {
  const { t } = useLatePhrases('widget')
  return (
    <button type="button" className={styles.all} onClick={onAll}>
      {t('allTimes', { count })}
    </button>
  )
}

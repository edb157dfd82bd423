import { usePhrases } from '../../session/phrases.ts'
import styles from './shell.module.css'

/** The first stop of the Tab key: past the header, to the screen itself. A button, so that the address stays as it is. */
export function SkipLink() {
  const { t } = usePhrases('shell')
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById('content')?.focus()}>
      {t('skipToContent')}
    </button>
  )
}

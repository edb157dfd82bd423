import { usePhrases } from '../../session/phrases.ts'
import styles from './shell.module.css'

/** The year of the copyright line: of the first publication, so it stands still. */
const copyrightYear = 2025

export function Footer() {
  const { t } = usePhrases('shell')
  return (
    <footer className={`${styles.footer} rinda-not-printed`}>
      {t('copyright', { year: copyrightYear })}
    </footer>
  )
}

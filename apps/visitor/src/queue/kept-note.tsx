import { weekdayText } from '@rinda/phrases/time/opening-text'
import { useLatePhrases } from '../session/words/late-phrases.ts'
import styles from './line-banner.module.css'
import { useTimeText } from './use-time-text.ts'

/** Says that a page is shown as it was at a moment (ms since 1970), by the clock of its place, and that it will be true again by itself. */
export function KeptNote({ at, zone }: { at: number; zone: string }) {
  const { t, language } = useLatePhrases('kept')
  const timeText = useTimeText(zone)
  const day = weekdayText(at, { zone, language })
  return (
    <div role="status" data-kept={at}>
      <p className={styles.banner}>{t('asOf', { when: `${day}, ${timeText(at)}` })}</p>
    </div>
  )
}

import { useLatePhrases } from '../../session/words/late-phrases.ts'
import cards from './look/card.module.css'
import styles from './ticket.module.css'

type Props = {
  secondsLeft: number | null
  /** Prints again; null where this kiosk has no paper. */
  onPrint: (() => void) | null
  onDone: () => void
}

/** The foot of a last screen: back to the start, in how many seconds by itself, and the paper once more. */
export function End({ secondsLeft, onPrint, onDone }: Props) {
  const { t } = useLatePhrases('kiosk')
  return (
    <div className={styles.end}>
      <button type="button" className={cards.action} onClick={onDone}>
        {t('done')}
      </button>
      <p role="timer" className={styles.timer}>
        {secondsLeft !== null && t('backIn', { count: secondsLeft })}
      </p>
      {onPrint && (
        <button type="button" className={cards.action} data-kind="quiet" onClick={onPrint}>
          {t('printAgain')}
        </button>
      )}
    </div>
  )
}

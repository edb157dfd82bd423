import type { Phrase } from '@rinda/contract/wire/json-api'
import { Button } from '@rinda/ui/components/buttons/button'
import { usePhrases } from '../session/phrases.ts'
import styles from './look-failure.module.css'

/**
 * Says why something could not be looked up: the reason that the server gave, or that it failed and can be
 * tried again.
 */
export function LookFailure(props: { refusal: Phrase | null; failed: string; onTryAgain: () => void }) {
  const { t, language } = usePhrases('booking')
  if (props.refusal) {
    return (
      <p role="alert" className={styles.refusal}>
        {props.refusal[language]}
      </p>
    )
  }
  return (
    <div role="alert" className={styles.retry}>
      <p>{props.failed}</p>
      <Button onClick={props.onTryAgain}>{t('tryAgain')}</Button>
    </div>
  )
}

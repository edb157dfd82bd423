import { localTimeOf } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/button'
import { usePhrases } from '../session/phrases.ts'
import styles from './time-choice.module.css'

export type OfferedTime = {
  readonly startsAt: number
  /** Reason why the time cannot be chosen; absent when it can. */
  readonly whyNot?: string | undefined
  /** Small text below the time. */
  readonly note?: string | undefined
}

/** The times of a day, as a choice of one; without any yet, that they are looked for or could not be had. */
export function TimeChoice(props: {
  /** Of the choice: one for each that may be on the page. */
  name: string
  times: readonly OfferedTime[] | undefined
  zone: string
  hasFailed: boolean
  onRetry: () => void
  chosenAt: number | null
  onChoose: (startsAt: number) => void
}) {
  const { t } = usePhrases('booking')
  const { times, chosenAt } = props
  if (!times && props.hasFailed) {
    return (
      <div className={styles.none} role="alert">
        <p>{t('timesFailed')}</p>
        <Button onClick={props.onRetry}>{t('tryAgain')}</Button>
      </div>
    )
  }
  if (!times) return <p className={styles.none}>{t('timesLoading')}</p>
  if (times.every(({ whyNot }) => whyNot !== undefined)) return <p className={styles.none}>{t('noTimes')}</p>
  return (
    <fieldset className={styles.times}>
      <legend className={styles.legend}>{t('time')}</legend>
      {times.map(({ startsAt, whyNot, note }) => (
        <label key={startsAt} className={styles.time} title={whyNot}>
          <input
            type="radio"
            name={props.name}
            disabled={whyNot !== undefined}
            checked={startsAt === chosenAt}
            onChange={() => props.onChoose(startsAt)}
          />
          <span>{localTimeOf(startsAt, props.zone)}</span>
          {note && <small className={styles.note}>{note}</small>}
        </label>
      ))}
    </fieldset>
  )
}

import { Button } from '@rinda/ui/components/buttons/button'
import { useIsAtMost } from '@rinda/ui/use-width'
import { Fragment, Suspense } from 'react'
import { usePhrases } from '../session/phrases.ts'
import { useVisitTime } from '../session/time-texts/use-visit-time.ts'
import { PartOfDay } from './part-of-day.tsx'
import { partsOfDay } from './parts-of-day.ts'
import styles from './time-choice.module.css'

export type OfferedTime = {
  readonly startsAt: number
  /** Reason why the time cannot be chosen; absent when it can. */
  readonly whyNot?: string | undefined
  /** Small text below the time. */
  readonly note?: string | undefined
}

/**
 * The times of a day, as a choice of one; without any yet, that they are looked for or could not be had. On a phone, those that can be had,
 * by morning and afternoon.
 */
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
  const { times, chosenAt, zone } = props
  const timeOf = useVisitTime(zone)
  const isPhone = useIsAtMost(767)
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
  const time = ({ startsAt, whyNot, note }: OfferedTime) => (
    <label key={startsAt} className={styles.time} title={whyNot}>
      <input
        type="radio"
        name={props.name}
        disabled={whyNot !== undefined}
        checked={startsAt === chosenAt}
        onChange={() => props.onChoose(startsAt)}
      />
      <span>{timeOf(startsAt)}</span>
      {note && <small className={styles.note}>{note}</small>}
    </label>
  )
  return (
    <fieldset className={styles.times}>
      <legend className={isPhone ? 'rinda-only-heard' : styles.legend}>{t('time')}</legend>
      {isPhone
        ? partsOfDay(times, zone).map(({ part, times: own }) => (
            <Fragment key={part}>
              <Suspense>
                <PartOfDay part={part} count={own.length} />
              </Suspense>
              {own.map(time)}
            </Fragment>
          ))
        : times.map(time)}
    </fieldset>
  )
}

import { localTimeOf } from '@rinda/domain/time/zone'
import { useDurationText } from '../../bookings/use-duration-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { allDayMinutes } from './block-choices.ts'
import styles from './block-time.module.css'

/** How long a block lasts: one of the lengths that the company has, each a button. */
export function DurationChoice(props: {
  choices: readonly number[]
  chosen: number | null
  /** When the block begins, where that is known: the end is then said under the choice. */
  startsAt: number | null
  zone: string
  onChoose: (minutes: number) => void
}) {
  const { t } = useLatePhrases('block')
  const text = useDurationText()
  const { chosen, startsAt } = props
  return (
    <fieldset className={styles.durations}>
      <legend className={styles.legend}>
        {t('duration')}
        {startsAt !== null && chosen !== null && (
          <span className={styles.span}>
            {localTimeOf(startsAt, props.zone)}–{localTimeOf(startsAt + chosen, props.zone)}
          </span>
        )}
      </legend>
      {props.choices.map((minutes) => (
        <label key={minutes} className={styles.duration}>
          <input
            type="radio"
            name="duration"
            value={minutes}
            checked={minutes === chosen}
            onChange={() => props.onChoose(minutes)}
          />
          {minutes === allDayMinutes ? t('allDay', { time: text(minutes) }) : text(minutes)}
        </label>
      ))}
    </fieldset>
  )
}

import { localTimeOf } from '@rinda/domain/time/zone'
import { useDurationText } from '../../bookings/words/use-duration-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { allDayMinutes } from './block-choices.ts'
import styles from './block-time.module.css'

/** Offers the company's lengths of a block as buttons, to choose one. */
export function DurationChoice(props: {
  choices: readonly number[]
  chosen: number | null
  /**
   * Start of the block, or null while it is not known; with it the legend shows from when till when the block
   * lasts.
   */
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

import { addDays } from '@rinda/domain/time/zone'
import { shortWeekday, weekdayName } from '@rinda/phrases/time/day-text'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './repeat-part.module.css'

/** Any Monday: its week names the days. */
const monday = '2026-01-05'

/** The days of the week, numbered from Monday, 1: any of them. */
export function WeekdayChoice(props: {
  chosen: readonly number[]
  onChoose: (weekdays: readonly number[]) => void
}) {
  const { t, language } = useLatePhrases('repeat')
  const { chosen } = props
  return (
    <fieldset className={styles.weekdays}>
      <legend className={styles.legend}>{t('weekdays')}</legend>
      {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
        const day = addDays(monday, weekday - 1)
        return (
          <label key={weekday} className={styles.weekday}>
            <input
              type="checkbox"
              aria-label={weekdayName(day, language)}
              checked={chosen.includes(weekday)}
              onChange={({ currentTarget }) => {
                const others = chosen.filter((one) => one !== weekday)
                props.onChoose(currentTarget.checked ? [...others, weekday].sort() : others)
              }}
            />
            <span aria-hidden="true">{shortWeekday(day, language)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

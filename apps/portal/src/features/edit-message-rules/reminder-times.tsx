import { Checkbox } from '@mantine/core'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './message-rules.module.css'

const most = 3
const hour = 60
const day = 24 * hour
const offered = [3 * day, 2 * day, day, 3 * hour, 2 * hour, hour]

/** The times before a visit at which its visitor is reminded; `times` are minutes. */
export function ReminderTimes(props: { times: readonly number[]; onSave: (times: number[]) => void }) {
  const { t } = useLatePhrases('messageRules')
  const { times, onSave } = props
  // One that was set elsewhere is shown too.
  const shown = [...new Set([...offered, ...times])].toSorted((one, other) => other - one)
  const label = (minutes: number) => {
    if (minutes % day === 0) return t('days', { count: minutes / day })
    return minutes % hour === 0 ? t('hours', { count: minutes / hour }) : t('minutes', { count: minutes })
  }
  return (
    <fieldset className={styles.group} aria-describedby="about-reminders">
      <legend>{t('reminders')}</legend>
      <p id="about-reminders">{t('remindersText')}</p>
      <div className={styles.times}>
        {shown.map((minutes) => {
          const isOn = times.includes(minutes)
          return (
            <Checkbox
              key={minutes}
              label={label(minutes)}
              checked={isOn}
              disabled={!isOn && times.length >= most}
              onChange={() => onSave(isOn ? times.filter((one) => one !== minutes) : [...times, minutes])}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

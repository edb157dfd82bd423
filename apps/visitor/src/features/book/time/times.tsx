import { localMinuteOf } from '@rinda/domain/time/zone'
import { useState } from 'react'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { isWidget } from '../../../session/pages/widget-page.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { AllTimes } from './all-times.tsx'
import type { BookTime } from './days.ts'
import styles from './times.module.css'

const noon = 12 * 60
/** Number of times of a day that the widget shows at first: it stands among other things on its page. */
const mostInWidget = 8

type Props = {
  day: string
  times: readonly BookTime[]
  zone: string
  chosen: number | null
  onTime: (time: BookTime) => void
}

/** The free times of a day, those of the morning before those of the afternoon. */
export function Times({ day, times, zone, chosen, onTime }: Props) {
  const { t } = useLatePhrases('book')
  const timeText = useTimeText(zone)
  const isMorning = ({ startsAt }: BookTime) => localMinuteOf(startsAt / 60_000, zone) < noon
  const [areAllShown, showAll] = useState(false)
  const isCut = isWidget() && !areAllShown && times.length > mostInWidget
  const shown = isCut ? times.slice(0, mostInWidget) : times
  const parts = [
    { name: t('morning'), of: shown.filter(isMorning) },
    { name: t('afternoon'), of: shown.filter((time) => !isMorning(time)) },
  ]
  return (
    <fieldset className={styles.times}>
      <legend>{day}</legend>
      {parts
        .filter(({ of }) => of.length > 0)
        .map(({ name, of }) => (
          <div key={name}>
            <h3>{name}</h3>
            <div className={styles.list}>
              {of.map((time) => (
                <label key={time.startsAt} data-chosen={time.startsAt === chosen}>
                  <input
                    type="radio"
                    name="time"
                    data-time={time.startsAt}
                    checked={time.startsAt === chosen}
                    onChange={() => onTime(time)}
                  />
                  <span>{timeText(time.startsAt)}</span>
                  {time.isOwn && <small>{t('yourTime')}</small>}
                </label>
              ))}
            </div>
          </div>
        ))}
      {isCut && <AllTimes count={times.length} onAll={() => showAll(true)} />}
    </fieldset>
  )
}

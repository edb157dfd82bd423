import { IconWorld } from '@tabler/icons-react'
import { useDayText } from '../../../bookings/use-day-text.ts'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './zone-note.module.css'

/** Says what the chosen time is by the clock of the phone, where that is in another zone; else nothing. */
export function ZoneNote({ zone, startsAt }: { zone: string; startsAt: number }) {
  const { t } = useLatePhrases('book')
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const [time, ownTime] = [useTimeText(zone)(startsAt), useTimeText(ownZone)(startsAt)]
  const [day, ownDay] = [useDayText(zone)(startsAt), useDayText(ownZone)(startsAt)]
  if (time === ownTime && day === ownDay) return null
  const own = day === ownDay ? ownTime : `${ownTime} (${ownDay})`
  return (
    <p className={styles.note} data-zone-note>
      <IconWorld aria-hidden="true" />
      <span>
        {t('zoneHere')} {t('zoneThere', { time, own })}
      </span>
    </p>
  )
}

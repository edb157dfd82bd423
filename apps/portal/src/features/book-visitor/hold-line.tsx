import { localTimeOf } from '@rinda/domain/time/zone'
import { IconHourglassLow, IconLockCheck } from '@tabler/icons-react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './picked-slot.module.css'
import type { Hold } from './use-held-slot.ts'

/** Says whether the time is kept for this person yet, and until when. */
export function HoldLine({ hold }: { hold: Hold }) {
  const { t } = usePhrases('booking')
  const { profile } = useSession()
  const expireAt = hold.state === 'held' ? hold.booking.expireAt : null
  const time = expireAt && localTimeOf(Math.floor(Date.parse(expireAt) / 60_000), profile.zone)
  return (
    <p className={styles.hold} data-state={hold.state} role="status">
      {hold.state === 'locking' && (
        <>
          <IconHourglassLow size={16} stroke={1.8} aria-hidden="true" />
          {t('holding')}
        </>
      )}
      {time && (
        <>
          <IconLockCheck size={16} stroke={1.8} aria-hidden="true" />
          {t('held', { time })}
        </>
      )}
    </p>
  )
}

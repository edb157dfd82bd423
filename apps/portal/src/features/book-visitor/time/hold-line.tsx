import { Button } from '@rinda/ui/components/buttons/button'
import { IconClockExclamation, IconHourglassLow, IconLockCheck } from '@tabler/icons-react'
import type { Hold } from '../../../bookings/hold/hold.ts'
import { countdownText, useSecondsTo } from '../../../bookings/hold/use-seconds-to.ts'
import { usePhrases } from '../../../session/phrases.ts'
import styles from './picked-slot.module.css'

/** Says whether the time is kept for this person, and for how long still; when it no longer is, one click keeps it again. */
export function HoldLine({ hold, onHoldAgain }: { hold: Hold; onHoldAgain: () => void }) {
  const { t } = usePhrases('booking')
  const seconds = useSecondsTo(hold.state === 'held' ? hold.endsAt : null)
  return (
    <div className={styles.hold} data-state={hold.state}>
      <p className={styles.holdText} role="status">
        {hold.state === 'locking' && (
          <>
            <IconHourglassLow size={16} stroke={1.8} aria-hidden="true" />
            {t('holding')}
          </>
        )}
        {hold.state === 'held' && (
          <>
            <IconLockCheck size={16} stroke={1.8} aria-hidden="true" />
            {t('held')}
          </>
        )}
        {hold.state === 'ended' && (
          <>
            <IconClockExclamation size={16} stroke={1.8} aria-hidden="true" />
            {t('holdEnded')}
          </>
        )}
      </p>
      {seconds !== null && (
        <span className={styles.countdown} role="timer" data-is-short={seconds < 60 || undefined}>
          {countdownText(seconds)}
        </span>
      )}
      {hold.state === 'ended' && (
        <Button kind="quiet" onClick={onHoldAgain}>
          {t('holdAgain')}
        </Button>
      )}
    </div>
  )
}

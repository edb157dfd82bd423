import { Button } from '@rinda/ui/components/buttons/button'
import { IconHourglassLow, IconLockCheck } from '@tabler/icons-react'
import { countdownText, useSecondsTo } from '../../bookings/hold/use-seconds-to.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import styles from './move-booking-dialog.module.css'
import type { Kept } from './move-form.ts'

/** Shows for how long the chosen time is still kept, to the second; once it is over, one click keeps it again. */
export function KeptTime({ kept, ...props }: { kept: Kept; endsAt: number | null; onAgain: () => void }) {
  const { t } = usePhrases('booking')
  const { t: say } = useLatePhrases('move')
  const left = useSecondsTo(props.endsAt)
  if (kept === 'no') return null
  if (kept === 'asked') {
    return (
      <p className={styles.hold} role="status">
        <IconHourglassLow size={16} stroke={1.8} aria-hidden="true" />
        {t('holding')}
      </p>
    )
  }
  if (kept === 'over') {
    return (
      <div className={styles.hold} data-is-over role="alert">
        {say('holdOver')}
        <Button onClick={props.onAgain}>{say('holdAgain')}</Button>
      </div>
    )
  }
  return (
    <p className={styles.hold} data-is-held>
      <IconLockCheck size={16} stroke={1.8} aria-hidden="true" />
      <span role="timer">{say('heldFor', { time: countdownText(left ?? 0) })}</span>
    </p>
  )
}

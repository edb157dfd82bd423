import { Button } from '@rinda/ui/components/button'
import { IconHourglassLow, IconLockCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import styles from './move-booking-dialog.module.css'
import type { MoveHold } from './move-hold.ts'

/** How long the chosen time is still kept, to the second; once it is over, one click keeps it again. */
export function HoldCountdown(props: { hold: MoveHold; onAgain: () => void; onOver: () => void }) {
  const { t } = usePhrases('booking')
  const { t: say } = useLatePhrases('move')
  const { hold, onOver } = props
  const left = useSecondsTo(hold.state === 'held' ? hold.endsAt : null)
  const isOver = left === 0 || hold.state === 'ended'
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])

  if (hold.state === 'locking') {
    return (
      <p className={styles.hold} role="status">
        <IconHourglassLow size={16} stroke={1.8} aria-hidden="true" />
        {t('holding')}
      </p>
    )
  }
  if (isOver) {
    return (
      <div className={styles.hold} data-is-over role="alert">
        {say('holdOver')}
        <Button onClick={props.onAgain}>{say('holdAgain')}</Button>
      </div>
    )
  }
  if (left === null) return null
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <p className={styles.hold} data-is-held>
      <IconLockCheck size={16} stroke={1.8} aria-hidden="true" />
      <span role="timer">{say('heldFor', { time })}</span>
    </p>
  )
}

/** Seconds until an instant (milliseconds), counted down; 0 once it is over, null while there is none. */
function useSecondsTo(at: number | null): number | null {
  const count = () => (at === null ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000)))
  const [, draw] = useState(0)
  useEffect(() => {
    if (at === null) return
    const timer = setInterval(() => draw((nth) => nth + 1), 1000)
    return () => clearInterval(timer)
  }, [at])
  return count()
}

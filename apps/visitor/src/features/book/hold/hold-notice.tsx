import { serverNow } from '@rinda/live/clock/server-now'
import { IconHourglass } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './hold-notice.module.css'
import type { Held } from './kept.ts'

type Props = {
  held: Held
  isOver: boolean
  zone: string
  isBusy: boolean
  onProlong: () => Promise<boolean>
  onHoldAgain: () => void
  onOther: () => void
}

/** Minutes before the end from which more time is offered. */
const nearEndMinutes = 3

/** Says calmly, in whole minutes, for how long the time is kept; near its end it offers more, and afterwards to keep it anew. */
export function HoldNotice({ held, isOver, zone, isBusy, onProlong, onHoldAgain, onOther }: Props) {
  const { t } = useLatePhrases('book')
  const timeText = useTimeText(zone)
  const { left, isPast } = useMinutesLeft(held)
  const [isProlonged, setIsProlonged] = useState(false)
  const isNearEnd = left <= nearEndMinutes
  if (isOver)
    return (
      <div className={styles.notice} data-over="true" role="alert">
        <p>{t('holdOver')}</p>
        {!isPast && (
          <button type="button" aria-disabled={isBusy} onClick={onHoldAgain}>
            {t('holdAgain', { time: timeText(held.chosen.startsAt) })}
          </button>
        )}
        <button type="button" onClick={onOther}>
          {t('otherTime')}
        </button>
      </div>
    )
  return (
    <div className={styles.notice}>
      <IconHourglass aria-hidden="true" />
      <p role="timer">
        <strong>{t('heldFor', { count: left })}</strong>
        {!isNearEnd && <span>{t(isProlonged ? 'prolonged' : 'heldHint')}</span>}
      </p>
      <div role="alert">{isNearEnd && <p>{t('needLonger')}</p>}</div>
      {isNearEnd && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => void onProlong().then((isDone) => isDone && setIsProlonged(true))}
        >
          {t('prolong')}
        </button>
      )}
    </div>
  )
}

/** Counts the whole minutes for which a time is kept, and notices that it has begun, as on a page that is left open overnight. */
function useMinutesLeft({ endsAt, chosen: { startsAt } }: Held): { left: number; isPast: boolean } {
  const count = () => Math.max(0, Math.ceil((endsAt - performance.now()) / 60_000))
  const hasBegun = () => startsAt <= serverNow()
  const [left, setLeft] = useState(count)
  const [isPast, setPast] = useState(hasBegun)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew for another moment
  useEffect(() => {
    const look = () => {
      setLeft(count())
      setPast(hasBegun())
    }
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [endsAt, startsAt])
  return { left, isPast }
}

import type { Booking } from '@rinda/client/bookings/booking-view'
import { Button } from '@rinda/ui/components/buttons/button'
import { useRef } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { LookFailure } from '../look-failure.tsx'
import { SeriesTimeRow } from './series-time-row.tsx'
import styles from './series-times.module.css'
import type { Repeat } from './use-repeat.ts'

export type SeriesTimesProps = {
  repeat: Repeat
  /** Opens who is in the way, where that is possible. */
  onShow?: ((booking: Booking) => void) | undefined
}

/** Every time of a series: free, or what is in the way. What clashes is left out with one click, or nothing can be written. */
export function SeriesTimes({ repeat, onShow }: SeriesTimesProps) {
  const { t } = useLatePhrases('repeat')
  const { preview, times, kept, clashing } = repeat
  const summary = useRef<HTMLDivElement>(null)
  if (!preview.isWhole) return <p className={styles.note}>{t('noWeekday')}</p>
  if (preview.isError) {
    return (
      <LookFailure
        refusal={preview.refusal}
        failed={t('lookFailed')}
        onTryAgain={() => void preview.refetch()}
      />
    )
  }
  const count = clashing.length
  const skip = () => {
    repeat.skip()
    // The button is gone with its work: the focus goes to what it did.
    summary.current?.focus()
  }
  return (
    <div className={styles.times} data-is-old={preview.isPlaceholderData || undefined}>
      <div className={styles.summary} data-clashes={count > 0 || undefined}>
        <div ref={summary} tabIndex={-1} className={styles.words} aria-live="polite">
          {!preview.data && <p>{t('looking')}</p>}
          {preview.data && count === 0 && (
            <p>{kept.length > 0 ? t('allFree', { count: kept.length }) : t('nothingLeft')}</p>
          )}
          {count > 0 && (
            <>
              <p className={styles.clashes}>{t('clashes', { count, all: times.length })}</p>
              <p>{t('clashHint')}</p>
            </>
          )}
        </div>
        {count > 0 && <Button onClick={skip}>{t('skip', { count })}</Button>}
      </div>
      {times.length > 0 && (
        <ul className={styles.list} aria-label={t('list')}>
          {times.map((time) => (
            <SeriesTimeRow
              key={time.day}
              time={time}
              zone={repeat.zone}
              isLeftOut={repeat.isLeftOut(time.day)}
              onToggle={() => repeat.toggle(time.day)}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

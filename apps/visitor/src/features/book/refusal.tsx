import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import type { OnItsWay } from './hold/use-act.ts'
import styles from './refusal.module.css'

type Props = {
  isLost: boolean
  onItsWay: OnItsWay | null
  failure: RequestFailure | null
  /** The time that somebody else was quicker with, in words. */
  gone: string | null
  /** Telephone by which one may book instead; empty where there is none, or no need of it. */
  callInstead: string
}

/** Says what is under way, what was refused and why, and that the line is lost. */
export function Refusal({ isLost, onItsWay, failure, gone, callInstead }: Props) {
  const { t, language } = useLatePhrases('book')
  const isTaken = failure?.code === 'slot_taken' && gone !== null
  const why = failure && (isTaken ? t('gone', { when: gone }) : (failure.info?.[language] ?? t('notDone')))
  const coming = onItsWay && t(onItsWay.what === 'hold' ? 'holdComing' : 'bookingComing')
  return (
    <>
      <div role="alert" className={styles.alert}>
        {why && <p>{why}</p>}
        {callInstead !== '' && (
          <p>
            {t('callInstead')} <a href={`tel:${callInstead.replace(/[^+\d]/g, '')}`}>{callInstead}</a>
          </p>
        )}
        {onItsWay?.isUnsure && <p>{t('unsure')}</p>}
      </div>
      <div role="status" className={styles.status}>
        {isLost && !onItsWay?.isUnsure && <p>{t('noLine')}</p>}
        {onItsWay?.isProving && <p>{t('proving')}</p>}
        {coming && <p className="rinda-only-heard">{coming}</p>}
      </div>
    </>
  )
}

import type { Holder } from '@rinda/contract/booking/not-free'
import { fromUtcDateTime, localTimeOf } from '@rinda/domain/time/zone'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './explain-time.module.css'

/** Lists who holds the time; those that the person may see lead to their details. */
export function HolderList(props: {
  holders: readonly Holder[]
  zone: string
  onOpen: (qtid: string) => void
}) {
  const { t } = useLatePhrases('why')
  if (props.holders.length === 0) return null
  return (
    <ul className={styles.holders}>
      {props.holders.map((holder) => {
        const from = fromUtcDateTime(holder.date, holder.time)
        const time = `${localTimeOf(from, props.zone)}–${localTimeOf(from + holder.duration, props.zone)}`
        const { qtid, by, reason } = holder
        const name = holder.name || t(holder.is_blocked ? 'aBlock' : 'aBooking')
        return (
          <li key={qtid ?? time} className={styles.holder}>
            <span className={styles.time}>{time}</span>
            {qtid !== null && (
              <span className={styles.who}>
                <button
                  type="button"
                  className={styles.open}
                  aria-label={t('open', { name, time })}
                  onClick={() => props.onOpen(qtid)}
                >
                  {name}
                </button>
                {reason && <span>{t('reason', { reason })}</span>}
                {by && <span>{t('blockedBy', { by })}</span>}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

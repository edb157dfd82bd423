import type { Past } from '@rinda/client/set-up/past'
import { Button } from '@rinda/ui/components/buttons/button'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { exactMoment } from '../../session/time-texts/exact-moment.ts'
import { useChangeWords } from './change-words.ts'
import styles from './changes-since.module.css'

type ChangesSinceProps = {
  past: Past
  /** Booking whose changes alone are listed, and the way back to all. */
  chosen: string | null
  onAll: () => void
  onMoment: (moment: string) => void
}

/** Lists who changed what since the moment that is shown, newest first; each leads to the moment that it made. */
export function ChangesSince({ past, chosen, onAll, onMoment }: ChangesSinceProps) {
  const { t, language } = useLatePhrases('travel')
  const wordsOf = useChangeWords(past.location_id)
  const listed = past.changes.filter(({ qtid }) => chosen === null || qtid === chosen)
  const isCut = past.changed > past.changes.length
  return (
    <section className={styles.since} aria-labelledby="changes-since">
      <h2 id="changes-since" className={styles.title}>
        {chosen !== null
          ? t('ofBooking')
          : past.changed === 0
            ? t('none')
            : t('since', { count: past.changed })}
      </h2>
      {chosen !== null && <Button onClick={onAll}>{t('allChanges')}</Button>}
      {chosen !== null && listed.length === 0 && <p className={styles.quiet}>{t('noneOfBooking')}</p>}
      {isCut && <p className={styles.quiet}>{t('newest', { count: past.changes.length })}</p>}
      <ol className={styles.changes}>
        {listed.map((change) => {
          const { what, who, fields } = wordsOf(change)
          return (
            <li key={change.id} className={styles.change} data-change={change.id}>
              <p className={styles.head}>
                <button type="button" className={styles.at} onClick={() => onMoment(change.at)}>
                  <time dateTime={change.at}>{exactMoment(change.at, language, past.zone)}</time>
                </button>
                <span className={styles.who}>{who}</span>
              </p>
              <p className={styles.what}>{what}</p>
              <ul className={styles.fields}>
                {fields.map(({ key, label, from, to }) => (
                  <li key={key}>
                    <span className={styles.label}>{label}</span> <del>{from}</del>{' '}
                    <span aria-hidden="true">→</span> <ins>{to}</ins>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

import type { BookingResource } from '@rinda/contract/booking/booking'
import { fromUtcDateTime, localDateOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { actKey, actorKey } from '../../bookings/words/act-key.ts'
import { useValueText } from '../../bookings/words/use-value-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { ThenLink } from '../../session/then-link.tsx'
import { exactMoment } from '../../session/time-texts/exact-moment.ts'
import styles from './booking-record.module.css'
import { recordHistoryQuery } from './record-queries.ts'
import { type ToldChange, wholeHistory } from './whole-history.ts'

/** Lists all that was done to a booking, newest first: by whom, from where, and each field from which value to which. */
export function RecordHistory({ id, booking }: { id: string; booking: BookingResource }) {
  const { t } = useLatePhrases('bookingRecord')
  const { data, isError } = useQuery(recordHistoryQuery(id))
  const { log, fields } = booking.attributes
  if (!data && !isError) return <ListSkeleton />
  const changes = wholeHistory(data ?? [], log ?? [])
  return (
    <section className={styles.history} aria-labelledby="record-history">
      <h3 id="record-history" className={styles.part}>
        {t('history')}
      </h3>
      {isError && <p role="alert">{t('failedText')}</p>}
      {changes.length === 0 && !isError && <p className={styles.quiet}>{t('noHistory')}</p>}
      <ol className={styles.changes}>
        {changes.map((change) => (
          <Change
            key={change.id}
            change={change}
            locationId={booking.attributes.location_id}
            startsAt={fromUtcDateTime(booking.attributes.date, booking.attributes.time)}
            isBlock={fields._is_blocked === true}
          />
        ))}
      </ol>
    </section>
  )
}

function Change({
  change,
  locationId,
  startsAt,
  isBlock,
}: {
  change: ToldChange
  locationId: number
  startsAt: number
  isBlock: boolean
}) {
  const { t, language } = useLatePhrases('bookingRecord')
  const { t: say } = usePhrases('booking')
  const { t: views } = useLatePhrases('views')
  const { zone } = useSession().profileAt(locationId)
  const { fieldText, valueText } = useValueText(locationId)
  const now = useNow()
  const act = actKey(change.act, isBlock)
  const actor = actorKey(change.actor)
  return (
    <li className={styles.change}>
      <p className={styles.head}>
        <strong>{act ? say(`acts_${act}`) : change.act}</strong>
        <time dateTime={change.at}>{exactMoment(change.at, language, zone, localDateOf(now, zone))}</time>
        <ThenLink
          label={views('asItWasThen')}
          location={locationId}
          date={localDateOf(startsAt, zone)}
          moment={change.at}
        />
      </p>
      <p className={styles.actor}>
        {actor ? say(`by_${actor}`) : change.actor}
        {change.ip && ` · ${t('from', { ip: change.ip })}`}
      </p>
      {change.changes.length > 0 && (
        <ul className={styles.fields}>
          {change.changes.map(({ field, from, to }) => (
            <li key={field} className={styles.field}>
              <span className={styles.name}>{fieldText(field)}</span>
              <span className={styles.values}>
                {from !== null && from !== '' && (
                  <>
                    <del>{valueText(field, from)}</del>
                    <span aria-hidden="true">→</span>
                    <span className="rinda-only-heard">{t('became')}</span>
                  </>
                )}
                <ins>{valueText(field, to)}</ins>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

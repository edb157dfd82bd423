import type { BookingResource } from '@rinda/contract/booking/booking'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './booking-record.module.css'

/** Fields that prove a booking or are told elsewhere. */
const untold: ReadonlySet<string> = new Set(['token', 'log'])

/** Gives a booking as it may be copied: without what proves it. */
export function withoutToken({ id, attributes }: BookingResource): Record<string, unknown> {
  const { token: _, ...told } = attributes
  return { id, ...told }
}

/** Every field of a booking under the name that it has on the wire. */
export function AllFields({ booking }: { booking: BookingResource }) {
  const { t } = useLatePhrases('bookingRecord')
  const fields = Object.entries(booking.attributes).filter(([name]) => !untold.has(name))
  return (
    <details className={styles.all}>
      <summary>{t('fields')}</summary>
      <dl className={styles.allFields}>
        {fields.map(([name, value]) => (
          <div key={name} className={styles.raw}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value || '—' : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

import { useState } from 'react'
import { Link } from 'wouter'
import { keptTickets } from '../../queue/kept-tickets.ts'
import { usePhrases } from '../../session/words/phrases.ts'
import styles from './own-tickets.module.css'

/** Tickets that this device has at a location already, so that nobody takes a second one for want of the first. */
export function OwnTickets({ locationId }: { locationId: number }) {
  const { t } = usePhrases('visit')
  const [tickets] = useState(() => keptTickets().filter((one) => one.locationId === locationId))
  if (tickets.length === 0) return null
  return (
    <ul className={styles.list}>
      {tickets.map(({ id, token, label }) => (
        <li key={id}>
          <Link href={`/ticket/${id}#${token}`} className={styles.own}>
            <strong>{t('yours', { label })}</strong>
            <span>{t('yoursText')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

import type { Booking } from '@rinda/client/bookings/booking-view'
import { listUndelivered } from '@rinda/client/bookings/outbox'
import { unpack } from '@rinda/live/queries'
import { IconMailExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import styles from './contact.module.css'

/** Time in ms after which it is looked again whether a message arrived. */
const lookEveryMs = 10_000

/** Says that what was written to the visitor did not arrive, so that somebody calls or asks for another address. */
export function Undelivered({ booking }: { booking: Booking }) {
  const { t } = useLatePhrases('views')
  const { data } = useQuery({
    queryKey: ['undelivered', booking.id, booking.email, booking.phoneNumber],
    queryFn: async () => unpack(await listUndelivered(http, booking.id)) ?? [],
    staleTime: 0,
    refetchInterval: lookEveryMs,
  })
  return (
    <div role="status">
      {data?.map(({ channel, recipient, fault }) => (
        <p key={channel} className={styles.undelivered} title={fault}>
          <IconMailExclamation size={18} stroke={1.8} aria-hidden="true" />
          <span>
            {t(channel === 'email' ? 'mailNotArrived' : 'textNotArrived')}: {recipient}
          </span>
        </p>
      ))}
    </div>
  )
}

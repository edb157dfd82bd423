import type { Ticket } from '@rinda/client/queue/tickets'
import type { WaitMinutes } from '@rinda/domain/queue/wait-words'
import { LongTable } from '@rinda/ui/components/lists/long-table'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { momentText } from '../../../session/time-texts/moment-text.ts'
import { useWaitText } from '../../../session/time-texts/use-wait-text.ts'
import styles from '../monitor-queue.module.css'
import { TicketState } from './ticket-state.tsx'

/** Tickets, each with where it stands, how long it waits, and when it was taken and changed. */
export function TicketsTable(props: {
  tickets: readonly Ticket[]
  serviceName: (ticket: Ticket) => string
  /** Gives the name of a ticket's branch, where there are several; else null. */
  placeName: ((ticket: Ticket) => string) | null
}) {
  const { t, language } = useLatePhrases('tools')
  const { zone } = useSession().user.profile
  const columns = [
    ...[t('number'), t('service'), t('state'), t('before'), t('wait'), t('push'), t('created'), t('changed')],
  ]
  const wait = ({ timeToWait, timeToWaitLow: low, timeToWaitHigh: high }: Ticket) => (
    <span className={styles.two}>
      {timeToWait === null ? '–' : t('minutes', { count: timeToWait })}
      {low !== null && high !== null && high > 0 && (
        <span className={styles.small}>
          <WaitText low={low} high={high} />
        </span>
      )}
    </span>
  )
  return (
    <LongTable
      label={t('tickets')}
      columns={columns}
      rows={props.tickets}
      keyOf={({ id }) => id}
      cells={(ticket) => (
        <>
          <td data-monitor-ticket={ticket.label}>
            <span className={styles.two}>
              <strong className="rinda-figures">{ticket.label}</strong>
              <span className={styles.small}>#{ticket.id}</span>
            </span>
          </td>
          <td>
            <span className={styles.two}>
              {props.serviceName(ticket)}
              <span className={styles.small}>
                #{ticket.serviceId ?? '–'} {props.placeName?.(ticket)}
              </span>
            </span>
          </td>
          <td data-label={t('state')}>
            <TicketState ticket={ticket} />
          </td>
          <td className="rinda-figures" data-label={t('before')}>
            {ticket.ticketsToWait ?? '–'}
          </td>
          <td className="rinda-figures" data-label={t('wait')}>
            {wait(ticket)}
          </td>
          <td data-label={t('push')}>{t(ticket.isNotifications ? 'pushOn' : 'pushOff')}</td>
          <td className="rinda-figures" data-label={t('created')}>
            {momentText(ticket.createdAt, language, zone)}
          </td>
          <td className="rinda-figures" data-label={t('changed')}>
            {momentText(ticket.updatedAt, language, zone)}
          </td>
        </>
      )}
    />
  )
}

function WaitText(wait: WaitMinutes) {
  return useWaitText(wait)
}

import type { Ticket } from '@rinda/client/queue/tickets'
import type { ClientAttributes } from '@rinda/contract/queue/ticket'
import { Button } from '@rinda/ui/components/buttons/button'
import { LongTable } from '@rinda/ui/components/lists/long-table'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from '../monitor-queue.module.css'
import type { Monitor } from '../use-monitor.ts'

export type ClientRow = { readonly client: ClientAttributes; readonly isGone: boolean }

/** Devices, each with what it is, where it stands, and the way to pause it. */
export function ClientsTable(props: {
  rows: readonly ClientRow[]
  tickets: readonly Ticket[]
  monitor: Monitor
}) {
  const { t } = useLatePhrases('tools')
  const { wanted, setStatus } = props.monitor
  const labels = new Map(props.tickets.map(({ id, label }) => [String(id), label]))
  const columns = [
    ...[t('kind'), t('state'), t('device'), t('address'), t('version'), t('ticket')],
    <span key="acts" className="rinda-only-heard">
      {t('acts')}
    </span>,
  ]
  return (
    <LongTable
      label={t('clients')}
      columns={columns}
      rows={props.rows}
      keyOf={({ client }) => client.socket_id}
      cells={({ client, isGone }) => {
        const { socket_id: id, type, device, ticket_id: ticketId } = client
        const status = wanted.get(id) ?? client.status
        const isPaused = status === 'PAUSED'
        const made = [device.manufacturer, device.model].filter(Boolean).join(' ')
        const runs = [device.platform, device.version].filter(Boolean).join(' ')
        return (
          <>
            <td data-client={id}>
              <span className={styles.two}>
                <strong>{t(`kind_${type}`)}</strong>
                <span className={styles.small}>{id}</span>
              </span>
            </td>
            <td data-label={t('state')}>
              <span className={styles.two}>
                <span className={styles.state}>
                  <span
                    className={styles.dot}
                    data-tone={isGone ? undefined : isPaused ? 'bad' : 'good'}
                    aria-hidden="true"
                  />
                  {t(isGone ? 'clientState_gone' : `clientState_${status}`)}
                </span>
                {!client.ready && !isGone && <span className={styles.small}>{t('notReady')}</span>}
              </span>
            </td>
            <td data-label={t('device')}>
              <span className={styles.two}>
                {made || runs || t('deviceUnknown')}
                {made && runs && <span className={styles.small}>{runs}</span>}
              </span>
            </td>
            <td className="rinda-figures" data-label={t('address')}>
              {client.ip || '–'}
            </td>
            <td className="rinda-figures" data-label={t('version')}>
              {client.version || '–'}
            </td>
            <td className="rinda-figures" data-label={t('ticket')}>
              {ticketId === null ? '–' : (labels.get(ticketId) ?? `#${ticketId}`)}
            </td>
            <td>
              <Button
                isBusy={wanted.has(id)}
                aria-label={t(isPaused ? 'resumeOf' : 'pauseOf', { name: `${t(`kind_${type}`)} ${id}` })}
                onClick={() => setStatus(id, isPaused ? 'ONLINE' : 'PAUSED')}
              >
                {t(isPaused ? 'resume' : 'pause')}
              </Button>
            </td>
          </>
        )
      }}
    />
  )
}

import type { Ticket } from '@rinda/client/queue/tickets'
import type { ClientAttributes } from '@rinda/contract/queue/ticket'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { useRef } from 'react'
import { useHeldRows } from '../../../queue/use-held-rows.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { MonitorFilters } from '../filter-choices.ts'
import { filteredClients } from '../monitor-filters.ts'
import styles from '../monitor-queue.module.css'
import { NothingFound } from '../nothing-found.tsx'
import type { Monitor } from '../use-monitor.ts'
import { ClientFilters } from './client-filters.tsx'
import { type ClientRow, ClientsTable } from './clients-table.tsx'

/** The devices that are connected to the queue of a company, as the filters let them through. */
export function ClientsPanel(props: {
  monitor: Monitor
  clients: readonly ClientAttributes[]
  tickets: readonly Ticket[]
  filters: MonitorFilters
  onFilter: (filters: MonitorFilters) => void
}) {
  const { t } = useLatePhrases('tools')
  const { clients, filters, onFilter } = props
  const list = useRef<HTMLDivElement>(null)
  const found = filteredClients(clients, filters)
  // A click goes to the device that was aimed at: none moves while the list is pointed at.
  const { rows } = useHeldRows(
    list,
    found.map(({ socket_id }) => socket_id),
  )
  const seen = useRef(new Map<string, ClientAttributes>())
  const held = new Set(rows.map(({ id }) => id))
  for (const id of seen.current.keys()) if (!held.has(id)) seen.current.delete(id)
  for (const client of clients) if (held.has(client.socket_id)) seen.current.set(client.socket_id, client)
  const connected = new Set(clients.map(({ socket_id }) => socket_id))
  const shown = rows.flatMap(({ id }): ClientRow[] => {
    const client = seen.current.get(id)
    return client ? [{ client, isGone: !connected.has(id) }] : []
  })
  return (
    <>
      <ClientFilters
        filters={filters}
        onFilter={onFilter}
        count={clients.length > 0 ? t('shown', { shown: found.length, all: clients.length }) : ''}
      />
      <p className={styles.hint}>{t('pauseText')}</p>
      <div ref={list} className={styles.table}>
        {shown.length > 0 && <ClientsTable rows={shown} tickets={props.tickets} monitor={props.monitor} />}
        {shown.length === 0 && clients.length > 0 && <NothingFound onShowAll={() => onFilter({})} />}
        {shown.length === 0 && clients.length === 0 && (
          <EmptyFace title={t('noClients')} text={t('noClientsText')} />
        )}
      </div>
    </>
  )
}

import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { Banner } from '@rinda/ui/components/notices/banner'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { ClientsPanel } from './clients/clients-panel.tsx'
import type { MonitorFilters } from './filter-choices.ts'
import { TicketsPanel } from './tickets/tickets-panel.tsx'
import { useMonitor } from './use-monitor.ts'

export type MonitorView = 'tickets' | 'clients'

/** The queue of a company as it is this moment: its tickets, or the devices that are connected. */
export function MonitorPanel(props: {
  companyId: number
  view: MonitorView
  filters: MonitorFilters
  onFilter: (filters: MonitorFilters) => void
}) {
  const { t, language } = useLatePhrases('tools')
  const { t: say } = usePhrases('shell')
  const { view, filters, onFilter } = props
  const { locations } = useSession()
  const monitor = useMonitor(props.companyId)
  const { tickets, clients, hasFailed, info, asking } = monitor.state
  const own = (locations.data ?? []).filter(({ companyId }) => companyId === props.companyId)
  const { state, refusal } = monitor.connection
  // What is not ready just now comes back by itself.
  const isRefused = refusal !== undefined && refusal !== 'unavailable' && refusal !== 'rate_limited'
  const isThere = view === 'tickets' ? tickets !== undefined : clients !== undefined

  if (isRefused) return <ErrorFace title={t('failedTitle')} text={say('connectionRefused')} />
  if (!isThere && hasFailed)
    return (
      <ErrorFace
        title={t('failedTitle')}
        text={info?.[language] ?? t('failedText')}
        isRetrying={asking > 0}
        onRetry={monitor.retry}
      />
    )
  if (!isThere) return <ListSkeleton />
  return (
    <>
      {state === 'offline' && <Banner kind="warning">{t('lost')}</Banner>}
      {view === 'tickets' && (
        <TicketsPanel tickets={tickets ?? []} locations={own} filters={filters} onFilter={onFilter} />
      )}
      {view === 'clients' && (
        <ClientsPanel
          monitor={monitor}
          clients={clients ?? []}
          tickets={tickets ?? []}
          filters={filters}
          onFilter={onFilter}
        />
      )}
    </>
  )
}

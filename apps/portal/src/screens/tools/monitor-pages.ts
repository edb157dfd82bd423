import type { MonitorView } from '../../features/monitor-queue/monitor-panel.tsx'

/** Last parts of the monitors' paths. */
export const monitorPages = { tickets: 'qms-tickets', clients: 'qms-clients' } as const satisfies Record<
  MonitorView,
  string
>

/** Gives what a page of that name shows; null where there is none. */
export function viewOf(page: string): MonitorView | null {
  return page === monitorPages.tickets ? 'tickets' : page === monitorPages.clients ? 'clients' : null
}

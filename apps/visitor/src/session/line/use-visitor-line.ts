import type { VisitorSocket } from '@rinda/client/queue/visitor-socket'
import type { Connection } from '@rinda/client/sockets/line'
import { useMemo } from 'react'
import type { openVisitorLine } from './open-visitor-line.ts'
import { useLine } from './use-line.ts'

/** Connection of a page to the line of a location, and how it is. */
export type VisitorLine = { readonly socket: VisitorSocket | null; readonly connection: Connection }

type Place = { readonly id: number; readonly companyId: number; readonly socketKey: string }

/**
 * Keeps a connection to the line of a location for as long as the component is there. `ticket` is the one that the page shows: it is told of
 * every change of its place. `kiosk` is the secret of a paired one.
 */
export function useVisitorLine(
  location: Place | undefined,
  session: string,
  ticket?: { id: number; token: string },
  kiosk?: string,
): VisitorLine {
  const { id: locationId, companyId, socketKey } = location ?? {}
  const { id: ticketId, token } = ticket ?? {}
  const place = useMemo(
    () =>
      locationId === undefined || companyId === undefined || socketKey === undefined
        ? undefined
        : {
            ...{ companyId, locationId, socketKey, session, kiosk },
            ticket: ticketId !== undefined && token !== undefined ? { id: ticketId, token } : undefined,
          },
    [locationId, companyId, socketKey, session, ticketId, token, kiosk],
  )
  const { line, connection } = useLine(bring, place)
  return { socket: line, connection }
}

async function bring(): Promise<typeof openVisitorLine> {
  return (await import('./open-visitor-line.ts')).openVisitorLine
}

import type { VisitorSocket } from '@rinda/client/queue/visitor-socket'
import type { Connection } from '@rinda/client/sockets/connect-line'
import { logLine } from '@rinda/live/log-line'
import { makeId } from '@rinda/live/make-id'
import { useEffect, useState } from 'react'
import { deviceNow } from './device.ts'
import { onWake } from './on-wake.ts'
import { pageVersion } from './page-version.ts'

/** Connection of a page to the line of a location, and how it is. */
export type VisitorLine = { readonly socket: VisitorSocket | null; readonly connection: Connection }

type Place = { readonly id: number; readonly companyId: number; readonly socketKey: string }

/** Time in ms after which the code of the line is fetched again where it did not come. */
const tryAgainMs = 2_000

/**
 * Keeps a connection to the line of a location for as long as the component is there. Its code comes after the page is drawn. `ticket` is
 * the one that the page shows: it is told of every change of its place. `kiosk` is the secret of a paired one.
 */
export function useVisitorLine(
  place: Place | undefined,
  session: string,
  ticket?: { id: number; token: string },
  kiosk?: string,
): VisitorLine {
  const [socket, setSocket] = useState<VisitorSocket | null>(null)
  const [connection, setConnection] = useState<Connection>({ state: 'connecting', since: 0 })
  const { id: locationId, companyId, socketKey } = place ?? {}
  const { id: ticketId, token } = ticket ?? {}

  useEffect(() => {
    if (locationId === undefined || companyId === undefined) return
    let opened: VisitorSocket | undefined
    let isGone = false
    const open = async () => {
      try {
        const { connectVisitorSocket } = await import('@rinda/client/queue/visitor-socket')
        if (isGone) return
        opened = connectVisitorSocket({
          ...{ companyId, locationId, session, traces: makeId(), logger: logLine, device: deviceNow() },
          version: pageVersion ?? 'development',
          ...(socketKey ? { socketKey } : {}),
          ...(kiosk === undefined ? {} : { kiosk }),
          ...(ticketId !== undefined && token !== undefined ? { ticket: { id: ticketId, token } } : {}),
        })
        opened.onConnection(setConnection)
        setSocket(opened)
      } catch {
        if (isGone) return
        setConnection({ state: 'offline', since: Date.now() })
        timer = setTimeout(open, tryAgainMs)
      }
    }
    // The page stands before its code is asked for, which would take the line from it.
    let timer = setTimeout(open)
    return () => {
      isGone = true
      clearTimeout(timer)
      opened?.close()
      setSocket(null)
    }
  }, [locationId, companyId, socketKey, session, ticketId, token, kiosk])

  useEffect(() => {
    if (socket) return onWake(socket.check)
  }, [socket])

  return { socket, connection }
}

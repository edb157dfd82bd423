import { type AgentSocket, connectAgentSocket } from '@rinda/client/queue/agent-socket'
import type { Connection } from '@rinda/client/sockets/line'
import { logLine } from '@rinda/live/log-line'
import { makeId } from '@rinda/live/make-id'
import { useEffect, useState } from 'react'
import { portalVersion } from '../session/portal-version.ts'
import { useSession } from '../session/session.tsx'

/** The connection of an agent to the queue of a company, and how it is. */
export type AgentLine = { readonly socket: AgentSocket; readonly connection: Connection }

/** Keeps a connection to the queue of a company for as long as the component is there; null until it is begun. */
export function useAgentLine(companyId: number): AgentLine | null {
  const { token } = useSession().user
  const [socket, setSocket] = useState<AgentSocket | null>(null)
  const [connection, setConnection] = useState<Connection>({ state: 'connecting', since: 0 })

  useEffect(() => {
    const version = portalVersion ?? 'development'
    const opened = connectAgentSocket({ companyId, version, token, session: makeId(), logger: logLine })
    opened.onConnection(setConnection)
    setSocket(opened)
    return () => opened.close()
  }, [companyId, token])

  return socket && { socket, connection }
}

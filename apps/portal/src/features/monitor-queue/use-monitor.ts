import { connectMonitorSocket, type MonitorSocket } from '@rinda/client/queue/monitor-socket'
import type { Connection } from '@rinda/client/sockets/line'
import type { ClientStatus } from '@rinda/contract/queue/ticket'
import { logLine } from '@rinda/live/log-line'
import { makeId } from '@rinda/live/make-id'
import { useMachine } from '@rinda/live/use-machine'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { portalVersion } from '../../session/portal-version.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { beginMonitor, type MonitorState, stepMonitor } from './monitor-state.ts'

/** The monitor of a company, and what can be done with its devices. */
export type Monitor = {
  readonly state: MonitorState
  readonly connection: Connection
  readonly retry: () => void
  /** Statuses that were asked for and are not answered yet, by device. */
  readonly wanted: ReadonlyMap<string, ClientStatus>
  readonly setStatus: (socketId: string, status: ClientStatus) => void
}

const version = portalVersion ?? 'development'

/** Watches the queue of a company for as long as the component is there. */
export function useMonitor(companyId: number): Monitor {
  const { t, language } = usePhrases('booking')
  const { token } = useSession().user
  const toasts = useToasts()
  const { state, now, send } = useMachine(stepMonitor, beginMonitor)
  const [connection, setConnection] = useState<Connection>({ state: 'connecting', since: 0 })
  const [wanted, setWanted] = useState<ReadonlyMap<string, ClientStatus>>(new Map())
  const socket = useRef<MonitorSocket>(null)

  const ask = useCallback(async () => {
    const asked = socket.current
    if (!asked) return
    send({ type: 'asked' })
    const reply = await asked.request('ready', { version })
    if (asked !== socket.current) return
    if (reply.ok) send({ type: 'answered', tickets: reply.data.data })
    else send({ type: 'failed', info: reply.failure.info })
  }, [send])

  useEffect(() => {
    const opened = connectMonitorSocket({ companyId, version, token, session: makeId(), logger: logLine })
    socket.current = opened
    opened.onMessage((message) => void send({ type: 'told', message }))
    opened.onReload(() => void ask())
    opened.onConnection((next) => {
      setConnection(next)
      // Whoever waited in vain for the first connection is answered when it comes.
      if (next.state === 'online' && now().hasFailed) void ask()
    })
    void ask()
    return () => {
      socket.current = null
      opened.close()
    }
  }, [companyId, token, send, now, ask])

  async function setStatus(socketId: string, status: ClientStatus): Promise<void> {
    const asked = socket.current
    if (!asked || wanted.has(socketId)) return
    if (connection.state !== 'online') return toasts.error(t('offline'))
    setWanted((before) => new Map(before).set(socketId, status))
    const type = status === 'PAUSED' ? 'pause_client' : 'resume_client'
    const reply = await asked.request(type, { socketId })
    if (reply.ok) send({ type: 'client', client: reply.data })
    else toasts.error(reply.failure.info?.[language] ?? t('failed'))
    setWanted((before) => new Map([...before].filter(([id]) => id !== socketId)))
  }

  return {
    ...{ state, connection, wanted, retry: () => void ask() },
    setStatus: (socketId, status) => void setStatus(socketId, status),
  }
}

import { type BookingSocket, connectBookingSocket } from '@rinda/client/sockets/booking-socket'
import type { Connection, LineWatcher } from '@rinda/client/sockets/line'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { serverNow } from './clock/server-now.ts'
import { logLine } from './log-line.ts'
import { makeId } from './make-id.ts'
import { type ConnectionEvents, watchConnection } from './watch-connection.ts'

export type Live = {
  readonly request: BookingSocket['request']
  /** For acts: asks until it is known what became of them. */
  readonly requestSurely: BookingSocket['requestSurely']
  /** Hands on the changes that others made, in order, missed ones too. Returns the way to stop. */
  readonly subscribe: BookingSocket['onMessage']
  /** Hands on what was missed while the line was lost, once `subscribe` has had it. */
  readonly onMissed: BookingSocket['onMissed']
  /** Says that too much was missed: what is shown has to be asked for again. Queries are asked again by themselves. */
  readonly onReload: BookingSocket['onReload']
  readonly connection: Connection
}

type LiveConnectionProps = Partial<Omit<ConnectionEvents, 'onConnection'>> & {
  readonly companyId: number
  /** The version of the app, as the server compares it. */
  readonly version: string
  /** Says who asks. */
  readonly token: string
  /** For the platform's admin, who receives what changes in every company. */
  readonly receivesEveryCompany?: boolean
  /** Messages that the app understands besides those of every program. */
  readonly understands?: readonly string[]
  /** Sees every message of the line; the same one as long as the line is to stay. */
  readonly watcher?: LineWatcher
  readonly children: ReactNode
}

const none: readonly string[] = []

const LiveContext = createContext<Live | null>(null)

/** Keeps one live connection to a company for as long as it is there. Until it is begun nothing is drawn. */
export function LiveConnection(props: LiveConnectionProps) {
  const {
    companyId,
    version,
    token,
    receivesEveryCompany = false,
    understands = none,
    watcher,
    children,
  } = props
  const [socket, setSocket] = useState<BookingSocket | null>(null)
  const [connection, setConnection] = useState<Connection>({ state: 'connecting', since: 0 })
  const queries = useQueryClient()
  const onBack = useEffectEvent(() => props.onBack?.())
  const onSignedOut = useEffectEvent(() => props.onSignedOut?.())
  const onProfileChanged = useEffectEvent(() => props.onProfileChanged?.())

  useEffect(() => {
    const opened = connectBookingSocket({
      ...{ companyId, version, token, receivesEveryCompany, understands },
      session: makeId(),
      logger: logLine,
      now: serverNow,
      ...(watcher && { watcher }),
    })
    watchConnection(opened, queries, { onConnection: setConnection, onBack, onSignedOut, onProfileChanged })
    setSocket(opened)
    return () => opened.close()
  }, [companyId, version, token, receivesEveryCompany, understands, watcher, queries])

  const live = useMemo(
    () => socket && { ...socket, subscribe: socket.onMessage, connection },
    [socket, connection],
  )
  return live && <LiveContext value={live}>{children}</LiveContext>
}

/** The live connection around this component. */
export function useLive(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error('useLive is for what stands inside a LiveConnection')
  return live
}

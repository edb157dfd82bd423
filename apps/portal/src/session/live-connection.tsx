import {
  type BookingSocket,
  type Connection,
  connectBookingSocket,
} from '@rinda/client/sockets/booking-socket'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { followProfile } from './follow-profile.ts'
import { logLine } from './log-line.ts'
import { makeId } from './make-id.ts'
import { portalVersion } from './portal-version.ts'
import { currentUserQuery, readAgain } from './queries.ts'
import { useSession } from './session.tsx'

export type Live = {
  readonly request: BookingSocket['request']
  /** For acts: asks until it is known what became of them. */
  readonly requestSurely: BookingSocket['requestSurely']
  /** Hears changes made by others, in order, missed ones too. Returns the way to stop. */
  readonly subscribe: BookingSocket['onMessage']
  /** Too much was missed: what is shown has to be asked for again. Queries are asked again by themselves. */
  readonly onReload: BookingSocket['onReload']
  readonly connection: Connection
}

const LiveContext = createContext<Live | null>(null)

/** Keeps one live connection for as long as the person is signed in. */
export function LiveConnection({ children }: { children: ReactNode }) {
  const { user, company } = useSession()
  const [socket, setSocket] = useState<BookingSocket | null>(null)
  const [connection, setConnection] = useState<Connection>({ state: 'connecting', since: 0 })
  const queryClient = useQueryClient()

  useEffect(() => {
    const opened = connectBookingSocket({
      companyId: company.id,
      version: portalVersion ?? 'development',
      token: user.token,
      session: makeId(),
      hearsEveryCompany: user.role === 'QTICKET_ADMIN',
      logger: logLine,
    })
    let wasOffline = false
    let wasOnline = false
    opened.onConnection((now) => {
      setConnection(now)
      if (now.state === 'online' && !wasOnline) {
        wasOnline = true
        void readAgain(queryClient, { predicate: ({ meta }) => meta?.isHeardLive === true })
      }
      // What somebody may do can have changed meanwhile, and what could not be read can be read again.
      if (now.state === 'online' && wasOffline) {
        void followProfile(queryClient)
        void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
      }
      wasOffline = now.state === 'offline'
      // The server knows the person no longer: asking who is signed in leads to the sign-in page.
      if (now.refusal && now.refusal !== 'unavailable')
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    })
    opened.onMessage(({ type }) => {
      if (type === 'profile_changed') void followProfile(queryClient)
    })
    opened.onReload(() => void queryClient.invalidateQueries())
    setSocket(opened)
    return () => opened.close()
  }, [company.id, user.role, user.token, queryClient])

  const live = useMemo(
    () =>
      socket && {
        request: socket.request,
        requestSurely: socket.requestSurely,
        subscribe: socket.onMessage,
        onReload: socket.onReload,
        connection,
      },
    [socket, connection],
  )
  return live && <LiveContext value={live}>{children}</LiveContext>
}

export function useLive(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error('useLive is for screens inside the shell')
  return live
}

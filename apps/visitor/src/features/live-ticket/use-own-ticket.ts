import { getOwnTicket, type Ticket, ticketFrom } from '@rinda/client/queue/tickets'
import type { VisitorSocket } from '@rinda/client/queue/visitor-socket'
import { useCallback, useEffect, useState } from 'react'
import { onWake } from '../../session/line/on-wake.ts'
import { tryAgainMs } from '../../session/line/reading-pauses.ts'
import { visitorHttp } from '../../session/line/visitor-http.ts'

/** Ticket of a visitor as it is known by now; `unknown` where there is none of that id and token. */
export type OwnTicket = {
  readonly face: 'loading' | 'unknown' | 'failed' | 'there'
  readonly ticket: Ticket | undefined
  readonly readAgain: () => void
}

/** Reads a ticket by its token, and again whenever the page comes back. */
export function useOwnTicket(id: number, token: string): OwnTicket & { put: (ticket: Ticket) => void } {
  const [ticket, setTicket] = useState<Ticket>()
  const [face, setFace] = useState<OwnTicket['face']>('loading')
  const [asked, setAsked] = useState(0)
  const readAgain = useCallback(() => setAsked((times) => times + 1), [])
  const put = useCallback(
    (next: Ticket) => setTicket((before) => (before && before.updatedAt > next.updatedAt ? before : next)),
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const read = async () => {
      const result = await getOwnTicket(visitorHttp, { id, token })
      if (isGone) return
      if (!result.ok) {
        setFace((before) => (before === 'there' ? before : 'failed'))
        timer = setTimeout(read, tryAgainMs())
        return
      }
      if (result.value) put(result.value)
      setFace(result.value ? 'there' : 'unknown')
    }
    void read()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [id, token, asked, put])

  useEffect(() => onWake(readAgain), [readAgain])

  return { face, ticket, readAgain, put }
}

/** Keeps a ticket true by the messages of the line, and reads it again where some of them did not come. */
export function useFollowTicket(
  socket: VisitorSocket | null,
  isOnline: boolean,
  id: number,
  { put, readAgain }: { put: (ticket: Ticket) => void; readAgain: () => void },
): void {
  useEffect(() => {
    if (!socket) return
    const stops = [
      socket.onMessage((message) => {
        if (message.type === 'ticket' && Number(message.data.data.id) === id)
          put(ticketFrom(message.data.data))
      }),
      socket.onReload(readAgain),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [socket, id, put, readAgain])
  // Places have no number in the stream: whoever comes back asks how it stands.
  useEffect(() => {
    if (isOnline) readAgain()
  }, [isOnline, readAgain])
}

import { getVisitBoard } from '@rinda/client/queue/visit-board'
import type { VisitorSocket } from '@rinda/client/queue/visitor-socket'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import { machineNow } from '@rinda/live/clock/machine-now'
import { serverNow } from '@rinda/live/clock/server-now'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readAgainMs, tryAgainMs } from '../session/line/reading-pauses.ts'
import { repeatReading } from '../session/line/repeated-reading.ts'
import { visitorHttp } from '../session/line/visitor-http.ts'
import { emptyBoard, withoutOld, withReading, withTicket } from './board.ts'
import { createFreshCalls, type SaidCall } from './fresh-call.ts'

/** Time in ms from a change to the reading that tells the order of those who wait: a few changes share one. */
const afterChangeMs = () => 2_000 + Math.random() * 1_000
/** Jump of the machine's clock in ms from which on the screen was asleep. */
const asleepMs = 15_000

/** Speaker of calls, aloud. */
export type Voice = {
  say(call: SaidCall): void
  /** Leaves out the calls that wait to be said and are over by now. */
  leaveOut(isOver: (id: string) => boolean): void
}

type Line = { socket: VisitorSocket | null; isOnline: boolean }

/** Follows who is called and who is next: read over HTTP, and kept by the messages of the line. `voice` is told what to say, and what no longer. */
export function useBoard(locationId: number, { socket, isOnline }: Line, voice: Voice) {
  const [board, setBoard] = useState(emptyBoard)
  const [isRead, setRead] = useState(false)
  const [now, setNow] = useState(serverNow)
  const read = useRef<(inMs: number) => void>(() => {})
  /** Changes that came while the board is being read: the answer may be older than they are. */
  const meanwhile = useRef<TicketResource[] | null>(null)
  const [isFresh] = useState(createFreshCalls)

  useEffect(() => {
    let isGone = false
    const reading = repeatReading(async () => {
      const changes: TicketResource[] = []
      meanwhile.current = changes
      const result = await getVisitBoard(visitorHttp, locationId)
      if (isGone) return tryAgainMs()
      meanwhile.current = null
      if (!result.ok) return tryAgainMs()
      setBoard((before) => changes.reduce(withTicket, withReading(before, result.value)))
      const { called } = changes.reduce(withTicket, withReading(emptyBoard, result.value))
      voice.leaveOut((id) => !called.some((one) => one.id === id && !one.hasLeft))
      setNow(serverNow())
      setRead(true)
      return readAgainMs()
    })
    read.current = reading.readIn
    reading.readIn(0)
    return () => {
      isGone = true
      reading.stop()
    }
  }, [locationId, voice])

  useEffect(() => {
    if (!socket) return
    const stops = [
      socket.onMessage((message) => {
        if (message.type !== 'ticket') return
        const ticket = message.data.data
        meanwhile.current?.push(ticket)
        setBoard((before) => withTicket(before, ticket))
        const call = isFresh(ticket, serverNow())
        if (call) voice.say(call)
        if (ticket.attributes.status !== 'CALLED') voice.leaveOut((id) => id === ticket.id)
        read.current(afterChangeMs())
      }),
      socket.onReload(() => read.current(0)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [socket, isFresh, voice])

  useEffect(() => {
    if (isOnline) read.current(0)
  }, [isOnline])

  const wakeUp = useCallback(() => {
    if (document.visibilityState === 'visible') read.current(0)
  }, [])
  useEffect(() => {
    document.addEventListener('visibilitychange', wakeUp)
    let last = machineNow()
    const timer = setInterval(() => {
      const passed = machineNow() - last
      last += passed
      if (Math.abs(passed) > asleepMs) read.current(0)
      const at = serverNow()
      setNow(at)
      setBoard((before) => withoutOld(before, at))
    }, 1_000)
    return () => {
      document.removeEventListener('visibilitychange', wakeUp)
      clearInterval(timer)
    }
  }, [wakeUp])

  return { board, isRead, now }
}

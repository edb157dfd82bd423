import type { Connection } from '@rinda/client/sockets/line'
import { serverNow } from '@rinda/live/clock/server-now'
import { useEffect, useState } from 'react'
import { onWake } from './on-wake.ts'

type OpenLine = {
  onConnection(listener: (connection: Connection) => void): unknown
  check(): void
  close(): void
}

/** Time in ms after which the code of a line is fetched again where it did not come. */
const tryAgainMs = 2_000

/**
 * Keeps a line open for as long as the component is there. Its code, which `bring` fetches, comes after the page is drawn; where it does not
 * come, the line is said to be lost, and it is tried again. The line is opened anew whenever `place` is another object; without one there is none.
 */
export function useLine<Place, Line extends OpenLine>(
  bring: () => Promise<(place: Place) => Line>,
  place: Place | undefined,
): { readonly line: Line | null; readonly connection: Connection } {
  const [line, setLine] = useState<Line | null>(null)
  const [connection, setConnection] = useState<Connection>({ state: 'connecting', since: 0 })

  useEffect(() => {
    if (place === undefined) return
    let opened: Line | undefined
    let isGone = false
    const open = async () => {
      try {
        const openAt = await bring()
        if (isGone) return
        opened = openAt(place)
        opened.onConnection(setConnection)
        setLine(opened)
      } catch {
        if (isGone) return
        setConnection({ state: 'offline', since: serverNow() })
        timer = setTimeout(open, tryAgainMs)
      }
    }
    // The page stands before its code is asked for, which would take the line from it.
    let timer = setTimeout(open)
    return () => {
      isGone = true
      clearTimeout(timer)
      opened?.close()
      setLine(null)
    }
  }, [bring, place])

  useEffect(() => {
    if (line) return onWake(line.check)
  }, [line])

  return { line, connection }
}

import { serverNow } from '@rinda/live/clock/server-now'
import { useEffect, useReducer } from 'react'
import { watchMessages } from '../../session/watched-messages.ts'
import { entriesOf, type NewEntry } from './entry.ts'
import { beginLog, stepLog } from './message-log.ts'

/** Keeps what this page says to the server and hears from it, for as long as the component is there. It leaves the browser only as a file that is saved. */
export function useMessageLog() {
  const [state, send] = useReducer(stepLog, beginLog)
  useEffect(() => {
    const askedAt = new Map<string, number>()
    let came: NewEntry[] = []
    let frame = 0
    const stop = watchMessages((watched) => {
      came.push(...entriesOf(watched, askedAt, performance.now()))
      // What comes together is drawn together.
      frame ||= requestAnimationFrame(() => {
        frame = 0
        send({ type: 'came', entries: came, at: serverNow() })
        came = []
      })
    })
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [])
  return { state, send }
}

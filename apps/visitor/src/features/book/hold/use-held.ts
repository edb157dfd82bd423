import { useCallback, useEffect, useRef, useState } from 'react'
import { type Held, keepHeld, keptHeld } from './kept.ts'

/** Keeps the time that is held in this tab, and notices when it is held no longer. `now` gives it at this moment, also after a wait. */
export function useHeld(serviceId: number) {
  const [held, setHeld] = useState<Held | null>(() => {
    const kept = keptHeld()
    return kept?.serviceId === serviceId ? kept : null
  })
  const [isOver, setIsOver] = useState(false)
  const current = useRef(held)
  const put = useCallback((next: Held | null) => {
    current.current = next
    keepHeld(next)
    setHeld(next)
    setIsOver(false)
  }, [])
  /** The time is not kept any more; what it was stays known, to be kept anew. */
  const end = useCallback(() => {
    // One that was sent may be booked: whoever loads the page again is to come to it.
    if (!current.current?.isSent) keepHeld(null)
    setIsOver(true)
  }, [])
  /** Its form was sent, or it is known that this booked nothing. */
  const mark = useCallback((isSent: boolean) => {
    if (!current.current) return
    const next = { ...current.current, isSent }
    current.current = next
    keepHeld(isSent || next.endsAt > performance.now() ? next : null)
    setHeld(next)
  }, [])
  const endsAt = held?.endsAt
  useEffect(() => {
    if (endsAt === undefined) return
    const timer = setTimeout(end, Math.max(0, endsAt - performance.now()))
    return () => clearTimeout(timer)
  }, [endsAt, end])
  return { held, isOver, put, mark, end, now: useCallback(() => current.current, []) }
}

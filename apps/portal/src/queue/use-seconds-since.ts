import { serverNow } from '@rinda/live/clock/server-now'
import { useEffect, useState } from 'react'

/** Whole seconds since a moment (ISO 8601), counted on each second; 0, and at rest, without one. */
export function useSecondsSince(moment: string | null): number {
  const [now, setNow] = useState(() => serverNow())
  const isRunning = moment !== null
  useEffect(() => {
    if (!isRunning) return
    setNow(serverNow())
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return moment === null ? 0 : Math.max(0, Math.floor((now - Date.parse(moment)) / 1_000))
}

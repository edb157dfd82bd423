import { useEffect, useState } from 'react'

/** Whole seconds since a moment (ISO 8601), counted on each second; 0, and at rest, without one. */
export function useSecondsSince(moment: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  const isRunning = moment !== null
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return moment === null ? 0 : Math.max(0, Math.floor((now - Date.parse(moment)) / 1_000))
}

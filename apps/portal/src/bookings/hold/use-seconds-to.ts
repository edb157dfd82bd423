import { serverNow } from '@rinda/live/clock/server-now'
import { useEffect, useState } from 'react'

const secondMs = 1_000

/** Counts down the whole seconds until a moment (epoch milliseconds): 0 once it is over, null for null. */
export function useSecondsTo(at: number | null): number | null {
  const [, draw] = useState(0)
  useEffect(() => {
    if (at === null) return
    const timer = setInterval(() => draw((nth) => nth + 1), secondMs)
    return () => clearInterval(timer)
  }, [at])
  return at === null ? null : Math.max(0, Math.ceil((at - serverNow()) / secondMs))
}

/** Writes seconds as minutes and seconds: `9:05`. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

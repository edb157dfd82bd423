import { onClockSet, serverNow } from '@rinda/live/clock/server-now'
import { useEffect, useState } from 'react'

/** Tells whether a moment (epoch milliseconds) has come; false for null. */
export function useIsOver(at: number | null): boolean {
  const [over, setOver] = useState<number | null>(null)
  useEffect(() => {
    if (at === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const leftMs = at - serverNow()
      if (leftMs <= 0) setOver(at)
      else timer = setTimeout(look, leftMs)
    }
    look()
    const stop = onClockSet(look)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [at])
  return at !== null && over === at
}

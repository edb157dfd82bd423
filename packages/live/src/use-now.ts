import { useEffect, useState } from 'react'
import { onClockSet, serverNow } from './clock/server-now.ts'

const lookAgainMs = 5_000

const minuteNow = () => Math.floor(serverNow() / 60_000)

/**
 * The present minute since 1970 at the place, whatever this machine's clock shows; looked at every 5 s, and whenever the clock is put right. What shows
 * it is drawn again only when the minute has changed.
 */
export function useNow(): number {
  const [now, setNow] = useState(minuteNow)
  useEffect(() => {
    const look = () => setNow(minuteNow())
    look()
    const timer = setInterval(look, lookAgainMs)
    document.addEventListener('visibilitychange', look)
    const stop = onClockSet(look)
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}

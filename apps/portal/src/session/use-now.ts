import type { EpochMinutes } from '@rinda/domain/time/zone'
import { useEffect, useState } from 'react'

const slotTimeRefreshMs = 5_000

const minuteNow = (): EpochMinutes => Math.floor(Date.now() / 60_000)

/** The present minute, looked at every 5 s; what shows it is drawn again only when the minute has changed. */
export function useNow(): EpochMinutes {
  const [now, setNow] = useState(minuteNow)
  useEffect(() => {
    const look = () => setNow(minuteNow())
    const timer = setInterval(look, slotTimeRefreshMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}

import { useEffect, useState } from 'react'

const lookAgainMs = 5_000

const minuteNow = () => Math.floor(Date.now() / 60_000)

/** The present minute since 1970, looked at every 5 s; what shows it is drawn again only when the minute has changed. */
export function useNow(): number {
  const [now, setNow] = useState(minuteNow)
  useEffect(() => {
    const look = () => setNow(minuteNow())
    const timer = setInterval(look, lookAgainMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}

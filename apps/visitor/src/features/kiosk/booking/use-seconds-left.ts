import { useEffect, useState } from 'react'

/** Counts the seconds until a moment of the page's clock (`performance.now`). */
export function useSecondsLeft(endsAt: number): number {
  const left = () => Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew for another moment
  useEffect(() => {
    const look = () => setSeconds(left())
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return seconds
}

import { useEffect, useState } from 'react'

const secondMs = 1_000

/** Whole seconds until a moment of this device's clock, told each second; null when there is nothing to wait for. */
export function useCountdown(endsAt: number | null): number | null {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (endsAt === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [endsAt])
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / secondMs))
}

/** `9:05`, minutes and seconds. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

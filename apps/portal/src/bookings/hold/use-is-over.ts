import { useEffect, useState } from 'react'

/** Tells whether a moment of this device's clock (epoch milliseconds) has come; false for null. */
export function useIsOver(at: number | null): boolean {
  const [over, setOver] = useState<number | null>(null)
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => setOver(at), at - Date.now())
    return () => clearTimeout(timer)
  }, [at])
  return at !== null && over === at
}

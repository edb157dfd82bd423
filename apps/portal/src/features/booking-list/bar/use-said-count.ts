import { useEffect, useRef, useState } from 'react'

/** Pause in typing after which the count is said; the rows are found by then. */
const afterMs = 600

/**
 * Gives the count for a screen reader once for each thing that is asked for (a search, states): not at first, and not again when others
 * book meanwhile.
 */
export function useSaidCount(count: string, asked: string): string {
  const latest = useRef(count)
  latest.current = count
  const before = useRef(asked)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (asked === before.current) return
    before.current = asked
    const timer = setTimeout(() => setSaid(latest.current), afterMs)
    return () => clearTimeout(timer)
  }, [asked])
  return said
}

import { useEffect, useState } from 'react'

/** Tells whether what a page shows first has been drawn: only then does it load what comes beside it. */
export function useDrawn(isShown: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setDrawn(true))
    return () => clearTimeout(timer)
  }, [isShown])
  return isDrawn
}

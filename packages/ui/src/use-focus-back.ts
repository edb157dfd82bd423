import { useEffect, useRef } from 'react'

/** A dialog gives the focus back itself where it can; this looks after it has tried, for as long as it may still be fading. */
const afterDialogMs = 150
const mostTries = 10

/**
 * Calls `giveFocus` when the last dialog over a view closes and nothing has the focus, as the element that it
 * was opened from is gone.
 */
export function useFocusBack(isCovered: boolean, giveFocus: () => void): void {
  const wasCovered = useRef(isCovered)
  const latest = useRef(giveFocus)
  latest.current = giveFocus
  useEffect(() => {
    if (isCovered === wasCovered.current) return
    wasCovered.current = isCovered
    if (isCovered) return
    let tries = 0
    const timer = setInterval(() => {
      tries += 1
      const { activeElement } = document
      if (activeElement === document.body) latest.current()
      if (!activeElement?.closest('[role="dialog"]') || tries === mostTries) clearInterval(timer)
    }, afterDialogMs)
    return () => clearInterval(timer)
  }, [isCovered])
}

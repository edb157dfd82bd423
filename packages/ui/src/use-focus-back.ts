import { useEffect, useRef } from 'react'

/** A dialog gives the focus back itself where it can; this looks after it has tried, for as long as it may still be fading. */
const afterDialogMs = 150
const mostTries = 10

/** Functions that give the focus to a place in a view, one for each view that is shown. */
const views = new Set<{ readonly current: () => void }>()

/** Takes the focus from what is about to go, and gives it to the place where it was last in the view; where no view has one, to the page. */
export function giveFocusToView(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
  for (const view of views) {
    if (document.activeElement === document.body) view.current()
  }
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Calls `giveFocus` when the last dialog over a view closes and nothing has the focus, as the element that it was opened from is gone; and when a
 * message goes that had the focus, and came by it from such an element.
 */
export function useFocusBack(isCovered: boolean, giveFocus: () => void): void {
  const wasCovered = useRef(isCovered)
  const latest = useRef(giveFocus)
  latest.current = giveFocus
  useEffect(() => {
    views.add(latest)
    return () => void views.delete(latest)
  }, [])
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

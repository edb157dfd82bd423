import { useEffect, useRef } from 'react'
import { isPageCovered } from './open-layers.ts'

/**
 * Closes a part of the page by Escape while nothing has the focus: right after the page was opened at the address of that part, or once what had
 * the focus is gone. What lies over the page goes first.
 */
export function useEscapeFromPage(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isOfNothing = event.target === document.body && !event.defaultPrevented && !event.isComposing
      if (event.key !== 'Escape' || !isOfNothing || isPageCovered()) return
      event.preventDefault()
      latest.current()
    }
    // Before the layers over the page hear it: one that closes by the same key is still there.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen])
}

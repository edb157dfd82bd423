import { useEffect, useRef } from 'react'

/** A view that walks its own cells gives the focus to the next of them by then. */
const afterViewsMs = 400

/** Number of times that something was opened over the page: what closed before the last of them gives nothing back late. */
let openings = 0

/**
 * Gives the focus back, once what lies over the page is closed, to what had it when that opened; where that is gone, to what was around it.
 * Mantine's own (`returnFocus`) asks for it after the dialog has been drawn, when on a busy machine the focus is inside already, and not at
 * all for a dialog that came open.
 */
export function useGiveBack(isOpen: boolean): void {
  const opener = useRef<Element | null>(null)
  const around = useRef<readonly Element[]>([])
  const wasOpen = useRef(false)
  if (isOpen && !wasOpen.current) {
    opener.current = document.activeElement
    around.current = parentsOf(opener.current)
    openings += 1
  }
  wasOpen.current = isOpen
  useEffect(() => {
    const back = opener.current
    if (isOpen || !(back instanceof HTMLElement) || back === document.body) return
    const opened = openings
    // Not cleared: the dialog may be gone from the page by then, and the focus with it.
    setTimeout(() => {
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement?.closest('[role="dialog"]')
      if (isLost && back.isConnected) back.focus({ preventScroll: true })
    })
    setTimeout(() => {
      if (opened !== openings || document.activeElement !== document.body || back.isConnected) return
      const place = around.current.find((one) => one.isConnected && one.hasAttribute('tabindex'))
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    }, afterViewsMs)
  }, [isOpen])
}

/** Elements around one, the nearest first. They are noted while it is there: when it is gone, nothing is around it. */
function parentsOf(element: Element | null): Element[] {
  const parents = []
  for (let at = element?.parentElement; at; at = at.parentElement) parents.push(at)
  return parents
}

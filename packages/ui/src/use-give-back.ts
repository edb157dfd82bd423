import { useEffect, useRef } from 'react'

/**
 * Gives the focus back, once what lies over the page is closed, to what had it when that opened. Mantine's own (`returnFocus`) asks for it
 * after the dialog has been drawn, when on a busy machine the focus is inside already, and not at all for a dialog that came open.
 */
export function useGiveBack(isOpen: boolean): void {
  const opener = useRef<Element | null>(null)
  const wasOpen = useRef(false)
  if (isOpen && !wasOpen.current) opener.current = document.activeElement
  wasOpen.current = isOpen
  useEffect(() => {
    const back = opener.current
    if (isOpen || !(back instanceof HTMLElement)) return
    // Not cleared: the dialog may be gone from the page by then, and the focus with it.
    setTimeout(() => {
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement?.closest('[role="dialog"]')
      if (isLost && back.isConnected) back.focus({ preventScroll: true })
    })
  }, [isOpen])
}

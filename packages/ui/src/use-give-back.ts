import { useEffect, useState } from 'react'

/** Mantine gives the focus back only to what opened a dialog that was there, closed, before: this does it for one that came open. */
export function useGiveBack(isOpen: boolean) {
  const [opener] = useState(() => (isOpen ? document.activeElement : null))
  useEffect(() => {
    if (isOpen || !(opener instanceof HTMLElement)) return
    // Not cleared: the dialog may be gone from the page by then, and the focus with it.
    setTimeout(() => {
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement?.closest('[role="dialog"]')
      if (isLost && opener.isConnected) opener.focus({ preventScroll: true })
    })
  }, [isOpen, opener])
}

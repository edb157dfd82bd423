import { useEffect, useRef } from 'react'

type Opened = { readonly close: () => void }

/** What is open over the page, the last opened last. */
const opened: Opened[] = []

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  // A list of choices that is open in a field closes first.
  const isTaken =
    event.target instanceof Element && event.target.closest('[data-mantine-stop-propagation="true"]')
  if (!isTaken) opened.at(-1)?.close()
}

/** Escape closes what was opened last over the page, and that alone; one that must be answered (no `close`) keeps what is under it open too. */
export function useEscape(isOpen: boolean, close: (() => void) | undefined): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const own: Opened = { close: () => latest.current?.() }
    if (opened.length === 0) window.addEventListener('keydown', onKeyDown, { capture: true })
    opened.push(own)
    return () => {
      opened.splice(opened.indexOf(own), 1)
      if (opened.length === 0) window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [isOpen])
}

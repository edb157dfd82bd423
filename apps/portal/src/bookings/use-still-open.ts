import { useCallback, useEffect, useRef } from 'react'

/** Asks, after a wait, whether the dialog that began the act is still there: another may stand in its place by then. */
export function useStillOpen(isOpen: boolean): () => boolean {
  const open = useRef(isOpen)
  useEffect(() => {
    open.current = isOpen
    return () => {
      open.current = false
    }
  }, [isOpen])
  return useCallback(() => open.current, [])
}

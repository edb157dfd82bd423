import { useCallback, useEffect, useRef } from 'react'
import { changedMs } from './line/reading-pauses.ts'

/** Gives a way to have something done a moment after a change, once for all changes that come until then. */
export function useLater(act: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      act()
    }, changedMs())
  }, [act])
}

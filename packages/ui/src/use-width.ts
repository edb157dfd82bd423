import { useCallback, useSyncExternalStore } from 'react'

/**
 * Tells whether the page is at most `width` px wide; for places where the words differ and not only their
 * look.
 */
export function useIsAtMost(width: number): boolean {
  const query = `(max-width: ${width}px)`
  const listen = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches)
}

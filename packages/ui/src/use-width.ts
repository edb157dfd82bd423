import { useCallback, useSyncExternalStore } from 'react'

/** Whether the page is at most so wide, in px; asked where the words differ and not only their look. */
export function useIsAtMost(width: number): boolean {
  const query = `(max-width: ${width}px)`
  const listen = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches)
}

import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

const views = ['cancel', 'move', 'earlier', 'data'] as const
/** Part of the page that is shown; `booking` is the visit itself. */
export type View = (typeof views)[number] | 'booking'

/** The part that the address names, so that the browser goes back from one; the fragment stays. */
export function useView(): { view: View; show: (view: View, options?: { replace?: boolean }) => void } {
  const named = new URLSearchParams(useSearch()).get('view')
  const show = useCallback((view: View, options: { replace?: boolean } = {}) => {
    const { pathname, hash } = location
    navigate(`${pathname}${view === 'booking' ? '' : `?view=${view}`}${hash}`, options)
  }, [])
  return { view: views.find((view) => view === named) ?? 'booking', show }
}

import { type RefObject, useCallback, useEffect, useState } from 'react'

/** On a phone one column of time fills the page, and is swiped: which one is seen, and the ways to another. */
export function useSwipe(scroller: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const follow = () => setCurrent(Math.round(element.scrollLeft / columnWidth(element)))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [scroller])

  const goTo = useCallback(
    (index: number, behavior: 'smooth' | 'instant' = 'smooth') => {
      const element = scroller.current
      element?.scrollTo({ left: index * columnWidth(element), behavior })
    },
    [scroller],
  )
  return { current, goTo }
}

/** Every column is as wide as the page beside the rail. */
function columnWidth(scroller: HTMLElement): number {
  const rail = Number.parseFloat(getComputedStyle(scroller).scrollPaddingLeft) || 0
  return Math.max(1, scroller.clientWidth - rail)
}

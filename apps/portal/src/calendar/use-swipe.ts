import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Time in ms without scrolling after which a swipe is over, where the browser does not tell. */
const restMs = 300

/**
 * Gives which column is seen on a phone, where one of them fills the page and is swiped, and the way to another. `onRest` hears of the
 * one on which a swipe ends.
 */
export function useSwipe(scroller: RefObject<HTMLElement | null>, onRest?: (index: number) => void) {
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const follow = () => setCurrent(indexOf(element))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [scroller])

  useEffect(() => {
    const element = scroller.current
    if (!element || !onRest) return
    return hearRest(element, () => onRest(indexOf(element)))
  }, [scroller, onRest])

  const goTo = useCallback(
    (index: number, behavior: 'smooth' | 'instant' = 'smooth') => {
      const element = scroller.current
      element?.scrollTo({ left: index * columnWidth(element), behavior })
    },
    [scroller],
  )
  return { current, goTo }
}

/** Hears when scrolling ends. Returns the way to stop. */
function hearRest(element: HTMLElement, onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(onRest, restMs)
  }
  const [type, hear] =
    'onscrollend' in window ? (['scrollend', onRest] as const) : (['scroll', wait] as const)
  element.addEventListener(type, hear, { passive: true })
  return () => {
    clearTimeout(timer)
    element.removeEventListener(type, hear)
  }
}

function indexOf(element: HTMLElement): number {
  return Math.round(element.scrollLeft / columnWidth(element))
}

/** Every column is as wide as the page beside the rail. */
function columnWidth(scroller: HTMLElement): number {
  const rail = Number.parseFloat(getComputedStyle(scroller).scrollPaddingLeft) || 0
  return Math.max(1, scroller.clientWidth - rail)
}

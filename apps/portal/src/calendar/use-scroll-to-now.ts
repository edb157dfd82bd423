import { type RefObject, useEffect, useRef } from 'react'

/** Brings now into sight when a day or a week is opened, a third below the top; never again while that is looked at. */
export function useScrollToNow(
  scroller: RefObject<HTMLElement | null>,
  shown: string,
  nowFrom: number | null,
  pxPerMinute: number,
) {
  const doneFor = useRef('')
  useEffect(() => {
    const element = scroller.current
    if (!element || doneFor.current === shown) return
    doneFor.current = shown
    if (nowFrom !== null) element.scrollTop = Math.max(0, nowFrom * pxPerMinute - element.clientHeight / 3)
  }, [scroller, shown, nowFrom, pxPerMinute])
}

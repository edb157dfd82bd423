import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps in place what the person looks at when a booking before the first hour makes the day begin earlier.
 */
export function useStayPut(scroller: RefObject<HTMLElement | null>, shown: string, startPx: number) {
  const last = useRef({ shown, startPx })
  useLayoutEffect(() => {
    const element = scroller.current
    const before = last.current
    last.current = { shown, startPx }
    const moved = before.startPx - startPx
    // Asked only when it has moved: the place of the scroller is known once all is laid out.
    if (element && before.shown === shown && moved !== 0) element.scrollTop += moved
  }, [scroller, shown, startPx])
}

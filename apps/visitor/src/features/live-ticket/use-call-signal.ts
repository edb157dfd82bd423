import { useEffect, useRef } from 'react'
import { chime } from './chime.ts'

/** Rhythm in ms in which a phone that is called shakes: on, off, on. */
const rhythm = [300, 150, 300, 150, 600]

/**
 * Has the phone ring and shake when its ticket is called, and when it is called again; `calledAt` is the moment, null while it waits,
 * undefined while nothing is known. A page that is opened on a ticket which was called before stays silent.
 */
export function useCallSignal(calledAt: string | null | undefined): void {
  const last = useRef(calledAt)
  useEffect(() => {
    const before = last.current
    if (calledAt === before || calledAt === undefined) return
    last.current = calledAt
    if (calledAt === null || before === undefined) return
    // A browser lets nothing shake, and nothing be heard, before somebody has touched the page.
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(rhythm)
    void chime()
  }, [calledAt])
}

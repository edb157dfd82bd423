import { useTextScale } from '@rinda/ui/use-text-scale'
import { useSyncExternalStore } from 'react'

/** Beside the rail of hours stand seven days; on a phone one. */
const days = 7
const leastColumnPx = 132
const marginPx = 6
const scrollbarPx = 16
/** Width that a finger needs to find a free time beside bookings, as the styles have it. */
const gutterPx = 26
/** A window that is resized is not laid out anew at every pixel. */
const stepPx = 4

/**
 * Gives the width that a day's bookings have, in px of a page whose text has its usual size: larger text has as much less room. Asked again
 * when the window is resized.
 */
export function useColumnPx(): number {
  const scale = useTextScale()
  return useSyncExternalStore(onResize, () => columnPx(scale))
}

function columnPx(scale: number): number {
  const isPhone = window.matchMedia('(max-width: 767px)').matches
  const hovers = window.matchMedia('(hover: hover)').matches
  const column = isPhone
    ? window.innerWidth / scale - 54
    : Math.max(leastColumnPx, ((window.innerWidth - scrollbarPx) / scale - 64) / days)
  const px = column - marginPx - (hovers ? 0 : gutterPx)
  return Math.floor(px / stepPx) * stepPx
}

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

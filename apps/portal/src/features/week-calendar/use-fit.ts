import { useSyncExternalStore } from 'react'

/** The least width of a part: what a finger or a pointer still finds. */
const leastPartPx = 24
/** Beside the rail of hours stand seven days; on a phone one. */
const days = 7
const leastColumnPx = 132
const marginPx = 6
const scrollbarPx = 16

/**
 * Gives the number of parts of the least width that fit into a day's column; asked again when the window is
 * resized.
 */
export function useFit(): number {
  return useSyncExternalStore(onResize, fit)
}

function fit(): number {
  const isPhone = window.matchMedia('(max-width: 767px)').matches
  const column = isPhone
    ? window.innerWidth - 54
    : Math.max(leastColumnPx, (window.innerWidth - scrollbarPx - 64) / days)
  return Math.max(1, Math.floor((column - marginPx) / leastPartPx))
}

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

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

/** Gives the width in px that a day's bookings have; asked again when the window is resized. */
export function useColumnPx(): number {
  return useSyncExternalStore(onResize, columnPx)
}

function columnPx(): number {
  const isPhone = window.matchMedia('(max-width: 767px)').matches
  const hovers = window.matchMedia('(hover: hover)').matches
  const column = isPhone
    ? window.innerWidth - 54
    : Math.max(leastColumnPx, (window.innerWidth - scrollbarPx - 64) / days)
  const px = column - marginPx - (hovers ? 0 : gutterPx)
  return Math.floor(px / stepPx) * stepPx
}

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

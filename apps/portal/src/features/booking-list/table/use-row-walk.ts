import type { Booking } from '@rinda/client/bookings/booking-view'
import { useFocusBack } from '@rinda/ui/use-focus-back'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'

/**
 * Gives the index of the row that a key leads to; null for keys that lead nowhere. `page` is the number of
 * rows in sight.
 */
export function rowAfter(key: string, at: number, count: number, page: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[key]
  if (step !== undefined) return Math.max(0, Math.min(count - 1, at + step))
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * One row at a time is reached by Tab; arrows, Page Up and Down, Home and End walk from there. The focus stays on its booking while others
 * come and go, and on its place when the booking itself goes.
 */
export function useRowWalk(
  rows: readonly Booking[],
  scroller: RefObject<HTMLElement | null>,
  isCovered: boolean,
) {
  const [active, setActive] = useState<string | null>(null)
  const place = useRef(0)
  const hasFocus = useRef(false)
  const cameFromHere = useRef(false)
  const index = useMemo(() => {
    const found = active === null ? -1 : rows.findIndex(({ qtid }) => qtid === active)
    return found === -1 ? Math.max(0, Math.min(place.current, rows.length - 1)) : found
  }, [rows, active])

  useLayoutEffect(() => {
    place.current = index
    // Only where the focus was in a row, and has moved on with it or was lost with it.
    const focused = document.activeElement
    if (!hasFocus.current || (focused !== document.body && !scroller.current?.contains(focused))) return
    const button = scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)
    if (button !== focused) button?.focus({ preventScroll: true })
  })

  useFocusBack(isCovered, () => {
    if (!cameFromHere.current) return
    scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus({ preventScroll: true })
  })

  const handlersFor = (scrollTo: (index: number) => void, rowHeight: number) => ({
    onFocus: (event: { target: EventTarget }) => {
      const at = rowOf(event.target)
      hasFocus.current = at !== null
      cameFromHere.current = at !== null
      if (at !== null) setActive(rows[at]?.qtid ?? null)
    },
    onBlur: () => {
      hasFocus.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (rowOf(event.target) === null || event.ctrlKey || event.metaKey || event.altKey) return
      const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2)
      const to = rowAfter(event.key, index, rows.length, page)
      if (to === null) return
      event.preventDefault()
      setActive(rows[to]?.qtid ?? null)
      scrollTo(to)
    },
  })
  return { index, handlersFor }
}

function rowOf(target: EventTarget): number | null {
  const row = target instanceof HTMLElement ? target.dataset.row : undefined
  return row === undefined ? null : Number(row)
}

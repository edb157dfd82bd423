import type { Booking } from '@rinda/client/bookings/booking-view'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Draws the rows that are seen, of however many. A change that comes in moves nothing that is looked at: the first row in sight stays
 * where it is. Another view of them (`viewKey`) begins at the top.
 */
export function useRows(props: {
  rows: readonly Booking[]
  rowHeight: number
  /** Height in pixels of what lies over the top of the scroller: the head of a table. */
  headHeight?: number
  scroller: RefObject<HTMLElement | null>
  viewKey: string
  /** Rows come in from the server: what stands at the top stays at the top. */
  isLoading: boolean
  /** A row that is drawn wherever it is: the one that the keyboard is on. */
  kept: number
}) {
  const { rows, rowHeight, scroller, viewKey, kept } = props
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingEnd: props.headHeight ?? 0,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      if (kept < 0 || kept >= range.count || seen.includes(kept)) return seen
      return [...seen, kept].sort((one, other) => one - other)
    },
  })

  const anchor = useRef<{ qtid: string; offset: number } | null>(null)
  const known = useRef({ viewKey, rowHeight })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const isOther = known.current.viewKey !== viewKey || known.current.rowHeight !== rowHeight
    known.current = { viewKey, rowHeight }
    if (isOther) element.scrollTop = 0
    else if (anchor.current && !(props.isLoading && element.scrollTop === 0)) {
      const at = rows.findIndex(({ qtid }) => qtid === anchor.current?.qtid)
      if (at !== -1) element.scrollTop = at * rowHeight + anchor.current.offset
    }
    const remember = () => {
      const first = rows[Math.floor(element.scrollTop / rowHeight)]
      anchor.current = first ? { qtid: first.qtid, offset: element.scrollTop % rowHeight } : null
    }
    remember()
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [rows, rowHeight, scroller, viewKey, props.isLoading])

  return virtual
}

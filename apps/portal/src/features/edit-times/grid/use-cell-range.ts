import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type CellRange, countOf, isWithin } from './cell-range.ts'
import { type CellWalk, type GridPlace, placeOf } from './use-cell-walk.ts'

/** Keys that lead a block further while Shift is held; without it they leave it. */
const leads = /^(Arrow|Page|Home|End)/

/**
 * Keeps the block of cells that is chosen: by Shift and the keys that move, by a click with Shift, or by pressing on a cell and leading the
 * pointer to another. It begins where the keyboard is; whatever goes elsewhere without Shift leaves it.
 */
export function useCellRange(walk: CellWalk) {
  const [begun, setBegun] = useState<GridPlace | null>(null)
  /** Cell on which the pointer was pressed, while it is. */
  const pressed = useRef<GridPlace | null>(null)
  const range: CellRange | null = begun && { begun, led: walk.at }
  const chosen = range && countOf(range) > 1 ? range : null

  useEffect(() => {
    const release = () => {
      pressed.current = null
    }
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [])

  return {
    chosen,
    count: chosen ? countOf(chosen) : 1,
    holds: (place: GridPlace) => chosen !== null && isWithin(chosen, place),
    leave: () => setBegun(null),
    /** To be told of a key before it moves. */
    onKeyDown(event: KeyboardEvent) {
      const here = placeOf(event.target)
      if (!here) return
      if (event.key === 'Escape' && chosen) {
        event.preventDefault()
        setBegun(null)
      } else if (leads.test(event.key)) setBegun(event.shiftKey ? (begun ?? here) : null)
      else if (event.key === 'Tab') setBegun(null)
    },
    onPointerDown(event: PointerEvent) {
      const place = cellAt(event.target)
      if (!place || event.button !== 0 || event.pointerType === 'touch') return
      if (event.shiftKey) {
        // The block is led here, and no text is marked on the way.
        event.preventDefault()
        setBegun(begun ?? walk.at)
        walk.go(place)
        return
      }
      pressed.current = place
      setBegun(null)
    },
    onPointerOver(event: PointerEvent) {
      const from = pressed.current
      const place = from && cellAt(event.target)
      if (!from || !place || (place.row === from.row && place.column === from.column && !begun)) return
      setBegun(from)
      walk.go(place)
    },
  }
}

function cellAt(target: EventTarget | null): GridPlace | null {
  return target instanceof Element ? placeOf(target.closest('[data-at]')) : null
}

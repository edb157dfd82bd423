import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type GridPlace = { readonly row: number; readonly column: number }
export type CellWalk = ReturnType<typeof useCellWalk>

/** Rows and columns by which a key moves; keys that are not here do not move. */
const steps: Readonly<Record<string, GridPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -8, column: 0 },
  PageDown: { row: 8, column: 0 },
  Home: { row: 0, column: -100_000 },
  End: { row: 0, column: 100_000 },
}

/**
 * Keeps the cell that the keyboard is on: moves by arrows, Home, End, Page Up and Down, and by Tab, which
 * leaves at the end of a line. `go` gives the cell the focus once it is drawn, as it may be far away; `stand`
 * is for a cell that has the focus already.
 */
export function useCellWalk(scroller: RefObject<HTMLElement | null>, rowCount: number, columnCount: number) {
  const [wanted, setWanted] = useState<GridPlace>({ row: 0, column: 0 })
  const isToFocus = useRef(false)
  const at = {
    row: Math.max(0, Math.min(wanted.row, rowCount - 1)),
    column: Math.max(0, Math.min(wanted.column, columnCount - 1)),
  }

  // After every drawing, on purpose: the cell may come later than the will to be there.
  useEffect(() => {
    if (!isToFocus.current) return
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-at="${at.row} ${at.column}"]`)
    if (!cell) return
    isToFocus.current = false
    cell.focus({ preventScroll: true })
  })

  const go = useCallback((to: GridPlace) => {
    isToFocus.current = true
    setWanted(to)
  }, [])

  function onKeyDown(event: KeyboardEvent, scrollTo: (to: GridPlace) => void) {
    const here = placeOf(event.target)
    if (!here || event.altKey || event.metaKey) return
    const step = event.key === 'Tab' ? { row: 0, column: event.shiftKey ? -1 : 1 } : steps[event.key]
    if (!step) return
    const isFar = event.ctrlKey && event.key !== 'Tab' ? 100_000 : 1
    const to = {
      row: clamp(here.row + step.row * isFar + cornerOf(event), rowCount),
      column: clamp(here.column + step.column * isFar, columnCount),
    }
    const isSame = to.row === here.row && to.column === here.column
    if (event.key === 'Tab' && (event.ctrlKey || isSame)) return
    event.preventDefault()
    scrollTo(to)
    go(to)
  }

  return { at, go, stand: setWanted, onKeyDown }
}

/** Gives where a cell stands at this moment, as lines may have come before it since it got the focus; null for what is no cell. */
export function placeOf(target: EventTarget | Element | null): GridPlace | null {
  const at = target instanceof HTMLElement ? target.dataset.at : undefined
  const [row, column] = (at ?? '').split(' ').map(Number)
  return at === undefined || row === undefined || column === undefined ? null : { row, column }
}

/** With Ctrl, Home and End lead to the first and the last line too. */
function cornerOf({ key, ctrlKey }: KeyboardEvent): number {
  if (!ctrlKey) return 0
  return key === 'Home' ? -100_000 : key === 'End' ? 100_000 : 0
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

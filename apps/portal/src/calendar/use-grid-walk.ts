import { useFocusBack } from '@rinda/ui/use-focus-back'
import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { isWalkKey, nearest, type WalkCell, walk } from './walk.ts'

type FoundCell = WalkCell & { readonly element: HTMLElement }

function cellsIn(grid: HTMLElement): FoundCell[] {
  return [...grid.querySelectorAll<HTMLElement>('[data-cell]')].map((element) => ({
    element,
    column: Number(element.closest<HTMLElement>('[data-column]')?.dataset.column),
    from: Number(element.dataset.from),
  }))
}

/**
 * One tab stop for the whole grid, and arrows inside it. Cells know nothing of it: the tab stop is kept on the elements, so a
 * step draws nothing again. When the focused cell is gone after a live change, the nearest one in its column has the focus;
 * so it is when a dialog closes that was opened from a cell which is no more.
 */
export function useGridWalk(grid: RefObject<HTMLElement | null>, isCovered: boolean) {
  const stop = useRef<{ element: HTMLElement; column: number; from: number } | null>(null)
  const hadFocus = useRef(false)

  const stopAt = useCallback((cell: FoundCell) => {
    if (stop.current && stop.current.element !== cell.element) stop.current.element.tabIndex = -1
    cell.element.tabIndex = 0
    stop.current = cell
  }, [])

  // After every drawing, on purpose: cells come and go with live changes.
  useLayoutEffect(() => {
    const root = grid.current
    if (!root) return
    const last = stop.current
    if (last?.element.isConnected) return
    const cells = cellsIn(root)
    const near =
      last &&
      nearest(
        cells.filter((cell) => cell.column === last.column),
        last.from,
      )
    // The first stop is something that is there; the gaps are walked over from it.
    const solid = cells.filter((cell) => !cell.element.dataset.cell?.startsWith('gap-'))
    const next = near ?? nearest(solid, last?.from ?? 0) ?? nearest(cells, last?.from ?? 0)
    if (!next) {
      stop.current = null
      return
    }
    stopAt(next)
    if (hadFocus.current && document.activeElement === document.body)
      next.element.focus({ preventScroll: true })
  })

  const cameFromHere = useRef(false)
  useFocusBack(isCovered, () => {
    if (cameFromHere.current) stop.current?.element.focus({ preventScroll: true })
  })

  const onFocus = useCallback(
    (event: { target: EventTarget }) => {
      const element = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')
      const cell = element && grid.current && cellsIn(grid.current).find((one) => one.element === element)
      hadFocus.current = Boolean(cell)
      cameFromHere.current = Boolean(cell)
      if (cell) stopAt(cell)
    },
    [grid, stopAt],
  )

  // A removed element takes the focus with it without a blur that names where to: only a real move away counts.
  const onBlur = useCallback((event: { relatedTarget: EventTarget | null; target: EventTarget }) => {
    if (event.relatedTarget || (event.target as HTMLElement).isConnected) hadFocus.current = false
  }, [])

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      if (!isPlain || !isWalkKey(event.key) || !grid.current) return
      const cells = cellsIn(grid.current)
      const at = cells.find((cell) => cell.element === document.activeElement)
      if (!at) return
      event.preventDefault()
      event.stopPropagation()
      const to = walk(cells, at, event.key)
      stopAt(to)
      to.element.focus({ preventScroll: true })
      to.element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    [grid, stopAt],
  )

  return { onFocus, onBlur, onKeyDown }
}

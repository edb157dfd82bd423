import { swallowClick } from '../../../calendar/swallow-click.ts'
import { cellUnder, columnOf, type DrawnCell, freeCellAt } from '../column/column-cells.ts'
import type { Following, Range } from './following.ts'

/** A hand that shakes does not drag. */
const dragFromPixels = 6
/** Milliseconds for which a finger rests before it chooses time instead of scrolling. */
const longPressMs = 450

/** Hears a pointer drag from a free slot over its column. Returns the way to stop. */
export function followPointer({ root, onRange, onChosen }: Following): () => void {
  let anchor: { cell: DrawnCell; y: number; isTouch: boolean } | null = null
  let range: Range | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const begin = () => {
    if (!anchor) return
    range = { anchor: anchor.cell, head: anchor.cell }
    onRange(range)
  }
  const end = () => {
    clearTimeout(timer)
    anchor = null
    range = null
  }
  const letGo = () => {
    if (range) onRange(null)
    end()
  }

  const onDown = (event: PointerEvent) => {
    const cell = event.button === 0 && event.isPrimary ? freeCellAt(event.target) : null
    if (!cell || cell.element.ariaDisabled === 'true') return
    anchor = { cell, y: event.clientY, isTouch: event.pointerType === 'touch' }
    if (anchor.isTouch) timer = setTimeout(begin, longPressMs)
  }
  const onMove = (event: PointerEvent) => {
    if (!anchor) return
    if (!range && anchor.isTouch) return
    if (!range && Math.abs(event.clientY - anchor.y) < dragFromPixels) return
    const column = columnOf(anchor.cell)
    const head = column && cellUnder(column, event.clientY)
    // Within its own slot it is still a click.
    if (!head || (!range && head.element === anchor.cell.element)) return
    if (range?.head.element === head.element) return
    range = { anchor: anchor.cell, head }
    onRange(range)
  }
  const onUp = () => {
    if (range) {
      const chosen = range
      swallowClick()
      onChosen(chosen)
    }
    end()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    end()
    onRange(null)
  }
  // Once it chooses, the finger no longer scrolls, nor opens a menu.
  const onTouchMove = (event: TouchEvent) => {
    if (range) event.preventDefault()
    else if (anchor?.isTouch) end()
  }
  const onMenu = (event: Event) => {
    if (anchor?.isTouch) event.preventDefault()
  }

  root.addEventListener('pointerdown', onDown)
  root.addEventListener('touchmove', onTouchMove, { passive: false })
  root.addEventListener('contextmenu', onMenu)
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', letGo)
  window.addEventListener('keydown', onKey)
  return () => {
    clearTimeout(timer)
    root.removeEventListener('pointerdown', onDown)
    root.removeEventListener('touchmove', onTouchMove)
    root.removeEventListener('contextmenu', onMenu)
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', letGo)
    window.removeEventListener('keydown', onKey)
  }
}

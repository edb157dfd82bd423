import { isPressed } from '../../../session/keys.ts'
import { cellsOf, columnOf, freeCellAt } from '../column/column-cells.ts'
import { stretched } from './chosen-range.ts'
import type { Following } from './following.ts'

/**
 * Hears keys on a free slot: Shift with the arrows stretches what is chosen, Enter asks what to do with it, `b` blocks it (or the
 * slot alone), Escape lets it go, and so does walking on. Returns the way to stop.
 */
export function followKeys({ root, range, onRange, onChosen, onBlock }: Following): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = freeCellAt(event.target)
    if (!cell || cell.element.ariaDisabled === 'true') return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const chosen = range()
    const take = (act: () => void) => {
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const column = columnOf(cell)
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (!column) return
      return take(() => {
        const next = stretched(chosen ?? { anchor: cell, head: cell }, cellsOf(column), step)
        onRange(next)
        next.head.element.scrollIntoView({ block: 'nearest' })
      })
    }
    if (event.key === 'Shift') return
    if (isPressed(event, 'b')) return take(() => onBlock(chosen ?? { anchor: cell, head: cell }))
    if (!chosen) return
    if (event.key === 'Enter') return take(() => onChosen(chosen))
    if (event.key === 'Escape') return take(() => onRange(null))
    if (event.key.startsWith('Arrow')) onRange(null)
  }
  root.addEventListener('keydown', onKeyDown)
  return () => root.removeEventListener('keydown', onKeyDown)
}

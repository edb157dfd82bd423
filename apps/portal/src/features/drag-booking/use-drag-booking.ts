import { type RefObject, useEffect } from 'react'
import { axisLength } from '../../calendar/day-axis.ts'
import { moveStep, startNear, targetAt } from '../../calendar/move-target.ts'
import { swallowClick } from '../../calendar/swallow-click.ts'
import type { useMoving } from './use-moving.ts'

/** A press becomes a drag when the mouse has moved this far, or when a finger has stayed this long. */
const leastPx = 5
const longPressMs = 450
/** Pixels from an edge of the visible part within which dragging scrolls it. */
const edgePx = 48
const scrollPx = 12

type Press = { qtid: string; x: number; y: number; id: number; isTouch: boolean; grabbedMinutes: number }

/** Bookings are taken with the mouse, a pen, or a finger that stays, and put down where they are let go. */
export function useDragBooking(
  grid: RefObject<HTMLElement | null>,
  { latest, start, lead, end, drop }: ReturnType<typeof useMoving>,
  stepOf: (serviceId: number) => number | undefined,
) {
  useEffect(() => {
    const root = grid.current
    if (!root) return
    let press: Press | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    let at = { x: 0, y: 0 }
    const isDragging = () => latest.current.moving?.by === 'pointer'

    const follow = () => {
      const { moving, columns, axis, now } = latest.current
      if (!moving || !press) return
      const found = columnUnder(root, at.x)
      const column = found && columns[found.index]
      if (!column) return
      const length = axisLength(axis)
      const from = ((at.y - found.rect.top) / found.rect.height) * length - press.grabbedMinutes
      const step = moveStep(stepOf(moving.booking.serviceId))
      const held = Math.min(Math.max(from, 0), length - moving.booking.durationMinutes)
      lead(targetAt(axis, column, moving.booking, startNear(axis, column, held, step), now))
    }
    const scroll = () => {
      frame = requestAnimationFrame(scroll)
      const view = root.parentElement
      if (!view) return
      const box = view.getBoundingClientRect()
      const by = (low: number, high: number, value: number) =>
        value < low + edgePx ? -scrollPx : value > high - edgePx ? scrollPx : 0
      const [x, y] = [by(box.left, box.right, at.x), by(box.top, box.bottom, at.y)]
      if (x === 0 && y === 0) return
      view.scrollBy(x, y)
      follow()
    }
    const begin = () => {
      if (!press || !start(press.qtid, 'pointer')) return forget()
      root.dataset.isMoving = 'true'
      frame = requestAnimationFrame(scroll)
    }
    const forget = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      press = null
      delete root.dataset.isMoving
    }

    const onDown = (event: PointerEvent) => {
      const cell = (event.target as Element).closest<HTMLElement>('[data-cell][data-state]')
      const column = cell?.closest<HTMLElement>('[data-column]')
      if (!cell || !column || event.button !== 0 || !event.isPrimary || latest.current.moving) return
      const { height } = column.getBoundingClientRect()
      const length = axisLength(latest.current.axis)
      const grabbed = event.clientY - cell.getBoundingClientRect().top
      const isTouch = event.pointerType === 'touch'
      at = { x: event.clientX, y: event.clientY }
      const grabbedMinutes = (grabbed / height) * length
      press = { qtid: cell.dataset.cell ?? '', ...at, id: event.pointerId, isTouch, grabbedMinutes }
      if (isTouch) timer = setTimeout(begin, longPressMs)
    }
    const onMove = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.id) return
      at = { x: event.clientX, y: event.clientY }
      if (isDragging()) {
        event.preventDefault()
        return follow()
      }
      if (Math.hypot(at.x - press.x, at.y - press.y) < leastPx) return
      // A finger that moves at once scrolls.
      if (press.isTouch) return forget()
      begin()
      follow()
    }
    const onUp = (event: PointerEvent) => {
      if (!press || event.pointerId !== press.id) return
      if (isDragging()) {
        swallowClick()
        drop()
      }
      forget()
    }
    const onCancel = () => {
      if (isDragging()) end('ended')
      forget()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isDragging()) return
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
    const onTouchMove = (event: TouchEvent) => {
      if (isDragging()) event.preventDefault()
    }
    const onMenu = (event: Event) => {
      if (press?.isTouch) event.preventDefault()
    }
    root.addEventListener('pointerdown', onDown)
    root.addEventListener('touchmove', onTouchMove, { passive: false })
    root.addEventListener('contextmenu', onMenu)
    document.addEventListener('pointermove', onMove)
    document.addEventListener('pointerup', onUp)
    document.addEventListener('pointercancel', onCancel)
    document.addEventListener('keydown', onKey, true)
    return () => {
      forget()
      root.removeEventListener('pointerdown', onDown)
      root.removeEventListener('touchmove', onTouchMove)
      root.removeEventListener('contextmenu', onMenu)
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('pointercancel', onCancel)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [grid, latest, start, lead, end, drop, stepOf])
}

/** The column at a place from the left; the nearest one beside the grid. */
function columnUnder(root: HTMLElement, x: number): { index: number; rect: DOMRect } | null {
  const columns = [...root.querySelectorAll<HTMLElement>('[data-column]')].map((element) => ({
    index: Number(element.dataset.column) - 2,
    rect: element.getBoundingClientRect(),
  }))
  return columns.find(({ rect }) => x < rect.right) ?? columns.at(-1) ?? null
}

import type { RangeCell } from '../drag/chosen-range.ts'

/** A drawn cell of the calendar. `startsAt` is known of free ones only. */
export type DrawnCell = RangeCell & {
  readonly element: HTMLElement
  readonly columnKey: string
  readonly startsAt: number | null
}

/** The free cell that an event came from; null when it came from elsewhere. */
export function freeCellAt(target: EventTarget | null): DrawnCell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell*="/"]') : null
  return element && drawnCell(element)
}

/** The cell of a column under a point of the window, free or taken. */
export function cellUnder(column: Element, y: number): DrawnCell | null {
  const found = cellsOf(column).find(({ element }) => {
    const box = element.getBoundingClientRect()
    return box.top <= y && y <= box.bottom
  })
  return found ?? null
}

/** Every cell of a column, free and taken, in no order. */
export function cellsOf(column: Element): DrawnCell[] {
  return [...column.querySelectorAll<HTMLElement>('[data-cell]')].map(drawnCell)
}

export function columnOf(cell: DrawnCell): HTMLElement | null {
  return cell.element.closest<HTMLElement>('[data-column]')
}

/** A free cell is named by its column and its moment, `2026-11-21/specialist-3/29673120`; a taken one by its booking. */
function drawnCell(element: HTMLElement): DrawnCell {
  const key = element.dataset.cell ?? ''
  const place = element.parentElement?.style
  const from = Number(element.dataset.from)
  const isFree = key.includes('/')
  return {
    element,
    from,
    till: from + Number(place?.getPropertyValue('--span') ?? 0),
    columnKey: isFree ? key.slice(0, key.lastIndexOf('/')) : '',
    startsAt: isFree ? Number(key.slice(key.lastIndexOf('/') + 1)) : null,
  }
}

import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { type RefObject, useEffect, useRef } from 'react'
import { glow } from '../../calendar/glow.ts'
import type { ModelDay } from './week-model.ts'

/** Lets what changed last glow, once it is drawn: its own cell, or the box of its time. */
export function useGlow(
  grid: RefObject<HTMLElement | null>,
  days: readonly ModelDay[],
  changed: ShortBooking | null,
) {
  const done = useRef(changed)
  useEffect(() => {
    if (!changed || !grid.current || done.current === changed) return
    // Not the object: the list may hold a copy of it.
    const isDrawn = ({ qtid, updatedAt }: ShortBooking) =>
      qtid === changed.qtid && updatedAt >= changed.updatedAt
    const slot = days
      .flatMap(({ day }) => day.slots)
      .find(({ parts }) => parts.some(({ booking }) => isDrawn(booking)))
    if (!slot) return
    done.current = changed
    glow(grid.current, slot.parts.length > 1 ? slot.key : changed.qtid)
  }, [grid, days, changed])
}

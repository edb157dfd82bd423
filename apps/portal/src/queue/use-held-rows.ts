import { type RefObject, useEffect, useRef, useState } from 'react'
import { freshRows, type HeldRow, heldRows, isBehind } from './held-rows.ts'

/** Keeps the rows of a live list in their places while somebody points at it, or has the focus in it. */
export function useHeldRows<Id>(
  list: RefObject<HTMLElement | null>,
  wanted: readonly Id[],
): { rows: readonly HeldRow<Id>[]; isBehind: boolean } {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const shown = useRef<readonly HeldRow<Id>[]>([])
  const rows = isPointed || isFocused ? heldRows(shown.current, wanted) : freshRows(wanted)
  useEffect(() => {
    shown.current = rows
  })

  useEffect(() => {
    const seen = list.current
    const point = ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch')
    const leave = () => setPointed(false)
    const focus = () => setFocused(true)
    const blur = ({ relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && seen?.contains(relatedTarget) === true)
    seen?.addEventListener('pointerenter', point)
    seen?.addEventListener('pointerleave', leave)
    seen?.addEventListener('focusin', focus)
    seen?.addEventListener('focusout', blur)
    return () => {
      seen?.removeEventListener('pointerenter', point)
      seen?.removeEventListener('pointerleave', leave)
      seen?.removeEventListener('focusin', focus)
      seen?.removeEventListener('focusout', blur)
    }
  }, [list])
  return { rows, isBehind: isBehind(rows, wanted) }
}

import { useEffect, useRef } from 'react'
import { openLayer } from './open-layers.ts'

/** Says that something lies over the page: Escape closes what was opened last, and that alone; without `close` it must be answered. */
export function useEscape(isOpen: boolean, close: (() => void) | undefined): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => (isOpen ? openLayer(() => latest.current?.()) : undefined), [isOpen])
}

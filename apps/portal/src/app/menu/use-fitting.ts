import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Counts the items that fit on the first line of a row that wraps; infinite when all fit, and before it is
 * measured. Measures again when the row's width or `items` changes: a text that must differ whenever the
 * items do.
 */
export function useFitting(items: string): { row: RefObject<HTMLUListElement | null>; fitting: number } {
  const row = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other widths
  useLayoutEffect(() => {
    const list = row.current
    if (!list) return
    const measure = () => {
      const tops = Array.from(list.children, (item) => (item as HTMLElement).offsetTop)
      const second = tops.findIndex((top) => top > (tops[0] ?? 0))
      setFitting(second < 0 ? Number.POSITIVE_INFINITY : second)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    // The letters' own file may come later than the letters.
    void document.fonts.ready.then(measure)
    return () => observer.disconnect()
  }, [items])

  return { row, fitting }
}

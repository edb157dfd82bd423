import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * How many of a row's items there is room for: the row wraps, and those of its first line fit. `items` is another text when they are others.
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

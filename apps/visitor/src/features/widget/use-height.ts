import { useEffect } from 'react'
import { tellHost } from './host.ts'

/** Tells the page around how high the widget is, now and whenever that changes. */
export function useHeight(): void {
  useEffect(() => {
    const root = document.getElementById('root')
    if (!root) return
    const watch = new ResizeObserver(() =>
      tellHost({ type: 'height', height: Math.ceil(root.getBoundingClientRect().height) }),
    )
    watch.observe(root)
    return () => watch.disconnect()
  }, [])
}

/** Part of a screen's height from which on what is about to be scrolled into sight counts as near. */
const near = '50%'

/** Does something once an element is in sight or near it. Returns the way to stop, which also undoes what was done. */
export function onceNear(element: Element, act: () => () => void): () => void {
  let undo: (() => void) | undefined
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      undo = act()
    },
    // It may stand in a part that scrolls by itself.
    { rootMargin: near, scrollMargin: near },
  )
  watch.observe(element)
  return () => {
    watch.disconnect()
    undo?.()
  }
}

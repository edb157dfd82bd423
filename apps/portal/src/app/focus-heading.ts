import type { AnyRouter } from '@tanstack/react-router'

/** After a change of screen the focus goes to its heading, so that reading goes on there. Not at the first screen. */
export function focusHeadingAfterNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}

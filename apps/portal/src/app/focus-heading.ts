import type { AnyRouter } from '@tanstack/react-router'

/** After a change of screen the focus goes to its heading, so that reading goes on there. Not at the first screen. */
export function focusHeadingAfterNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    // A part of a screen that opened or closed says where it goes on, and is shown.
    const part = document.querySelector<HTMLElement>('main [data-takes-focus]')
    if (part) return part.focus()
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}

/** Frames within which a view has drawn a booking that has come back, where it shows it at all. */
const mostFrames = 60

/**
 * Gives the focus to a booking that has come back, once a view has drawn it, where the focus is still at the place that it was given to when the
 * button that undid went: the place of the next booking.
 */
export function focusRestored(qtid: string, given: Element | null): void {
  let frames = 0
  const look = () => {
    if (document.activeElement !== given && document.activeElement !== document.body) return
    const drawn = document.querySelector<HTMLElement>(`main [data-cell="${CSS.escape(qtid)}"]`)
    // A row of a table is opened by a button in it.
    if (drawn) (drawn.matches('button') ? drawn : drawn.querySelector('button'))?.focus()
    else if (++frames < mostFrames) requestAnimationFrame(look)
  }
  look()
}

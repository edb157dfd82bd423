/** So long the click that belongs to a drag's end may take to come. */
const clickAfterMs = 50

/** What ends a drag is no click: the button that is let go over something would also press it. */
export function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true), clickAfterMs)
}

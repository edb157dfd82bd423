/** Milliseconds for which the click that belongs to the end of a drag may still come. */
const clickAfterMs = 50

/**
 * Swallows the click that follows a drag: letting go of the button would otherwise also press what lies
 * below.
 */
export function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true), clickAfterMs)
}

/**
 * Keeps an Enter that is held down from pressing twice: what the first press opened has the focus by then, and a question would be
 * answered before anybody has read it. In a text of many lines it goes on to make lines.
 */
export function ignoreHeldEnter(): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.repeat) return
    if (event.target instanceof Element && event.target.closest('textarea, [contenteditable]')) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', onKeyDown, true)
}

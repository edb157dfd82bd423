const marginPx = 8

/** Shows beside a box whose it is; null, or a place that says nothing more, hides it. Draws nothing again. */
export function showHint(hint: HTMLElement, target: Element | null): void {
  const box = target?.closest<HTMLElement>('[data-hint]')
  hint.hidden = !box
  if (!box) return
  hint.textContent = box.dataset.hint ?? ''
  const at = box.getBoundingClientRect()
  const own = hint.getBoundingClientRect()
  const fitsBelow = at.bottom + marginPx + own.height <= window.innerHeight
  const left = Math.min(at.left, window.innerWidth - own.width - marginPx)
  hint.style.left = `${Math.max(marginPx, left)}px`
  hint.style.top = `${fitsBelow ? at.bottom + 4 : Math.max(marginPx, at.top - own.height - 4)}px`
}

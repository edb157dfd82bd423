import { useSyncExternalStore } from 'react'

/** Height in px of the ruler's line where nobody has enlarged the text alone, nor asked for more space between lines. */
const usualPx = 16

const listeners = new Set<() => void>()
let scale = 0

/**
 * Puts a line of text where nobody sees or hears it and measures it, now and whenever it changes. It is measured, as no browser tells that
 * somebody enlarges the text alone, and as a style sheet of their own may space the lines.
 */
function beginMeasuring(): void {
  scale = 1
  const ruler = document.createElement('div')
  ruler.ariaHidden = 'true'
  ruler.style.cssText =
    'position:absolute;top:0;left:0;visibility:hidden;pointer-events:none;font-size:.8125rem;line-height:1rem'
  ruler.textContent = '0'
  document.body.append(ruler)
  const measure = () => {
    const next = ruler.offsetHeight / usualPx || 1
    if (next === scale) return
    scale = next
    document.documentElement.style.setProperty('--rinda-text-scale', String(scale))
    for (const listener of listeners) listener()
  }
  measure()
  new ResizeObserver(measure).observe(ruler)
}

/**
 * Factor by which the person has their text larger than usual, 1 for most; for what is as high as its text but is placed in px. Styles have it
 * as `--rinda-text-scale` once it is asked for here.
 */
export function useTextScale(): number {
  return useSyncExternalStore(listen, scaleOfText)
}

function scaleOfText(): number {
  if (scale === 0) beginMeasuring()
  return scale
}

function listen(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

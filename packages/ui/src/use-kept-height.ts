import { useState } from 'react'

/**
 * Keeps the height of what is opened while more is to come into it, from its first drawing until it is opened anew: nothing moves away from whoever
 * reaches for it. `measure` is the `ref` of an element whose parents are `selector`, which is measured; the height is in px.
 */
export function useKeptHeight(
  selector: string,
  { isOpen, awaitsMore }: { isOpen: boolean; awaitsMore: boolean },
) {
  const [height, setHeight] = useState<number>()
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setHeight(undefined)
  }
  const measure = (inside: HTMLElement | null) => {
    const whole = awaitsMore && height === undefined ? inside?.closest<HTMLElement>(selector) : null
    if (whole) setHeight(whole.offsetHeight)
  }
  return { height, measure }
}

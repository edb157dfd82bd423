import { useEffectEvent, useLayoutEffect } from 'react'
import { noBurst, takeKey } from './burst.ts'

/**
 * Listens for a reader of codes, which types like a keyboard, wherever the focus is. What it types reaches nothing else once it is known as one:
 * where somebody types, it is off, or a quick hand would be taken for a reader.
 */
export function useScanner(isOn: boolean, onRead: (text: string) => void): void {
  const read = useEffectEvent(onRead)
  // Before the screen is seen: whoever sees it may hold a code before the reader at once.
  useLayoutEffect(() => {
    if (!isOn) return
    let burst = noBurst
    const hear = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
      const taken = takeKey(burst, event.key, event.timeStamp)
      burst = taken.burst
      if (taken.isOfReader) {
        event.preventDefault()
        event.stopPropagation()
      }
      if (taken.read !== null) read(taken.read)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [isOn])
}

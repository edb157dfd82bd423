/** Distance from the top or the bottom of the window within which it scrolls. */
const edgePx = 64
const scrollPx = 10

type Following = { move: (y: number) => void; drop: () => void; putBack: () => void }

/** Follows a pointer that was pressed until it is let go, scrolling where it is held at an edge. Escape gives up. Returns the way to stop. */
export function followPointer(handle: HTMLElement, pointerId: number, following: Following): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let y: number | null = null
  let frame = requestAnimationFrame(scroll)

  function scroll() {
    frame = requestAnimationFrame(scroll)
    if (y === null) return
    const by = y < edgePx ? -scrollPx : y > innerHeight - edgePx ? scrollPx : 0
    if (by === 0) return
    scrollBy(0, by)
    following.move(y)
  }
  function stop() {
    cancelAnimationFrame(frame)
    ending.abort()
  }
  function endWith(act: () => void) {
    stop()
    act()
  }

  const isOurs = (event: PointerEvent) => event.pointerId === pointerId
  handle.setPointerCapture(pointerId)
  const listen = { signal, capture: true }
  addEventListener(
    'pointermove',
    (event) => {
      if (!isOurs(event)) return
      y = event.clientY
      following.move(y)
    },
    listen,
  )
  addEventListener('pointerup', (event) => isOurs(event) && endWith(following.drop), listen)
  addEventListener('pointercancel', (event) => isOurs(event) && endWith(following.putBack), listen)
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      endWith(following.putBack)
    },
    listen,
  )
  return stop
}

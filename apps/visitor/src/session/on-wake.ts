/**
 * Calls `wake` whenever a page comes back: into sight, out of its sleep, or into another network. Whatever it shows may be old then, and its
 * connection dead without knowing. Returns the way to stop.
 */
export function onWake(wake: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') wake()
  }
  // Not every browser tells of its network.
  const { connection } = navigator as { connection?: EventTarget }
  const places = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [connection, 'change'],
  ] as const
  for (const [place, event] of places) place?.addEventListener(event, look)
  return () => {
    for (const [place, event] of places) place?.removeEventListener(event, look)
  }
}

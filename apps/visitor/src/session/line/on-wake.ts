/**
 * Calls `wake` whenever a page comes back: into sight, or into another network. Whatever it shows may be old then, and its connection dead
 * without knowing. Returns the way to stop.
 */
export function onWake(wake: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
  }
}

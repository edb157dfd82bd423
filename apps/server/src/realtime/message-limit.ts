export type MessageRate = { burst: number; perSecond: number }

/** Counts messages as a bucket that fills up again: false when there are more than a person, or a page at its work, sends. */
export function createMessageLimit({ burst, perSecond }: MessageRate): () => boolean {
  let left = burst
  let at = performance.now()
  return () => {
    const now = performance.now()
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond)
    at = now
    if (left < 1) return false
    left -= 1
    return true
  }
}

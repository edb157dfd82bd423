export type MessageRate = { burst: number; perSecond: number }

/** Counts messages as a bucket that fills up again: false when there are more than a person, or a page at its work, sends. */
export function createMessageLimit({ burst, perSecond }: MessageRate, clock: () => Date): () => boolean {
  let left = burst
  let at = clock().getTime()
  return () => {
    const now = clock().getTime()
    left = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond)
    at = now
    if (left < 1) return false
    left -= 1
    return true
  }
}

import { createHash, timingSafeEqual } from 'node:crypto'

/** Tells whether a secret that was shown is the one that is wanted, in a time that says nothing of where they differ. */
export function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

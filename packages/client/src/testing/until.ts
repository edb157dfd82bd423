import { vi } from 'vitest'

/** Waits until what is expected is so; as long as a machine that does much else may take. */
export function until(isSo: () => void): Promise<void> {
  return vi.waitFor(isSo, 15_000)
}

import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { BookingIds } from '../bookings/context.ts'

const folder = new URL('../../../../packages/contract/golden/', import.meta.url)

/**
 * Holds what goes out against the frozen example of that name. Other programs rely on it: a difference is a change of the contract, to be
 * made on purpose (`vitest -u`) and together with them.
 */
export async function expectGolden(name: string, value: unknown): Promise<void> {
  const file = fileURLToPath(new URL(`${name}.json`, folder))
  await expect(`${JSON.stringify(value, null, 2)}\n`).toMatchFileSnapshot(file)
}

/** Names that come in the same order on every run. */
export function countedIds(): BookingIds {
  let bookings = 0
  return {
    qtid: () => {
      bookings += 1
      return `00000000-0000-4000-8000-${String(bookings).padStart(12, '0')}`
    },
    token: () => `token-of-booking-${bookings}`,
    code: () => `CODE${String(bookings).padStart(2, '2')}`,
    visitorCode: () => '123456',
  }
}

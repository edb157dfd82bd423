import { readFile, writeFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { BookingIds } from '../bookings/context.ts'
import { type Call, call } from './clients/http-calls.ts'
import type { World } from './towns/world.ts'

const folder = new URL('../../../../packages/contract/golden/', import.meta.url)

/**
 * Holds what goes out against the frozen example of that name. Other programs rely on it: a difference is a change of the contract, to be
 * made on purpose (`UPDATE_GOLDEN=1`) and together with them.
 */
export async function expectGolden(name: string, value: unknown): Promise<void> {
  const file = new URL(`${name}.json`, folder)
  const text = `${JSON.stringify(value, null, 2)}\n`
  if (process.env.UPDATE_GOLDEN) await writeFile(file, text)
  expect(text).toBe(await readFile(file, 'utf8').catch(() => `${name} is not frozen yet`))
}

/**
 * Calls, and holds status and document against the frozen example of that name. The port, the name of the sign-in, and what opens a door
 * differ from run to run. Gives back the id of what was answered.
 */
export async function freezeDocument(world: World, name: string, line: string, more: Call = {}) {
  const { status, text, headers, body } = await call(world, line, more)
  const settled = text
    .replaceAll(world.url, 'http://localhost:3000')
    .replace(/"http [0-9a-f]{16}"/g, '"http sign-in"')
    .replace(/"token":"[\w-]{30,}"/g, '"token":"a secret"')
  const retryAfter = headers.get('retry-after')
  const document: unknown = JSON.parse(settled)
  await expectGolden(name, {
    status,
    ...(retryAfter ? { headers: { 'retry-after': retryAfter } } : {}),
    document,
  })
  return body.data?.id
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

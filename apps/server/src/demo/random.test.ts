import { expect, test } from 'vitest'
import { randomOf } from './random.ts'

const uuids = (seed: number, subject: string) => {
  const random = randomOf(seed, subject)
  return [random.uuid(), random.uuid()]
}

test('chance is the same for the same seed and subject, and another for any other', () => {
  expect(uuids(1, 'visitors')).toEqual(uuids(1, 'visitors'))
  const [first, second] = uuids(1, 'visitors')
  expect(new Set([first, second, ...uuids(2, 'visitors'), ...uuids(1, 'bookings')]).size).toBe(6)
})

test('its ids are well-formed', () => {
  const random = randomOf(1, 'ids')
  expect(random.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(random.token()).toMatch(/^[\w-]{32}$/)
  expect(random.code()).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
})

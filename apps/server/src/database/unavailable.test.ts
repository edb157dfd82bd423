import { expect, test } from 'vitest'
import { DatabaseLost, endsConnection, isUnavailable } from './unavailable.ts'

const failure = (code: string) => Object.assign(new Error('no'), { code })

test.each(['08006', '53100', '53300', '57014', '57P01', '57P03', '58030', '25006', '25P03'])(
  '%s of PostgreSQL may pass by itself',
  (code) => expect(isUnavailable(failure(code))).toBe(true),
)

test.each(['23505', '22P02', '42P01', '40P01', 'XX000', 'ENOENT', 'EPIPE'])('%s does not', (code) =>
  expect(isUnavailable(failure(code))).toBe(false),
)

test('a lost connection may, whatever lost it', () => {
  expect(isUnavailable(new DatabaseLost(new Error('read ECONNRESET')))).toBe(true)
})

test('only what ends the connection leaves it open what was done', () => {
  expect(['57P01', '57P02', '08006', '25P03'].every((code) => endsConnection(failure(code)))).toBe(true)
  expect(['57014', '53100', '25006'].some((code) => endsConnection(failure(code)))).toBe(false)
})

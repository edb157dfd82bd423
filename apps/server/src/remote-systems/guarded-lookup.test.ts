import { expect, test } from 'vitest'
import { refusedAddress } from './fault.ts'
import { guardedLookup } from './guarded-lookup.ts'

const lookUp = (name: string, all: boolean) =>
  new Promise<unknown>((resolve) => {
    guardedLookup(name, { all }, (error, found) => resolve(error ? error.code : found))
  })

test('a name that leads to this machine is refused, whichever way it is asked', async () => {
  for (const all of [true, false]) expect(await lookUp('localhost', all)).toBe(refusedAddress)
  expect(await lookUp('127.0.0.1', true)).toBe(refusedAddress)
  expect(await lookUp('::1', false)).toBe(refusedAddress)
})

test('a public address is let through', async () => {
  expect(await lookUp('8.8.8.8', true)).toEqual([{ address: '8.8.8.8', family: 4 }])
  expect(await lookUp('8.8.8.8', false)).toBe('8.8.8.8')
})

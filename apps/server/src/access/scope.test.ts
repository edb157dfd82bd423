import { expect, test } from 'vitest'
import { mintScope, narrow } from './scope.ts'

test('a scope is narrowed to a company within it, and to no other', () => {
  expect(narrow(mintScope('all'), 7).companyId).toBe(7)
  expect(narrow(mintScope(7), 7).companyId).toBe(7)
  expect(() => narrow(mintScope(7), 8)).toThrow('a row of company 8 was found in the scope of company 7')
})

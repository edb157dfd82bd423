import { expect, it } from 'vitest'
import { hashPassword, isPasswordRight } from './password-hash.ts'

it('knows the password again, and no other', async () => {
  const hash = await hashPassword('pārole')
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await isPasswordRight('pārole', hash)).toBe(true)
  expect(await isPasswordRight('pārole'.normalize('NFD'), hash)).toBe(true)
  expect(await isPasswordRight('parole', hash)).toBe(false)
  expect(await isPasswordRight('', hash)).toBe(false)
})

it('gives the same password another hash each time', async () => {
  expect(await hashPassword('demo')).not.toBe(await hashPassword('demo'))
})

it('finds no password right where there is no account', async () => {
  expect(await isPasswordRight('', null)).toBe(false)
  expect(await isPasswordRight('demo', null)).toBe(false)
})

it('says so when a kept hash is damaged', async () => {
  const damaged = '$scrypt$ln=10,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$'
  await expect(isPasswordRight('demo', damaged)).rejects.toThrow('not readable')
})

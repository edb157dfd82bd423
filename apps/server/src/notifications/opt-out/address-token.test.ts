import { expect, test } from 'vitest'
import { hashAddress, readToken, tokenOf } from './address-token.ts'

const secret = 'the secret of an installation'
const name = { companyId: 7, hash: hashAddress(secret, 7, 'Laima@visitor.example ') }

test('a token names an address at a company, however that is written, and does not show it', () => {
  const token = tokenOf(secret, name)
  expect(readToken(secret, token)).toEqual(name)
  expect(hashAddress(secret, 7, 'laima@visitor.example')).toBe(name.hash)
  expect(hashAddress(secret, 8, 'laima@visitor.example')).not.toBe(name.hash)
  expect(token).not.toContain('laima')
})

test('a token that was changed, made with another secret, or made up is none', () => {
  const token = tokenOf(secret, name)
  expect(readToken('another', token)).toBeNull()
  expect(readToken(secret, token.replace(/^7/, '8'))).toBeNull()
  expect(readToken(secret, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeNull()
  for (const one of ['', '7', '7..', `7.${name.hash}.`, `${token}.x`])
    expect(readToken(secret, one)).toBeNull()
})

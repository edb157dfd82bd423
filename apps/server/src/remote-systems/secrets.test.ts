import { expect, test } from 'vitest'
import { secretsBy } from './secrets.ts'

const own = { key: 'own', secret: 'own secret' }
const named = new Map([['https://queue.example', { key: 'k', secret: 's' }]])
const shownTo = (address: string, mayBePrivate: boolean) =>
  secretsBy({ named, own, mayBePrivate })(new URL(address))['x-api-key']

test('a secret goes to the origin that the operator named, and to no other', () => {
  for (const mayBePrivate of [true, false]) {
    expect(shownTo('https://queue.example/any/path?x=1', mayBePrivate)).toBe('k')
    for (const other of [
      'http://queue.example/',
      'https://queue.example:8443/',
      'https://queue.example.evil.example/',
      'https://evil.example/https://queue.example',
      'http://10.0.0.7/',
      'http://localhost.evil.example/',
      'http://127.0.0.1.evil.example/',
    ])
      expect([other, shownTo(other, mayBePrivate)]).toEqual([other, undefined])
  }
})

test('ours goes to this very machine alone, where private addresses are allowed', () => {
  for (const here of [
    'http://127.0.0.1:4000/x',
    'http://localhost:4000/',
    'http://[::1]/',
    'http://2130706433/',
  ]) {
    expect([here, shownTo(here, true)]).toEqual([here, 'own'])
    expect([here, shownTo(here, false)]).toEqual([here, undefined])
  }
  const none = secretsBy({ named: new Map(), own: undefined, mayBePrivate: true })
  expect(none(new URL('http://127.0.0.1/'))).toEqual({})
})

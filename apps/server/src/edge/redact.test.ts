import { expect, test } from 'vitest'
import { redact, redactContext } from './redact.ts'

test.each([
  ['Laima wrote from laima.krumina@visitor.example yesterday', 'Laima wrote from [e-mail] yesterday'],
  ['call +371 20 000 001 or (371)20000001', 'call [number] or ([number]'],
  ['session 3f2c9a0d5b7e4c1f8a6b2d0e9c7f5a3b ended', 'session [token] ended'],
  ['opened /visit?token=abc123&x=1', 'opened /visit?[secret]&x=1'],
  ['Authorization: Bearer abc.def', 'Authorization: [secret]'],
  ['from 192.168.0.17 and fe80:1:2:3::4', 'from [address] and [address]'],
  [
    'the printer of counter 4 has no paper, ticket A 048',
    'the printer of counter 4 has no paper, ticket A 048',
  ],
])('%s', (said, kept) => {
  expect(redact(said)).toBe(kept)
})

test('of a context words and numbers are kept under names that hold nothing of a person', () => {
  const context = { screen: 'ticket of a@b.lv', attempt: 3, online: true, count: 37120000001, name: 'Laima' }
  const more = { email: 'a@b.lv', user: { name: 'Laima' }, state: { deep: 1 }, reason: 'x'.repeat(500) }
  expect(redactContext({ ...context, ...more, __proto__: { line: 1 } })).toEqual({
    ...{ screen: 'ticket of [e-mail]', attempt: 3, online: true, reason: '[token]' },
  })
})

import { expect, test } from 'vitest'
import { readPasswordForm, whyNotPassword } from './invitation-form.ts'

const email = 'jana@rinda.example'

test.each([
  ['', '', 'password_missing'],
  ['ninechars', 'ninechars', 'password_short'],
  ['👩‍🚀👩‍🚀👩‍🚀', '👩‍🚀👩‍🚀👩‍🚀', 'password_short'],
  ['a'.repeat(1025), 'a'.repeat(1025), 'password_long'],
  [' JANA@rinda.example', ' JANA@rinda.example', 'password_is_email'],
  ['garš teikums', 'garšs teikums', 'repeat_wrong'],
  ['garš teikums', 'garš teikums', null],
])('%j, again %j: %s', (password, repeat, fault) => {
  expect(whyNotPassword({ password, repeat }, email)).toBe(fault)
})

test('a body that is no form has nothing in it', () => {
  for (const body of [null, undefined, {}, 'password=1234567890']) {
    expect(readPasswordForm(body)).toEqual({ password: '', repeat: '' })
  }
})

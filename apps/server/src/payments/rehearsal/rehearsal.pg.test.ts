import { codeOfReason } from '@rinda/contract/wire/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { signed } from '../gateway/signature.ts'
import { beginRehearsal } from './rehearsal.ts'

let world: World
let secret = ''
beforeAll(async () => {
  world = await startWorld({ now: morning, environment: { ALLOW_PRIVATE_URLS: '1' } })
  const set = await call(world, 'PATCH /api/portal/payment_gateway', {
    as: await world.signIn('anna@rinda.example'),
    body: { payment_gateway: { url: 'http://pay.example', active: true } },
  })
  secret = String(set.body.data.attributes.secret)
  await world.db.updateTable('payment_gateways').set({ url: null }).execute()
})
afterAll(() => world.close())

const order = {
  ...{ reference: '4c9f0a52-7f0e-4d3b-8f0f-1d2f3a4b5c6d', amount: 2850, currency: 'EUR', description: 'Cut' },
  ...{ expires_at: '2026-12-09T10:00:00.000Z', return_url: 'https://rinda.example/visit/booking/x' },
  callback_url: 'https://rinda.example/api/payments/1/callback',
}
const begin = (body: string) => {
  const call = { headers: signed(secret, 'msg_1', body, morning), body }
  return beginRehearsal({ db: world.db, userAgent: 'test' }, 1, call, morning)
}
const of = (more: object) => JSON.stringify({ data: { ...order, ...more } })

test('a payment that makes sense is taken in', async () => {
  expect(await begin(of({}))).toMatchObject({ ok: true })
})

test.each([
  ['no JSON', '{'],
  ['an amount that no row holds', of({ amount: 2_147_483_648 })],
  ['a currency that is none', of({ currency: 'EUR\u0000' })],
  ['a description that no row holds', of({ description: 'a\u0000' })],
  ['an address that no row holds', of({ return_url: 'https://rinda.example/\u0000' })],
])('%s is refused', async (_, body) => {
  const begun = await begin(body)
  expect(begun.ok).toBe(false)
  if (!begun.ok) expect(Object.keys(codeOfReason)).toContain(begun.refusals[0].reason)
})

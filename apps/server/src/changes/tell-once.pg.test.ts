import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { countRows } from '../testing/invariants.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** Calls whose answer tells a secret, under a key: what was done is done once, and whoever has the key is told again what nobody else can read. */

let world: World
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const url = 'https://other.example/hook'
const acts: Record<string, { line: () => Promise<string> | string; body?: object; secret: string }> = {
  'a key of the interface': {
    line: () => 'POST /api/portal/api_keys',
    body: { api_key: { name: 'Calendar', scopes: ['set_up:read'] } },
    secret: 'key',
  },
  'a webhook': {
    line: () => 'POST /api/portal/webhooks',
    body: { webhook: { name: 'Other', url, events: ['booking.booked'] } },
    secret: 'secret',
  },
  'another secret of a webhook': {
    line: async () => `POST /api/portal/webhooks/${await made('a webhook')}/secret`,
    secret: 'secret',
  },
  'a calendar feed': {
    line: () => 'POST /api/portal/calendar_feeds',
    body: { calendar_feed: { name: 'Outlook', language: 'en', location_id: 1 } },
    secret: 'path',
  },
  'another link of a calendar feed': {
    line: async () => `POST /api/portal/calendar_feeds/${await made('a calendar feed')}/link`,
    secret: 'path',
  },
  'a payment gateway': {
    line: () => 'PATCH /api/portal/payment_gateway',
    body: { payment_gateway: { url: 'https://pay.example/', new_secret: true } },
    secret: 'secret',
  },
  'an invitation': {
    line: async () => {
      const people = await call(world, 'GET /api/portal/portal_users', { as: anna })
      const other = people.body.data.find(({ attributes }) => attributes.email === 'user@rinda.example')
      return `POST /api/portal/portal_users/${other?.id}/invitation`
    },
    body: {},
    secret: 'url',
  },
}

async function act(name: string, line: string, key?: string) {
  const body = acts[name]?.body
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const answer = await call(world, line, { as: anna, headers, ...(body ? { body } : {}) })
  expect(answer.body.errors).toBeUndefined()
  return answer.body.data
}
async function made(name: string): Promise<string> {
  return (await act(name, (await acts[name]?.line()) ?? '')).id
}
/** All that the database has of first answers, and of what is told later or shown in the history. */
async function stored(): Promise<string> {
  const { db } = world
  const rows = await Promise.all([
    db.selectFrom('replies').selectAll().execute(),
    db.selectFrom('audit').selectAll().execute(),
    db.selectFrom('events').selectAll().execute(),
  ])
  return JSON.stringify(rows)
}

test.each(Object.entries(acts))(
  '%s is made once under its key, and its secret is told again',
  async (name, { line, secret }) => {
    const asked = await line()
    const key = `the key of ${name}`
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => act(name, asked, key)))
    const text = String(first?.attributes[secret])
    expect(text.length).toBeGreaterThan(20)
    for (const other of others) expect(other).toEqual(first)
    const counted = await countRows(world)
    expect(await act(name, asked, key)).toEqual(first)
    expect(await countRows(world)).toEqual(counted)
    const kept = await stored()
    expect(kept).not.toContain(text)
    expect(kept).not.toContain(key)
    expect(String((await act(name, asked, `${key}, another`)).attributes[secret])).not.toBe(text)
  },
)

test('where no secret is told the first answer is given again as any other', async () => {
  const change = (minutes: number, key: string) =>
    call(world, 'PATCH /api/portal/payment_gateway', {
      as: anna,
      headers: { 'idempotency-key': key },
      body: { payment_gateway: { minutes_to_pay: minutes } },
    })
  const first = await change(20, 'longer')
  expect(first.body.data.attributes).toMatchObject({ minutes_to_pay: 20 })
  await change(30, 'still longer')
  expect((await change(20, 'longer')).body).toEqual(first.body)
  const shown = await call(world, 'GET /api/portal/payment_gateway', { as: anna })
  expect(shown.body.data.attributes.minutes_to_pay).toBe(30)
})

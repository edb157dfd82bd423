import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingBody, call, codesOf, internalHeaders, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
const _jsonApi = 'application/vnd.api+json'

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(() => world.close())

describe('callers', () => {
  const line = 'POST /api/bookings'
  const body = bookingBody('10:00')

  it('with a cookie write only from a page of this origin', async () => {
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: world.url },
    ]
    for (const headers of foreign) {
      const answer = await call(world, line, { as: anna, body, headers: headers as Record<string, string> })
      expect([headers, answer.status, ...codesOf(answer)]).toEqual([headers, 403, 'forbidden'])
      const signOut = await call(world, 'DELETE /api/portal/portal_users/sign_out', {
        as: anna,
        headers: headers as Record<string, string>,
      })
      expect(signOut.status).toBe(403)
      expect(
        (await call(world, 'GET /api/bookings', { as: anna, headers: headers as Record<string, string> }))
          .status,
      ).toBe(200)
    }
    const answer = await call(world, line, { as: anna, body, headers: { origin: world.url } })
    expect(answer.status).toBe(201)
  })

  it('with a wrong key are nobody', async () => {
    for (const headers of [
      { ...internalHeaders, 'x-api-secret': 'wrong' },
      { ...internalHeaders, 'x-api-key': 'wrong' },
      { 'x-api-key': internalHeaders['x-api-key'] },
      { ...internalHeaders, 'x-api-secret': '' },
    ]) {
      const answer = await call(world, 'GET /api/locations', { headers })
      expect([answer.status, ...codesOf(answer)]).toEqual([401, 'not_signed_in'])
    }
  })

  it('are told what they were', async () => {
    for (const cookie of [
      'rinda_session=',
      'rinda_session=x',
      'rinda_session=%00',
      `rinda_session=${'A'.repeat(43)}`,
      'a=b;;=;',
    ]) {
      expect((await call(world, 'GET /api/bookings', { headers: { cookie } })).status).toBe(401)
    }
  })

  it('may say of themselves what they like', async () => {
    const headers = {
      'x-forwarded-for': `garbage ${'x'.repeat(3000)}`,
      'user-agent': '\u00ff',
      host: 'evil.example',
    }
    const answer = await call(world, line, { as: 'internal', body: bookingBody('11:00'), headers })
    expect(answer.status).toBe(201)
    const long = { 'idempotency-key': 'x'.repeat(201) }
    expect((await call(world, line, { as: anna, body, headers: long })).status).toBe(422)
    expect(world.faults).toEqual([])
  })
})

describe('too many holds', () => {
  it('are refused with the time after which to try again', async () => {
    const user = await world.signIn('user@rinda.example')
    const hold = (index: number) => {
      const day = 10 + Math.floor(index / 24)
      const time = `${String(6 + Math.floor((index % 24) / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`
      return call(world, line(), { as: user, body: bookingBody(time, { date: `2026-12-${day}` }) })
    }
    const line = () => 'POST /api/bookings'
    const statuses = []
    for (let index = 0; index < 100; index += 1) statuses.push((await hold(index)).status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const refused = await hold(100)
    expect([refused.status, ...codesOf(refused)]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

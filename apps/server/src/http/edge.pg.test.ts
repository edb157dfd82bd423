import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { morning } from '../testing/bookings.ts'
import { bookingBody, call, codesOf, internalHeaders, internalKey } from '../testing/http-calls.ts'
import type { SignedInPerson } from '../testing/test-portal.ts'
import { startWorld, type World } from '../testing/world.ts'

let world: World
let anna: SignedInPerson
const jsonApi = 'application/vnd.api+json'

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(() => world.close())

describe('media types', () => {
  it.each([
    [{}, jsonApi],
    [{ accept: '*/*' }, jsonApi],
    [{ accept: jsonApi }, jsonApi],
    [{ accept: 'application/json' }, 'application/json; charset=utf-8'],
    [{ accept: `application/json, ${jsonApi}` }, jsonApi],
  ])('reading with %j is answered as %s', async (headers, type) => {
    const answer = await call(world, 'GET /api/bookings', { as: anna, headers })
    expect(answer.headers.get('content-type')).toBe(type)
    const refused = await call(world, 'GET /api/bookings?from=x', { as: anna, headers })
    expect(refused.headers.get('content-type')).toBe(type)
  })

  it('writing is answered in kind', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', jsonApi]) {
      const headers = { 'content-type': type }
      const answer = await call(world, 'POST /api/bookings', {
        as: anna,
        headers,
        body: bookingBody('03:00'),
      })
      expect(answer.status).toBe(422)
      expect(answer.headers.get('content-type')?.split(';')[0]).toBe(type.split(';')[0])
    }
  })
})

describe('bodies', () => {
  it.each(['{', 'hello', '{"booking": }', "{'booking': 1}", '\u0000', '['.repeat(50_000), '{"a":1}{"b":2}'])(
    'that are no JSON are 400: %j',
    async (body) => {
      for (const line of ['POST /api/bookings', 'PATCH /api/bookings/1']) {
        const answer = await call(world, line, { as: anna, body })
        expect([answer.status, ...codesOf(answer), answer.body.errors[0]?.status]).toEqual([
          400,
          'invalid',
          '400',
        ])
      }
    },
  )

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'nonsense',
    'a/b; c',
  ])('of the kind %s are no JSON either', async (type) => {
    const answer = await call(world, 'POST /api/bookings', {
      as: anna,
      headers: { 'content-type': type },
      body: 'a=b',
    })
    expect([answer.status, ...codesOf(answer)]).toEqual([400, 'invalid'])
  })

  it('over the limit are too large', async () => {
    const body = bookingBody('10:00', { notes: { description: 'x'.repeat(300_000) } })
    const answer = await call(world, 'POST /api/bookings', { as: anna, body })
    expect([answer.status, ...codesOf(answer)]).toEqual([413, 'too_large'])
  })

  it('that are empty, or hold something else, are invalid', async () => {
    for (const body of ['', '[]', 'null', '5', '"x"', '{}', '{"booking": []}', '{"booking": null}']) {
      const answer = await call(world, 'POST /api/bookings', { as: anna, body })
      expect([body, answer.status, codesOf(answer)[0]]).toEqual([body, 422, 'invalid'])
    }
  })
})

describe('paths', () => {
  it.each([
    '/api/nothing',
    '/api/bookings/1/2',
    '/api/bookings/',
    '/api/bookings/a%2Fb',
    `/api/bookings/${'x'.repeat(500)}`,
  ])('that are not there are not found: %s', async (path) => {
    const answer = await call(world, `GET ${path}`, { as: anna })
    expect([answer.status, ...codesOf(answer)]).toEqual([404, 'not_found'])
  })

  it('that cannot be read are invalid', async () => {
    const answer = await rawCall('/api/bookings/%ZZ')
    expect([answer.status, JSON.parse(answer.text).errors[0].code]).toEqual([400, 'invalid'])
  })

  it('are not there for other methods', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
      expect((await call(world, `${method} /api/bookings`, { as: anna })).status).toBe(404)
    }
  })
})

/** A path as it stands, which `fetch` would mend. */
function rawCall(path: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(world.url), { path }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    asked.on('error', reject).end()
  })
}

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

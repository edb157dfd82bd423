import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingBody, call, codesOf, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

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
  it.each([
    '',
    ' ',
    '{',
    'hello',
    '{"booking": }',
    "{'booking': 1}",
    '\u0000',
    '['.repeat(50_000),
    '{"a":1}{"b":2}',
  ])('that are no JSON are 400: %j', async (body) => {
    for (const line of ['POST /api/bookings', 'PATCH /api/bookings/1']) {
      const answer = await call(world, line, { as: anna, body })
      expect([answer.status, ...codesOf(answer), answer.body.errors[0]?.status]).toEqual([
        400,
        'invalid',
        '400',
      ])
    }
  })

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

  it('are not needed where nothing is said', async () => {
    const headers = { 'content-type': 'application/json' }
    const person = await world.signIn('user@rinda.example')
    const line = 'DELETE /api/portal/portal_users/sign_out'
    expect((await call(world, line, { as: person, headers, body: '' })).status).toBe(204)
  })

  it('over the limit are too large', async () => {
    const body = bookingBody('10:00', { notes: { description: 'x'.repeat(300_000) } })
    const answer = await call(world, 'POST /api/bookings', { as: anna, body })
    expect([answer.status, ...codesOf(answer)]).toEqual([413, 'too_large'])
  })

  it('that hold something else are invalid', async () => {
    for (const body of ['[]', 'null', '5', '"x"', '{}', '{"booking": []}', '{"booking": null}']) {
      const answer = await call(world, 'POST /api/bookings', { as: anna, body })
      expect([body, answer.status, codesOf(answer)[0]]).toEqual([body, 422, 'invalid'])
      // Where the whole is no such thing no field has a name, and none is told of.
      expect(answer.body.errors[0]?.detail).not.toContain('—')
    }
  })
})

describe('paths', () => {
  it.each(['/', '/bookings', '/login', '/api/companies', '/health/live', '/api/nothing'])(
    'have for HEAD the head of what GET gives: %s',
    async (path) => {
      const [head, get] = [await call(world, `HEAD ${path}`), await call(world, `GET ${path}`)]
      expect([head.status, head.headers.get('content-type'), head.text]).toEqual([
        get.status,
        get.headers.get('content-type'),
        '',
      ])
    },
  )

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

  it.each([
    ['/queue/', '/queue'],
    ['/queue/?location=1', '/queue?location=1'],
    ['/queue/nothing', '/'],
    ['/booking/', '/'],
  ])('below a socket lead a browser to the portal: %s', async (path, location) => {
    const accept = 'text/html,application/xhtml+xml'
    const page = await fetch(`${world.url}${path}`, { headers: { accept }, redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([302, location])
    const program = await fetch(`${world.url}${path}`, { headers: { accept: '*/*' }, redirect: 'manual' })
    expect(program.status).toBe(400)
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

describe('bodies that are too long', () => {
  const head = (...headers: string[]) =>
    [
      'POST /api/bookings HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      ...headers,
      '',
      '',
    ].join('\r\n')
  const megabytes = 4
  const megabyte = 'x'.repeat(1024 * 1024)

  it.each([
    ['of a known length', `Content-Length: ${megabytes * megabyte.length}`, megabyte, ''],
    ['of an unknown length', 'Transfer-Encoding: chunked', `100000\r\n${megabyte}\r\n`, '0\r\n\r\n'],
  ])('are read to their end, so that who sends them hears why: %s', async (_, header, part, end) => {
    const socket = connect(Number(new URL(world.url).port), '127.0.0.1')
    const heard = text(socket)
    socket.write(head(header))
    for (let sent = 0; sent < megabytes; sent += 1) if (!socket.write(part)) await once(socket, 'drain')
    socket.write(end)
    const answer = await heard
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('"too_large"')
  })
})

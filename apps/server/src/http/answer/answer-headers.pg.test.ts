import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { book, morning, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Headers of answers, where people come by https through a proxy of this machine. */

const publicUrl = 'https://rinda.example'
let world: World
let anna: SignedInPerson

beforeAll(async () => {
  const environment = { PUBLIC_URL: publicUrl, METRICS_FROM: '203.0.113.0/24, 2001:db8::/32' }
  world = await startWorld({ now: morning, environment })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(() => world.close())

/** The person as a browser that came by https shows them. */
const byHttps = (person: SignedInPerson) => ({
  ...person,
  cookie: person.cookie.replace('rinda_session', '__Host-rinda_session'),
})

const headersOf = ({ headers }: Answer, ...names: string[]) => names.map((name) => headers.get(name))

test('answers with personal data are kept nowhere, and are what their type says', async () => {
  const portal = await world.connect(anna)
  const { qtid, token } = await book(portal, slotAt('09:00'))
  const lines: [string, object][] = [
    [`GET /api/bookings/${qtid}?token=${token}`, {}],
    [`PATCH /api/bookings/${qtid}?token=${token}`, { body: { booking: {} } }],
    ['GET /api/bookings/nobody', {}],
    ['GET /api/bookings/date/2026-12-09/2026-12-09', { as: byHttps(anna) }],
    ['GET /api/portal/current_portal_user', { as: byHttps(anna) }],
    ['GET /api/portal/portal_users', { as: byHttps(anna) }],
    ['GET /auth/sign-in', {}],
    ['GET /booking/?EIO=4&transport=polling', {}],
    ['POST /api/bookings', { body: '{' }],
  ]
  for (const [line, asked] of lines) {
    const answer = await call(world, line, asked)
    expect([line, ...headersOf(answer, 'cache-control', 'x-content-type-options')]).toEqual([
      line,
      'no-store',
      'nosniff',
    ])
  }
})

test('every answer says what time it is by the clock that the server is given, however it ends', async () => {
  for (const line of [
    'GET /api/companies',
    'GET /config.json',
    'GET /api/portal/current_portal_user',
    'GET /nowhere',
  ]) {
    const answer = await call(world, line)
    expect([line, ...headersOf(answer, 'date')]).toEqual([line, world.time.now.toUTCString()])
  }
})

test('every answer tells browsers to come by https alone, where they come by https', async () => {
  for (const path of [
    '/api/companies',
    '/health/live',
    '/oidc/.well-known/openid-configuration',
    '/nowhere',
  ]) {
    const answer = await call(world, `GET ${path}`)
    expect([path, ...headersOf(answer, 'strict-transport-security')]).toEqual([path, 'max-age=31536000'])
  }
  const plain = await startWorld({ now: morning })
  expect(headersOf(await call(plain, 'GET /api/companies'), 'strict-transport-security')).toEqual([null])
  await plain.close()
})

test('a cookie that another host could have set signs nobody in', async () => {
  const me = 'GET /api/portal/current_portal_user'
  expect((await call(world, me, { as: anna })).status).toBe(401)
  expect((await call(world, me, { as: byHttps(anna) })).status).toBe(200)
  const out = await call(world, 'DELETE /api/portal/portal_users/sign_out', { as: byHttps(anna) })
  expect(out.headers.get('set-cookie')).toMatch(/^__Host-rinda_session=; Path=\/;.*; Secure$/)
  anna = await world.signIn('anna@rinda.example')
})

describe('what a page may load', () => {
  test('of the interface’s description: its own alone, in no frame', async () => {
    const page = await call(world, 'GET /docs')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('https:')
  })

  test('of the portal: its sockets are named', async () => {
    const page = await call(world, 'GET /bookings')
    const policy = page.headers.get('content-security-policy')
    // Without a built portal there is no page.
    expect([null, "connect-src 'self' wss://rinda.example"]).toContain(
      policy?.split('; ').find((line) => line.startsWith('connect-src')) ?? null,
    )
  })
})

test.each([
  ['203.0.113.9', 200],
  ['2001:db8::9', 200],
  ['198.51.100.9', 403],
])('metrics asked for from %s are answered with %i', async (address, status) => {
  const answer = await call(world, 'GET /metrics', { headers: { 'x-forwarded-for': address } })
  expect(answer.status).toBe(status)
  expect(answer.text.includes('rinda_')).toBe(status === 200)
})

test('whoever is answered while the server stops is told that their connection ends with it', async () => {
  const stopping = await startWorld({ now: morning })
  const socket = connect(Number(new URL(stopping.url).port), '127.0.0.1')
  const head = [
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 2',
    'Expect: 100-continue',
  ]
  socket.write(`POST /api/bookings HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  const closed = stopping.close()
  const isThere = () =>
    fetch(stopping.url).then(
      () => true,
      () => false,
    )
  await expect.poll(isThere).toBe(false)
  socket.write('{}')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*\r\nconnection: close\r\n/i)
  await closed
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { takeAttempt } from '../issuer/attempt-store.ts'
import { CookieJar } from '../testing/cookie-jar.ts'

let world: World
let path: string
const password = 'kluss mežs pie jūras'

beforeAll(async () => {
  world = await startWorld()
  path = `/api/portal/portal_users/${await idOf('user@rinda.example')}/invitation`
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

async function idOf(email: string): Promise<number> {
  const found = world.db.selectFrom('portal_users').select('portal_user_id').where('email', '=', email)
  return (await found.executeTakeFirstOrThrow()).portal_user_id
}
const make = async (by = 'anna@rinda.example', line = path) =>
  call(world, `POST ${line}`, { as: await world.signIn(by), body: {} })
const link = async () => new URL(String((await make()).body.data.attributes.url)).pathname
const open = (at: string) => fetch(new URL(at, world.url), { headers: { 'accept-language': 'en' } })
const send = (at: string, fields: Record<string, string>, headers = {}) =>
  fetch(new URL(at, world.url), { method: 'POST', body: new URLSearchParams(fields), headers })
const choose = (at: string, chosen = password) => send(at, { password: chosen, repeat: chosen })

/** Signs in at the built-in page, and gives the path where the person lands. */
async function signIn(email: string, typed: string): Promise<string> {
  const jar = new CookieJar()
  const { url, answer } = await jar.follow(`${world.url}/auth/sign-in?redirect=/bookings`)
  const action = new URL(/<form[^>]* action="([^"]*)"/.exec(await answer.text())?.[1] ?? '', url).href
  const form = { method: 'POST', body: new URLSearchParams({ email, password: typed }) }
  const isBack = (next: URL) => next.pathname === '/bookings'
  return (await jar.follow(action, form, isBack)).url.pathname
}

describe('a link', () => {
  test('is told once, ends in a week, and stands nowhere in the database', async () => {
    const made = await make()
    expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store'])
    const { url, sets_password, expires_at } = made.body.data.attributes
    expect(sets_password).toBe(true)
    expect(Date.parse(String(expires_at)) - world.time.now.getTime()).toBe(7 * 86_400_000)
    const secret = String(url).split('/').at(-1) ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    for (const table of ['portal_invitations', 'audit', 'replies', 'events'] as const) {
      const rows = await world.db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(secret)
    }
    expect(await open(String(url))).toMatchObject({ status: 200 })
  })

  test('lets its person choose a password, and sign in with it', async () => {
    const at = await link()
    const page = await (await open(at)).text()
    expect(page).toContain('user@rinda.example')
    expect(page).not.toContain('<script')
    expect((await choose(at)).status).toBe(200)
    expect(await signIn('user@rinda.example', password)).toBe('/bookings')
    expect(await signIn('user@rinda.example', 'something else')).not.toBe('/bookings')
  })

  test('works once, also when it is used twice at the same moment', async () => {
    const at = await link()
    const answers = await Promise.all([choose(at, 'pirmā parole te'), choose(at, 'otrā parole te')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await choose(at)).status).toBe(404)
    expect((await open(at)).status).toBe(404)
  })

  test('ends with the next one, with the week, and with the account', async () => {
    const first = await link()
    const second = await link()
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200])
    const { now } = world.time
    world.time.now = new Date(now.getTime() + 7 * 86_400_000)
    expect((await choose(second)).status).toBe(404)
    world.time.now = now
    const active = (is_active: boolean) =>
      world.db
        .updateTable('portal_users')
        .set({ is_active })
        .where('email', '=', 'user@rinda.example')
        .execute()
    await active(false)
    expect([(await open(second)).status, (await choose(second)).status]).toEqual([404, 404])
    expect((await make()).status).toBe(409)
    await active(true)
  })

  test('signs out whoever was signed in as that person', async () => {
    const as = await world.signIn('user@rinda.example')
    const portal = await world.connect(as)
    await choose(await link())
    expect((await call(world, 'GET /api/portal/current_portal_user', { as })).status).toBe(401)
    await expect.poll(() => portal.socket.connected).toBe(false)
  })

  test('is not followed into another company', async () => {
    const at = await link()
    const root = await world.signIn('admin@rinda.example')
    const patch = 'PATCH /api/platform/domains/rinda.example'
    await call(world, patch, { as: root, body: { domain: { company_id: 40 } } })
    expect((await open(at)).status).toBe(404)
    await call(world, patch, { as: root, body: { domain: { company_id: 1 } } })
  })

  test('is made by those alone who keep the person’s account', async () => {
    expect((await make('user@rinda.example')).status).toBe(403)
    expect((await make('admin@nails.example')).status).toBe(404)
    const root = `/api/portal/portal_users/${await idOf('admin@rinda.example')}/invitation`
    expect((await make('anna@rinda.example', root)).status).toBe(403)
    expect((await make('admin@rinda.example', root)).status).toBe(201)
  })
})

describe('the form', () => {
  test.each([
    [{ password: '', repeat: '' }, 'Enter a password'],
    [{ password: 'short', repeat: 'short' }, 'at least 10 characters'],
    [{ password: 'user@rinda.example', repeat: 'user@rinda.example' }, 'must not be your e-mail'],
    [{ password: 'long enough', repeat: 'long enougH' }, 'not the same'],
  ])('with %j says what is wrong, and the link still works', async (fields, text) => {
    const at = `${await link()}?lang=en`
    const answer = await send(at, fields)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(text)
    expect((await open(at)).status).toBe(200)
  })

  test('of another site is refused', async () => {
    const fields = { password, repeat: password }
    const answer = await send(await link(), fields, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
  })

  test.each(['nonsense', 'a'.repeat(43), '%00', '..%2f..'])('of the link %s is not there', async (secret) => {
    const answer = await open(`/auth/invitation/${secret}?lang=ru`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('may be sent so often from one address', async () => {
    const at = await link()
    for (let nth = 0; nth < 30; nth++)
      await takeAttempt(world.db, { account: `${nth}`, address: '127.0.0.1' }, world.time.now)
    const answer = await choose(at)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
    await world.db.deleteFrom('issuer_attempts').execute()
    expect((await choose(at)).status).toBe(200)
  })
})

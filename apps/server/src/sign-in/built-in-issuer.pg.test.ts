import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { putIssuerAccount } from './seed-accounts.ts'
import { findSessionByCookie, findSessionByToken } from './sessions/find-session.ts'
import { CookieJar } from './testing/cookie-jar.ts'
import { formOf, openForm, seedPeople, signIn, startPortal, type TestPortal } from './testing/portal.ts'

let database: OpenDatabase
let portal: TestPortal

beforeAll(async () => {
  database = await testDatabase()
  await seedPeople(database.db)
  portal = await startPortal(database.db)
})
afterAll(async () => {
  await portal?.close()
  await database?.close()
})

async function signedIn(cookie: string | undefined) {
  return findSessionByCookie(portal.sessions, cookie ?? '', portal.clock.now)
}

describe('signing in with the built-in issuer', () => {
  it('goes from the portal to the form and back to where the person was going', async () => {
    const { jar, url, answer, page, action } = await openForm(portal)
    expect(url.pathname).toMatch(/^\/oidc\/interaction\//)
    expect(answer.status).toBe(200)
    expect(page).not.toContain('<script')
    const sent = await jar.follow(
      action,
      formOf({ email: ' Anna@Rinda.example ', password: 'demo' }),
      (next) => next.pathname === '/bookings',
    )
    expect(sent.url.href).toBe(`${portal.url}/bookings`)
    const [cookieLine] = sent.answer.headers
      .getSetCookie()
      .filter((line) => line.startsWith('rinda_session='))
    expect(cookieLine).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)

    const person = await signedIn(jar.get('rinda_session'))
    expect(person).toMatchObject({
      companyId: 1,
      email: 'anna@rinda.example',
      name: 'Anna',
      role: 'COMPANY_ADMIN',
    })
    expect(person?.permissions).toEqual(['navigation/open_times'])
    const byToken = await findSessionByToken(portal.sessions, person?.token ?? '', portal.clock.now)
    expect(byToken).toEqual(person)
  })

  it('asks again after every sign-in, so that the next person at the computer is themselves', async () => {
    const { jar, cookie } = await signIn(portal, 'anna@rinda.example')
    const again = await openForm(portal, jar)
    expect(again.url.pathname).toMatch(/^\/oidc\/interaction\//)
    await jar.follow(
      again.action,
      formOf({ email: 'user@rinda.example', password: 'demo' }),
      (next) => next.pathname === '/bookings',
    )
    expect(jar.get('rinda_session')).not.toBe(cookie)
    expect(await signedIn(cookie)).toBeNull()
    expect(await signedIn(jar.get('rinda_session'))).toMatchObject({ email: 'user@rinda.example' })
  })

  it('lets two tabs sign in at once', async () => {
    const jar = new CookieJar()
    const first = await openForm(portal, jar, '/first')
    const second = await openForm(portal, jar, '/second')
    const isBack = (next: URL) =>
      next.pathname === '/first' || next.pathname === '/second' || next.pathname === '/login'
    const back = await jar.follow(
      first.action,
      formOf({ email: 'anna@rinda.example', password: 'demo' }),
      isBack,
    )
    expect(back.url.pathname).toBe('/first')
    const other = await jar.follow(
      second.action,
      formOf({ email: 'user@rinda.example', password: 'demo' }),
      isBack,
    )
    expect(other.url.pathname).toBe('/second')
  })

  it('works on another node with the same database', async () => {
    const node = await startPortal(database.db)
    const { jar, action } = await openForm(portal)
    const elsewhere = action.replace(portal.url, node.url)
    const sent = await jar.fetch(elsewhere, formOf({ email: 'anna@rinda.example', password: 'demo' }))
    expect(sent.status).toBe(303)
    await node.close()
  })

  it('stays on the name by which the person came', async () => {
    const named = { ...portal, url: portal.url.replace('127.0.0.1', 'localhost') }
    const { url } = await openForm(named)
    expect(url.host).toBe(new URL(named.url).host)
    expect(await signIn(named, 'anna@rinda.example')).toMatchObject({ landedOn: '/bookings' })
  })
})

it('signs in by any address of the machine, where it may be reached by all', async () => {
  const everywhere = await startPortal(database.db, { host: '0.0.0.0' })
  const outer = Object.values(networkInterfaces())
    .flatMap((all = []) => all)
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  const url = new URL(everywhere.url)
  url.hostname = outer?.address ?? '127.0.0.2'
  const named = { ...everywhere, url: url.origin }
  expect(await signIn(named, 'anna@rinda.example')).toMatchObject({ landedOn: '/bookings' })
  await everywhere.close()
})

describe('what is refused', () => {
  it.each([
    ['anna@rinda.example', 'wrong'],
    ['nobody@rinda.example', 'demo'],
    ['anna@rinda.example\0', 'wrong'],
    ['anna@rinda.example', 'x'.repeat(2000)],
  ])('shows the form again for %j', async (email, password) => {
    const { jar, action } = await openForm(portal)
    const answer = await jar.fetch(action, formOf({ email, password }))
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('The e-mail or the password is not right.')
    expect(page).toContain('role="alert"')
    expect(jar.get('rinda_session')).toBeUndefined()
  })

  it('names each field that is missing, and escapes what was typed', async () => {
    const { jar, action } = await openForm(portal)
    const empty = await (await jar.fetch(action, formOf({}))).text()
    expect(empty).toContain('href="#email"')
    expect(empty).toContain('href="#password"')
    const hostile = await (await jar.fetch(action, formOf({ email: '"><script>x</script>' }))).text()
    expect(hostile).not.toContain('<script>')
  })

  it('keeps out a person who is switched off', async () => {
    const { landedOn, cookie } = await signIn(portal, 'gone@rinda.example')
    expect(landedOn).toBe('/login?problem=inactive&redirect=%2Fbookings')
    expect(cookie).toBeUndefined()
  })

  it('gives a newcomer of an unknown domain no role, in company 1', async () => {
    const email = 'new@stranger.example'
    await putIssuerAccount(
      database.db,
      { email, name: 'New', password: 'long secret', isDemo: false },
      portal.clock.now,
    )
    const { landedOn, cookie } = await signIn(portal, email, 'long secret')
    expect(landedOn).toBe('/bookings')
    expect(await signedIn(cookie)).toMatchObject({ companyId: 1, email, name: 'New', role: 'NONE' })
    await signIn(portal, email, 'long secret')
    const rows = await database.db
      .selectFrom('portal_users')
      .select('email')
      .where('email', '=', email)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it("does not take another browser's form, or one from another site", async () => {
    const { action } = await openForm(portal)
    const stolen = await new CookieJar().fetch(
      action,
      formOf({ email: 'anna@rinda.example', password: 'demo' }),
    )
    expect(stolen.headers.get('location')).toBe('/login?problem=expired')
    const { jar, action: own } = await openForm(portal)
    const headers = { origin: 'https://evil.example' }
    const foreign = await jar.fetch(own, {
      ...formOf({ email: 'anna@rinda.example', password: 'demo' }),
      headers,
    })
    expect(foreign.status).toBe(403)
  })

  it('answers nonsense at the issuer with its page or a way back, never with a fault of its own', async () => {
    const nonsense = [
      '/oidc/auth',
      '/oidc/auth?client_id=%00',
      '/oidc/auth?client_id=rinda-portal',
      '/oidc/auth/x',
      '/oidc/interaction/x',
      '/oidc/nowhere',
    ]
    for (const path of nonsense) {
      const answer = await fetch(portal.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
      expect(answer.status, path).toBeLessThan(500)
    }
    const token = await fetch(
      `${portal.url}/oidc/token`,
      formOf({ grant_type: 'authorization_code', code: '\0', client_id: 'rinda-portal' }),
    )
    expect(token.status).toBe(400)
  })

  it('takes a hint with a NUL in it without falling over', async () => {
    const start = await fetch(`${portal.url}/auth/sign-in`, { redirect: 'manual' })
    const answer = await fetch(`${start.headers.get('location')}&login_hint=%00`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toMatch(/^\/oidc\/interaction\//)
  })
})

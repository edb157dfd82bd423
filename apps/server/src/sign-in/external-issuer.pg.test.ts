import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { findSessionByCookie } from './sessions/find-session.ts'
import { CookieJar } from './testing/cookie-jar.ts'
import { clientId, clientSecret, type Person, startExternalIssuer } from './testing/external-issuer.ts'
import { seedPeople, startPortal, type TestPortal } from './testing/portal.ts'

let database: OpenDatabase
let issuer: Awaited<ReturnType<typeof startExternalIssuer>>
let portal: TestPortal
let origin: string

beforeAll(async () => {
  database = await testDatabase()
  await seedPeople(database.db)
  issuer = await startExternalIssuer()
  portal = await startPortal(database.db, { oidc: { issuer: issuer.url, clientId, clientSecret } })
  origin = portal.url.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await portal?.close()
  await issuer?.close()
  await database?.close()
})

async function signInAs(person: Person) {
  issuer.person = person
  const jar = new CookieJar()
  const isBack = (next: URL) => next.pathname === '/bookings' || next.pathname === '/login'
  const { url, answer } = await jar.follow(`${origin}/auth/sign-in?redirect=/bookings`, {}, isBack)
  return { jar, answer, landedOn: url.pathname + url.search, cookie: jar.get('rinda_session') }
}

describe('signing in with an issuer by configuration', () => {
  it('says that the issuer is away while it is, and works once it is there', async () => {
    expect(await signInAs({})).toMatchObject({ landedOn: '/login?problem=failed&redirect=%2Fbookings' })
    issuer.admit(origin)
    const { landedOn, cookie } = await signInAs({ email: 'ANNA@rinda.example', email_verified: true })
    expect(landedOn).toBe('/bookings')
    const person = await findSessionByCookie(portal.sessions, cookie ?? '', portal.clock.now)
    expect(person).toMatchObject({ email: 'anna@rinda.example', name: 'Anna', role: 'COMPANY_ADMIN' })
  })

  it.each([
    [{ email: 'anna@rinda.example', email_verified: false }, 'denied'],
    [{ name: 'Anna' }, 'denied'],
    [{ email: 'not an e-mail' }, 'denied'],
    [{ email: 'gone@rinda.example' }, 'inactive'],
    ['denies', 'denied'],
  ] satisfies [Person, string][])('refuses %j as %s', async (person, problem) => {
    const { landedOn, cookie } = await signInAs(person)
    expect(landedOn).toBe(`/login?problem=${problem}&redirect=%2Fbookings`)
    expect(cookie).toBeUndefined()
  })

  it('signs out of the issuer too', async () => {
    const { jar } = await signInAs({ email: 'user@rinda.example', name: 'User' })
    const answer = await jar.fetch(`${origin}/auth/sign-out`, { method: 'POST' })
    const next = new URL(answer.headers.get('location') ?? '')
    expect(next.origin + next.pathname).toBe(`${issuer.url}/session/end`)
    expect(next.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/login`)
    const page = await jar.fetch(next.href)
    expect(page.status).toBe(200)
    expect(jar.get('rinda_session')).toBeUndefined()
  })

  it('has no built-in issuer beside it', async () => {
    expect((await fetch(`${portal.url}/oidc/auth`)).status).toBe(404)
    expect((await fetch(`${portal.url}/oidc/interaction/x`)).status).toBe(404)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
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

const isCallback = (next: URL) => next.pathname === '/auth/callback'

/** Signs in up to the issuer's answer, which is handed to the test instead of to the portal. */
async function untilCallback() {
  const { jar, action } = await openForm(portal)
  const { url } = await jar.follow(
    action,
    formOf({ email: 'anna@rinda.example', password: 'demo' }),
    isCallback,
  )
  return { jar, url }
}

async function landing(jar: CookieJar, url: string): Promise<string | null> {
  const answer = await jar.fetch(url)
  expect(answer.status).toBe(303)
  return answer.headers.get('location')
}

describe('the way back from the issuer', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    'bookings',
    '',
  ])('does not lead away from this origin by %j', async (redirect) => {
    const { landedOn, cookie } = await signIn(portal, 'anna@rinda.example', 'demo', redirect)
    expect(landedOn).toBe('/')
    expect(cookie).toBeDefined()
  })

  it('keeps the whole path of the page that was wanted', async () => {
    const wanted = '/bookings/calendar?date=2026-11-23&location=2#10:00'
    const { landedOn } = await signIn(portal, 'anna@rinda.example', 'demo', wanted)
    expect(landedOn).toBe(wanted)
  })

  it('refuses a state that was changed, is missing, belongs to another browser, or is too old', async () => {
    const { jar, url } = await untilCallback()
    const changed = new URL(url)
    const state = url.searchParams.get('state') ?? ''
    changed.searchParams.set('state', (state.startsWith('A') ? 'B' : 'A') + state.slice(1))
    expect(await landing(jar, changed.href)).toBe('/login?problem=expired')
    expect(await landing(jar, `${portal.url}/auth/callback?code=x`)).toBe('/login?problem=expired')
    expect(await landing(new CookieJar(), url.href)).toBe('/login?problem=expired')
    const { jar: other } = await openForm(portal)
    expect(await landing(other, url.href)).toBe('/login?problem=expired')

    const began = portal.clock.now
    portal.clock.now = new Date(began.getTime() + 2 * 3_600_000)
    expect(await landing(jar, url.href)).toBe('/login?problem=expired')
    portal.clock.now = began
    expect(await landing(jar, url.href)).toBe('/bookings')
  })

  it('takes a code once', async () => {
    const { jar, url } = await untilCallback()
    expect(await landing(jar, url.href)).toBe('/bookings')
    expect(await landing(jar, url.href)).toBe('/login?problem=failed&redirect=%2Fbookings')
  })

  it('does not take a code that belongs to another round trip', async () => {
    const first = await untilCallback()
    const second = await untilCallback()
    second.url.searchParams.set('code', first.url.searchParams.get('code') ?? '')
    expect(await landing(second.jar, second.url.href)).toBe('/login?problem=failed&redirect=%2Fbookings')
  })

  it('says so when the issuer said no', async () => {
    const { jar, url } = await untilCallback()
    url.searchParams.delete('code')
    url.searchParams.set('error', 'access_denied')
    expect(await landing(jar, url.href)).toBe('/login?problem=denied&redirect=%2Fbookings')
  })

  it('sends who came by another name to the address that was given as public, once', async () => {
    const behindProxy = await startPortal(database.db, { publicUrl: 'https://rinda.example' })
    const answer = await fetch(`${behindProxy.url}/auth/sign-in?redirect=/x`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe(
      'https://rinda.example/auth/sign-in?redirect=%2Fx&host=public',
    )
    const next = await fetch(`${behindProxy.url}/auth/sign-in?redirect=/x&host=public`, {
      redirect: 'manual',
    })
    expect(next.headers.get('location')).toMatch(/^https:\/\/rinda\.example\/oidc\/auth\?/)
    expect(next.headers.get('set-cookie')).toContain('; Secure')
    await behindProxy.close()
  })

  it('works behind a proxy that ends https and hides the host', async () => {
    const publicUrl = 'https://rinda.example'
    const hidden = await startPortal(database.db, { publicUrl })
    const jar = new CookieJar((url) => url.replace(publicUrl, hidden.url))
    const { action } = await openForm({ ...hidden, url: publicUrl }, jar)
    expect(action).toMatch(/^https:\/\/rinda\.example\/oidc\/interaction\//)
    const fields = formOf({ email: 'anna@rinda.example', password: 'demo' })
    const { url, answer } = await jar.follow(action, fields, (next) => next.pathname === '/bookings')
    expect(url.href).toBe(`${publicUrl}/bookings`)
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-rinda_session=[^;]+; Path=\/;.*; Secure$/)
    await hidden.close()
  })
})

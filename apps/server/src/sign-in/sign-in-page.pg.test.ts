import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { CookieJar } from './testing/cookie-jar.ts'
import { formOf, openForm, seedPeople, startPortal, type TestPortal } from './testing/portal.ts'

let database: OpenDatabase
let portal: TestPortal
let withoutDemo: TestPortal

beforeAll(async () => {
  database = await testDatabase()
  await seedPeople(database.db)
  portal = await startPortal(database.db)
  withoutDemo = await startPortal(database.db, { isDemo: false })
})
afterAll(async () => {
  await portal?.close()
  await withoutDemo?.close()
  await database?.close()
})

describe('the page of the built-in issuer', () => {
  it('lists the demo accounts with their roles, but not those that are switched off', async () => {
    const { page } = await openForm(portal)
    expect(page).toContain('anna@rinda.example')
    expect(page).toContain('Company administrator · Rinda')
    expect(page).not.toContain('gone@rinda.example')
  })

  it('signs in with the button of a demo account', async () => {
    const { jar, action } = await openForm(portal)
    const fields = { email: '', password: '', account: 'user@rinda.example' }
    const { url } = await jar.follow(action, formOf(fields), (next) => next.pathname === '/bookings')
    expect(url.pathname).toBe('/bookings')
  })

  it('lists nobody outside demo mode, and such a button means nothing', async () => {
    const { jar, page, action } = await openForm(withoutDemo)
    expect(page).not.toContain('anna@rinda.example')
    const answer = await jar.fetch(action, formOf({ account: 'user@rinda.example' }))
    expect(answer.status).toBe(422)
  })

  it('speaks the language of the link, else of the portal, else of the browser, else English', async () => {
    const jar = new CookieJar()
    const start = `${portal.url}/auth/sign-in`
    const latvian = { headers: { 'accept-language': 'lv-LV,lv;q=0.9,en;q=0.5' } }
    const fromBrowser = await jar.follow(start, latvian)
    expect(await fromBrowser.answer.text()).toContain('<html lang="lv">')
    const fromPortal = await jar.follow(`${start}?lang=ru`, latvian)
    expect(await fromPortal.answer.text()).toContain('<html lang="ru">')
    const fromLink = await jar.fetch(`${fromPortal.url.href}?lang=en`)
    expect(await fromLink.text()).toContain('<html lang="en">')
    const other = await jar.follow(start, { headers: { 'accept-language': 'de' } })
    expect(await other.answer.text()).toContain('<html lang="en">')
  })

  it('lets itself do nothing but show and send its form', async () => {
    const { answer } = await openForm(portal)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

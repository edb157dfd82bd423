import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { CookieJar } from '../testing/cookie-jar.ts'
import { seedPeople, signIn, startPortal, type TestPortal } from '../testing/portal.ts'
import { findSessionByCookie, findSessionByToken } from './find-session.ts'
import { startSession } from './start-session.ts'

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

const morning = new Date('2026-11-21T06:00:00Z')
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 3_600_000)

async function start(email: string, now: Date) {
  const person = await database.db
    .selectFrom('portal_users')
    .select(['company_id', 'portal_user_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const portalUser = { companyId: person.company_id, portalUserId: person.portal_user_id }
  return startSession(database.db, portalUser, now)
}

describe('sessions', () => {
  it('last twelve hours and are swept out by a later sign-in', async () => {
    const { db } = database
    const { cookieValue, expiresAt } = await start('anna@rinda.example', morning)
    expect(expiresAt).toEqual(hoursLater(12))
    const found = await findSessionByCookie(portal.sessions, cookieValue, hoursLater(11.9))
    expect(found?.email).toBe('anna@rinda.example')
    expect(await findSessionByCookie(portal.sessions, cookieValue, hoursLater(12))).toBeNull()
    expect(await findSessionByToken(portal.sessions, found?.token ?? '', hoursLater(12))).toBeNull()
    await start('user@rinda.example', hoursLater(13))
    const rows = await db.selectFrom('portal_sessions').select('expires_at').execute()
    expect(rows.map((row) => row.expires_at)).toEqual([hoursLater(25)])
  })

  it('keep neither the cookie nor the token in the database', async () => {
    const { cookieValue } = await start('anna@rinda.example', morning)
    const found = await findSessionByCookie(portal.sessions, cookieValue, morning)
    const rows = JSON.stringify(await database.db.selectFrom('portal_sessions').selectAll().execute())
    for (const secret of [cookieValue, found?.token ?? '']) {
      expect(rows).not.toContain(secret)
      expect(rows).not.toContain(JSON.stringify([...Buffer.from(secret, 'base64url')]).slice(1, -1))
    }
    expect(await findSessionByCookie(portal.sessions, found?.token ?? '', morning)).toBeNull()
    expect(await findSessionByToken(portal.sessions, cookieValue, morning)).toBeNull()
    expect(await findSessionByCookie(portal.sessions, 'nonsense\0', morning)).toBeNull()
  })

  it('end for a person who is switched off', async () => {
    const { db } = database
    const { cookieValue } = await start('user@rinda.example', morning)
    const setActive = (isActive: boolean) =>
      db
        .updateTable('portal_users')
        .set({ is_active: isActive })
        .where('email', '=', 'user@rinda.example')
        .execute()
    await setActive(false)
    expect(await findSessionByCookie(portal.sessions, cookieValue, morning)).toBeNull()
    await setActive(true)
  })
})

describe('signing out', () => {
  it('ends the cookie and the token, tells every process, and lands on the login page', async () => {
    const { jar, cookie = '' } = await signIn(portal, 'anna@rinda.example')
    const session = await findSessionByCookie(portal.sessions, cookie, portal.clock.now)
    const answer = await jar.fetch(`${portal.url}/auth/sign-out`, { method: 'POST' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/login')
    expect(jar.get('rinda_session')).toBeUndefined()
    expect(portal.ended).toEqual([session?.sessionKey])
    expect(await findSessionByCookie(portal.sessions, cookie, portal.clock.now)).toBeNull()
    expect(await findSessionByToken(portal.sessions, session?.token ?? '', portal.clock.now)).toBeNull()
  })

  it('does nothing for a page of another site, and is no fault without a session', async () => {
    const { jar, cookie = '' } = await signIn(portal, 'anna@rinda.example')
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const answer = await jar.fetch(`${portal.url}/auth/sign-out`, {
        method: 'POST',
        headers: new Headers(Object.entries(headers)),
      })
      expect(answer.status).toBe(403)
    }
    expect(await findSessionByCookie(portal.sessions, cookie, portal.clock.now)).not.toBeNull()
    const nobody = await new CookieJar().fetch(`${portal.url}/auth/sign-out`, { method: 'POST' })
    expect(nobody.headers.get('location')).toBe('/login')
  })
})

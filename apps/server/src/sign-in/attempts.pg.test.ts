import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { type Attempt, forgiveAttempts, takeAttempt } from './issuer/attempt-store.ts'
import { CookieJar } from './testing/cookie-jar.ts'
import { formOf, openForm, seedPeople, startPortal, type TestPortal } from './testing/portal.ts'

let database: OpenDatabase
let portal: TestPortal

beforeAll(async () => {
  database = await testDatabase()
  await seedPeople(database.db)
  portal = await startPortal(database.db)
})
beforeEach(async () => {
  await database.db.deleteFrom('issuer_attempts').execute()
})
afterAll(async () => {
  await portal?.close()
  await database?.close()
})

const account = 'anna@rinda.example'
const address = '203.0.113.66'
const office = '198.51.100.1'

/** The seconds to wait before this attempt; 0 when it may be made. */
async function waitOf(attempt: Partial<Attempt> = {}): Promise<number> {
  const verdict = await takeAttempt(database.db, { account, address, ...attempt }, portal.clock.now)
  return verdict?.retryAfterSeconds ?? 0
}

/** Makes `count` attempts at the same moment, and counts those that were allowed. */
async function madeOf(count: number, attempt: (index: number) => Partial<Attempt>): Promise<number> {
  const waits = await Promise.all(Array.from({ length: count }, (_, index) => waitOf(attempt(index))))
  return waits.filter((seconds) => seconds === 0).length
}

function pass(seconds: number): void {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000)
}

describe('who guesses', () => {
  it('one account makes ten attempts, then waits longer each time, at most a quarter of an hour', async () => {
    expect(await madeOf(48, () => ({}))).toBe(10)
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      expect(await waitOf()).toBe(wait)
      pass(wait)
      expect(await waitOf()).toBe(0)
    }
    pass(24 * 3600)
    expect(await madeOf(48, () => ({}))).toBe(10)
  })

  it('many accounts from one address makes thirty', async () => {
    expect(await madeOf(48, (index) => ({ account: `person${index}@rinda.example` }))).toBe(30)
    expect(await waitOf({ account: 'another@rinda.example' })).toBe(1)
    expect(await waitOf({ account: 'another@rinda.example', address: office })).toBe(0)
  })

  it('from an IPv6 /64 is at one address', async () => {
    expect(await madeOf(20, (index) => ({ address: `2001:db8:1:2::${index}` }))).toBe(10)
    expect(await waitOf({ address: '2001:db8:1:2:ffff::1' })).toBe(1)
    expect(await waitOf({ address: '2001:db8:1:3::1' })).toBe(0)
  })

  it('and what is refused prolongs no wait', async () => {
    await madeOf(48, () => ({}))
    for (let nth = 0; nth < 20; nth++) expect(await waitOf()).toBe(1)
  })
})

it('an office of people who mistype and then sign in goes on', async () => {
  for (let nth = 0; nth < 60; nth++) {
    const attempt = { account: `person${nth % 30}@rinda.example`, address: office }
    expect(await waitOf(attempt)).toBe(0)
    if (nth % 4 !== 0) await forgiveAttempts(database.db, attempt, portal.clock.now)
  }
})

describe('the owner of an account that somebody else guesses at', () => {
  /** Sends the form with the right password, from an address as a proxy on this machine passes it on. */
  async function signIn(from: string, jar = new CookieJar()): Promise<Response> {
    const { action } = await openForm(portal, jar)
    const form = formOf({ email: account, password: 'demo' })
    return await jar.fetch(action, { ...form, headers: { 'x-forwarded-for': from } })
  }

  it('signs in from elsewhere, and beside them once the wait is over', async () => {
    expect(await madeOf(48, () => ({}))).toBe(10)
    expect((await signIn(office)).status).toBe(303)
    const refused = await signIn(address)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await refused.text()).toContain('Too many failed attempts. Try again in 1 s.')
    pass(1)
    expect((await signIn(address)).status).toBe(303)
  })

  it('signs in beside them at any moment, in a browser in which they did before', async () => {
    const jar = new CookieJar()
    expect((await signIn(office, jar)).status).toBe(303)
    await madeOf(48, () => ({}))
    await madeOf(48, (index) => ({ account: `person${index}@rinda.example` }))
    expect((await signIn(address, jar)).status).toBe(303)
    expect((await signIn(address)).status).toBe(429)

    const known = jar.get('rinda_known')
    expect(known).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    // Of another account it says nothing.
    const { action } = await openForm(portal, jar)
    const other = formOf({ email: 'user@rinda.example', password: 'demo' })
    expect((await jar.fetch(action, { ...other, headers: { 'x-forwarded-for': address } })).status).toBe(429)
  })
})

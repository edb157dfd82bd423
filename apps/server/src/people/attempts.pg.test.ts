import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/test-database.ts'
import { formOf, openForm, seedPeople, signIn, startPortal, type TestPortal } from './testing/portal.ts'

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

async function attempt(email: string, password: string): Promise<Response> {
  const { jar, action } = await openForm(portal)
  return jar.fetch(action, formOf({ email, password }))
}

function attempts(count: number, email: (index: number) => string): Promise<number[]> {
  const all = Array.from({ length: count }, (_, index) => attempt(email(index), 'wrong'))
  return Promise.all(all.map(async (one) => (await one).status))
}

describe('limits on attempts', () => {
  it('lets an e-mail fail ten times, then not even the right password helps until the time is over', async () => {
    const statuses = await attempts(12, () => 'anna@rinda.example')
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)

    const right = await attempt('anna@rinda.example', 'demo')
    expect(right.status).toBe(429)
    const seconds = Number(right.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(900)
    expect(await right.text()).toContain('Too many failed attempts. Try again in 15 min.')
    expect(await signIn(portal, 'user@rinda.example')).toMatchObject({ landedOn: '/bookings' })

    portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000)
    expect(await signIn(portal, 'anna@rinda.example')).toMatchObject({ landedOn: '/bookings' })
  })

  it('counts afresh after a right password', async () => {
    await attempts(9, () => 'anna@rinda.example')
    expect((await attempt('anna@rinda.example', 'demo')).status).toBe(303)
    expect(await attempts(10, () => 'anna@rinda.example')).not.toContain(429)
  })

  it('limits one address that tries many e-mails, known or not', async () => {
    const statuses = await attempts(32, (index) => `person${index}@rinda.example`)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect((await attempt('user@rinda.example', 'demo')).status).toBe(429)
  })
})

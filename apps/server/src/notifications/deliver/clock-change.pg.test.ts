import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '../../availability/settings.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { settle } from '../../testing/towns/town.ts'
import { factsOf } from './facts.ts'
import { mailOf } from './mail-of.ts'

/** A few days before the night in which the clocks of Riga are put back. */
const now = new Date('2026-10-20T08:00:00Z')

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, now)
})
afterAll(() => database.close())

async function mailAbout(startsAt: string, endsAt: string): Promise<string> {
  const { db } = database
  const facts = await factsOf(
    { db, settings: createSettings(db, () => now, false) },
    {
      ...{
        companyId: 1,
        messageId: 1,
        attempts: 0,
        seq: 1,
        bookingId: 1,
        channel: 'email',
        kind: 'confirmed',
      },
      ...{ recipient: 'visitor@visitor.example', language: 'lv', uselessAt: new Date(startsAt) },
      content: {
        ...{ locationId: 1, serviceId: 1, specialistId: null, code: '123456', reason: '', byStaff: true },
        times: [{ uid: 'visit', startsAt, endsAt }],
      },
    },
    now,
  )
  if (!facts) throw new Error('no facts')
  return mailOf(facts).text
}

test('a mail about a visit in the night in which the clocks go back says which of the two hours is meant', async () => {
  const day = 'svētdiena, 25. oktobris'
  expect(await mailAbout('2026-10-25T00:30:00Z', '2026-10-25T01:00:00Z')).toContain(
    `${day}, 03:30 (vasaras laiks)–03:00 (ziemas laiks)\n`,
  )
  expect(await mailAbout('2026-10-25T01:30:00Z', '2026-10-25T02:00:00Z')).toContain(
    `${day}, 03:30 (ziemas laiks)–04:00\n`,
  )
  expect(await mailAbout('2026-10-25T08:30:00Z', '2026-10-25T09:00:00Z')).toContain(`${day}, 10:30–11:00\n`)
})

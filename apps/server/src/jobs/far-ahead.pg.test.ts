import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import { claimDueSystems, putSystem } from '../bookings/remote/system-store.ts'
import { claimDueCalendars, putCalendar } from '../busy-calendars/calendar-store.ts'
import type { OpenDatabase } from '../database/database.ts'
import { claimDueLines, putRemoteLine } from '../queue/remote/remote-store.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { morning } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { recurring } from './recurring.ts'

/** A machine whose clock was a year ahead for a while, and has been put right. */

let database: OpenDatabase
const yearAhead = new Date('2027-12-01T08:00:00Z')
const scope = narrow(systemCaller.scope, 1)
const later = (ms: number) => new Date(morning.getTime() + ms)

beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
})
afterAll(() => database.close())

test('work that is done every hour is done again at once, and not only when a year has passed', async () => {
  const ran: Date[] = []
  const work = recurring(database.db, {
    name: 'tidy',
    everyMs: 3_600_000,
    run: async (now) => void ran.push(now),
  })
  await work.run(yearAhead)
  await work.run(morning)
  expect(ran).toEqual([morning])
  await work.run(later(60_000))
  await work.run(later(3_600_000))
  expect(ran).toEqual([morning, later(3_600_000)])
})

test('other systems and private calendars are asked again at once', async () => {
  const { db } = database
  await putRemoteLine(db, scope, { locationId: 1, addresses: 'a', isOnline: true }, yearAhead)
  await putSystem(db, scope, { locationId: 1, address: 'b', isOnline: true }, yearAhead)
  await putCalendar(
    db,
    scope,
    { specialistId: 1, url: 'https://calendar.example/c', by: 'anna@rinda.example' },
    yearAhead,
  )
  const till = later(60_000)
  const claimAll = async () => [
    await claimDueLines(db, morning, till),
    await claimDueSystems(db, morning, till),
    (await claimDueCalendars(db, morning, till)).map(({ specialist_id }) => specialist_id),
  ]
  expect(await claimAll()).toEqual([[1], [1], [1]])
  expect(await claimAll()).toEqual([[], [], []])
})

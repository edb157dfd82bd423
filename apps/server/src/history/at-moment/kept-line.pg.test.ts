import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { callNext } from '../../queue/counter/call-next.ts'
import { finish } from '../../queue/counter/finish.ts'
import { type LineTown, settleWithLines, startLineTown, ticketOf } from '../../queue/testing/line-town.ts'
import { requestTicket } from '../../queue/tickets/request-ticket.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { pastLine } from './past-line.ts'

let database: OpenDatabase
let town: LineTown
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  const config = JSON.stringify({ queue: { keep_overnight: true } })
  await database.db.updateTable('locations').set({ config }).where('location_id', '=', 1).execute()
  // A Friday.
  town = startLineTown(database.db, new Date('2026-12-04T14:00:00Z'))
})
afterAll(() => database.close())

async function waitedAt(moment: string): Promise<number[]> {
  const setting = await town.context.settings.find(systemCaller, 1)
  if (!setting) throw new Error('no location')
  const scope = narrow(systemCaller.scope, 1)
  const { caller } = town.agent()
  const past = await pastLine(database.db, caller, { scope, setting, moment: new Date(moment) })
  return past.waiting.map(({ number }) => number)
}

test('a line that is kept over the weekend is shown on Sunday and on Monday as it was', async () => {
  const first = ticketOf(await requestTicket(town.context, town.agent(), { serviceId: 3 }))
  ticketOf(await requestTicket(town.context, town.agent(), { serviceId: 3 }))
  town.time.now = new Date('2026-12-07T08:00:00Z')
  ticketOf(await requestTicket(town.context, town.agent(), { serviceId: 3 }))
  town.time.now = new Date('2026-12-07T08:10:00Z')
  ticketOf(await callNext(town.context, town.agent(), { locationId: 1, counter: 1 }))
  ticketOf(await finish(town.context, town.agent(), { id: first.id }))
  expect(await waitedAt('2026-12-06T10:00:00Z')).toEqual([1, 2])
  expect(await waitedAt('2026-12-07T08:05:00Z')).toEqual([1, 2, 3])
  expect(await waitedAt('2026-12-07T08:15:00Z')).toEqual([2, 3])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { testDatabase } from '../testing/test-database.ts'
import { callNext } from './counter/call-next.ts'
import { type LineTown, settleWithLines, startLineTown, type Ticket, ticketOf } from './testing/line-town.ts'
import { workTheLine } from './testing/work-the-line.ts'
import { cancelTicket } from './tickets/cancel-ticket.ts'
import { requestTicket } from './tickets/request-ticket.ts'

let database: OpenDatabase
let town: LineTown
beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  town = startLineTown(database.db)
})
afterAll(() => database.close())

async function takeTickets(many: number, serviceId = 3): Promise<Ticket[]> {
  const results = await Promise.all(
    Array.from({ length: many }, () => requestTicket(town.context, town.agent(), { serviceId })),
  )
  return results.map(ticketOf)
}

test('two hundred who come at once get two hundred numbers, each the next', async () => {
  const given = await takeTickets(200)
  const numbers = given.map(({ number }) => number).sort((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  await expectConsistent({ db: database.db, faults: [] })
})

test('of those who are refused at the same moment nobody takes a number', async () => {
  const [before] = await takeTickets(1, 2)
  const crowd = Array.from({ length: 30 }, () =>
    requestTicket(town.context, town.visitor('crowd'), { serviceId: 2 }),
  )
  const answers = (await Promise.all(crowd)).map(ticketOf)
  const given = answers.filter(({ status }) => status === 'WAITING')
  expect(given).toHaveLength(3)
  expect(answers.filter(({ failed_code }) => failed_code === 'limited')).toHaveLength(27)
  expect(given.map(({ number }) => number).sort()).toEqual([2, 3, 4])
  await expectConsistent({ db: database.db, faults: [] })
  for (const { id } of [before, ...given].filter((one) => one !== undefined))
    ticketOf(await cancelTicket(town.context, town.agent(), { id }))
})

test('two agents who call at the same moment get two people, the first two of the line', async () => {
  for (let round = 0; round < 20; round += 1) {
    const called = await Promise.all(
      [1, 2].map((counter) => callNext(town.context, town.agent(), { locationId: 1, counter })),
    )
    const numbers = called.map((one) => ticketOf(one).number).sort((one, other) => one - other)
    expect(numbers).toEqual([round * 2 + 1, round * 2 + 2])
  }
})

test('eight agents work a line of five hundred while people come and go: none is called twice, none is lost', async () => {
  await workTheLine({ towns: [town], agents: 8, tickets: 500 })
  await expectConsistent({ db: database.db, faults: [] })
})

import type { TicketResource } from '@rinda/contract/queue/ticket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { callNext } from '../counter/call-next.ts'
import { type LineTown, settleWithLines, startLineTown, ticketOf } from '../testing/line-town.ts'
import { openLines } from '../testing/open-lines.ts'
import { cancelTicket } from '../tickets/cancel-ticket.ts'
import { requestTicket } from '../tickets/request-ticket.ts'
import type { LocationStates } from './location-state.ts'

let database: OpenDatabase
let town: LineTown
let here: Awaited<ReturnType<typeof openLines>>
/** Last word about each ticket, by what was done to it or by its place; of location 1. */
const places = new Map<string, TicketResource>()
const moved: string[] = []
const states: LocationStates[] = []

beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  town = startLineTown(database.db)
  here = await openLines(database.db, () => town.time.now)
  here.news.subscribe({
    isConcerned: ({ locationId }) => locationId === 1,
    onEvent({ resource }) {
      if (resource.type === 'ticket') places.set(resource.id, resource as TicketResource)
    },
    onPlaces(_, tickets) {
      for (const ticket of tickets) {
        moved.push(ticket.id)
        places.set(ticket.id, ticket)
      }
    },
    onState: (_, state) => void states.push(state),
  })
})
afterAll(async () => {
  expect(here.faults).toEqual([])
  await here.close()
  await database.close()
})

const request = async (serviceId = 3) =>
  String(ticketOf(await requestTicket(here.context, town.agent(), { serviceId })).id)
const cancel = (id = '') => cancelTicket(here.context, town.agent(), { id: Number(id) })
const toldOf = (ids: readonly string[]) =>
  ids.map((id) => {
    const { turn, tickets_to_wait } = places.get(id)?.attributes ?? {}
    return [turn, tickets_to_wait]
  })

test('whose place is another hears of it, and who was told already hears nothing more', async () => {
  const ids = [await request(), await request(), await request()]
  await expect
    .poll(() => toldOf(ids))
    .toEqual([
      ['NEXT', 0],
      ['COMING', 1],
      ['COMING', 2],
    ])
  await cancel(ids[0])
  await expect
    .poll(() => toldOf(ids))
    .toEqual([
      [null, null],
      ['NEXT', 0],
      ['COMING', 1],
    ])
  expect(moved).toEqual(expect.arrayContaining([ids[1], ids[2]]))
  await callNext(here.context, town.agent(), { locationId: 1, counter: 1 })
  await expect
    .poll(() => toldOf(ids))
    .toEqual([
      [null, null],
      ['CALLED', 0],
      ['NEXT', 0],
    ])
  for (const id of ids) await cancel(id)
})

test('the state of a location is told as its line grows and shrinks, and of the others nothing is', async () => {
  const last = () => states.at(-1)?.staff.attributes
  const ids: string[] = []
  for (const [count, level] of [
    ...([
      [1, 20],
      [4, 20],
      [5, 40],
      [10, 40],
      [11, 60],
    ] as const),
    ...([
      [15, 60],
      [16, 80],
      [20, 80],
      [21, 100],
    ] as const),
  ]) {
    while (ids.length < count) ids.push(await request(ids.length % 2 ? 1 : 3))
    await expect
      .poll(() => [
        ids.length,
        last()?.crowd_level,
        last()?.services.reduce((sum, one) => sum + one.tickets_to_wait, 0),
      ])
      .toEqual([count, level, count])
  }
  expect(last()?.services.map(({ id, tickets_to_wait }) => [id, tickets_to_wait])).toEqual([
    ['1', 10],
    ['2', 0],
    ['3', 11],
  ])
  for (const id of ids) await cancel(id)
  await expect.poll(() => last()?.crowd_level).toBe(0)
  const before = states.length
  await requestTicket(here.context, town.agent(), { serviceId: 4 })
  await request()
  await expect.poll(() => last()?.crowd_level).toBe(20)
  expect(states.slice(before).every(({ staff }) => staff.id === '1')).toBe(true)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Conversation } from '../testing/clients/conversation.ts'
import { bookingBody, call, codesOf, customer } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { type QueueWorld, startQueueWorld, ticketIn } from '../testing/clients/test-queue.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { everyRow } from '../testing/every-row.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { attributesOf, book, codeOf, lock, slotAt, visitor } from '../testing/towns/bookings.ts'

/** Tables that hold what a claim leaves: itself, its history, the stream, what counts against a limit, and its answer. */
const written = [
  ...['bookings', 'occupancies', 'tickets', 'counters', 'ticket_sequences'],
  ...['audit', 'events', 'streams', 'visitor_acts', 'replies'],
]
const clients = 6

let queue: QueueWorld
let anna: SignedInPerson
let portals: Conversation[]
let pages: Conversation[]
let agents: Conversation[]
beforeAll(async () => {
  queue = await startQueueWorld()
  anna = await queue.signIn('anna@rinda.example')
  const many = <Value>(make: (nth: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: clients }, (_, nth) => make(nth)))
  portals = await many(() => queue.connect(anna))
  pages = await many((nth) => connectVisitor(queue.url, 'widget', { address: `203.0.113.${nth}` }))
  agents = await many(() => queue.enter('agent', { person: anna }))
  for (const [nth, agent] of agents.entries())
    await agent.ask('set_counter', { locationId: 1, counter: nth + 1, open: true })
})
afterAll(async () => {
  for (const { socket } of pages) socket.disconnect()
  await queue.close()
})

/** Rows that came or were changed while something was done, by table. */
async function leftBy(act: () => Promise<void>): Promise<Record<string, string[]>> {
  const before = await everyRow(queue.db, written)
  await act()
  const after = await everyRow(queue.db, written)
  return Object.fromEntries(
    written.map((table) => [table, (after[table] ?? []).filter((row) => !before[table]?.includes(row))]),
  )
}
const counted = (left: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(left).map(([table, rows]) => [table, rows.length]))

/** One thing that only one client can have: what has to be there first, how each client asks for it, and whether it lost. */
type Contest<Prize, Told> = {
  lay: (nth: number) => Promise<Prize>
  claim: (client: number, prize: Prize) => Promise<Told>
  hasLost: (told: Told) => boolean
  /** Answers that are kept of so many who ask: those of requests with a name of their own. */
  kept: (claims: number) => number
}

async function expectLosersLeaveNothing<Prize, Told>(contest: Contest<Prize, Told>): Promise<void> {
  const contested = async (nth: number, many: number) => {
    const prize = await contest.lay(nth)
    const told: Told[] = []
    const left = await leftBy(async () => {
      const asked = Array.from({ length: many }, (_, client) => contest.claim(client, prize))
      told.push(...(await Promise.all(asked)))
    })
    expect(told.filter((one) => !contest.hasLost(one))).toHaveLength(1)
    const { replies = 0, ...rest } = counted(left)
    expect(replies).toBe(contest.kept(many))
    return rest
  }
  const alone = await contested(0, 1)
  expect(Object.values(alone).some((rows) => rows > 0)).toBe(true)
  expect(await contested(1, clients)).toEqual(alone)
}

const times = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00']
const timeOf = (nth: number) => times[nth] as string
const ask = (clients: readonly Conversation[], client: number, type: string, data: object) =>
  (clients[client] as Conversation).ask(type, data)
const isRefused = (message: { type: string; data: Record<string, unknown> }) => codeOf(message) !== undefined
const named = (claims: number) => claims

describe('what is claimed by many at once is had by one, and the others leave no row, history or number', () => {
  test('a time, by calls that have no key', async () => {
    await expectLosersLeaveNothing({
      lay: async (nth) => bookingBody(timeOf(nth), { status: 'scheduled', ...customer }),
      claim: (_, body) => call(queue.world, 'POST /api/bookings', { as: anna, body }),
      hasLost: (answer) => codesOf(answer)[0] === 'slot_taken',
      kept: () => 0,
    })
  })

  test('a time, held by staff and by visitors', async () => {
    const by = (clients: () => Conversation[], first: number) => ({
      lay: async (nth: number) => slotAt(timeOf(first + nth)),
      claim: (client: number, slot: object) => ask(clients(), client, 'lock_booking', slot),
      hasLost: isRefused,
      kept: named,
    })
    await expectLosersLeaveNothing(by(() => portals, 2))
    await expectLosersLeaveNothing(by(() => pages, 4))
  })

  test('all places that a service has at a time, by those who block it', async () => {
    await expectLosersLeaveNothing({
      lay: async (nth) => ({
        ...slotAt(timeOf(nth), { serviceId: 2, specialistId: null, duration: 20 }),
        ...{ fields: { _is_blocked: true }, notes: { blocked: 'a meeting' } },
      }),
      claim: (client, block) => ask(portals, client, 'schedule_booking', block),
      hasLost: isRefused,
      kept: named,
    })
  })

  test('a hold that visits are moved onto', async () => {
    const [portal] = portals as [Conversation]
    await expectLosersLeaveNothing({
      async lay(nth) {
        const { qtid, token } = await lock(portal, slotAt(`${16 + nth}:00`))
        const visits = []
        for (let client = 0; client < (nth === 0 ? 1 : clients); client += 1)
          visits.push(await book(portal, slotAt(timeOf(client), { specialistId: nth === 0 ? 2 : 3 })))
        return { visits, onto: { lockedQtid: qtid, lockedToken: token } }
      },
      claim: (client, { visits, onto }) =>
        ask(portals, client, 'reschedule_booking', { ...visits[client], ...onto }),
      hasLost: isRefused,
      kept: named,
    })
  })

  test('a ticket that is called, and one that is finished', async () => {
    const [agent] = agents as [Conversation]
    const take = async () => ticketIn(await agent.ask('request_ticket', { serviceId: 3, language: 'lv' }))
    await expectLosersLeaveNothing({
      lay: take,
      claim: (client) => ask(agents, client, 'call_next', { locationId: 1, counter: client + 1 }),
      hasLost: ({ type }) => type === 'nothing_waiting',
      kept: named,
    })
    await expectLosersLeaveNothing({
      async lay() {
        await take()
        return ticketIn(await agent.ask('call_next', { locationId: 1, counter: 1 }))
      },
      claim: (client, { id }) => ask(agents, client, 'finish', { id }),
      hasLost: isRefused,
      kept: named,
    })
  })
})

test('whoever lost asks again once the time is free, and has it: their first answer stands in nobody’s way', async () => {
  const [winner, loser] = portals as [Conversation, Conversation]
  const slot = slotAt('14:30')
  const held = await lock(winner, slot)
  const lost = await leftBy(async () => {
    expect(codeOf(await loser.ask('lock_booking', slot, 'the lost one'))).toBe('slot_taken')
  })
  const { replies, ...rest } = lost
  expect(Object.values(rest).flat()).toEqual([])
  expect(replies).toHaveLength(1)
  await winner.ask('unlock_booking', held)
  expect(attributesOf(await loser.ask('schedule_booking', { ...slot, ...visitor }))).toMatchObject({
    status: 'scheduled',
  })
})

test('all of it leaves the database consistent', () => expectConsistent(queue.world))

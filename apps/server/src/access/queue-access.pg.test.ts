import {
  type QueueRequestInput,
  type QueueRequestType,
  queueRequestSchemas,
} from '@rinda/contract/queue/requests'
import { httpStatusOf, type RefusalCode } from '@rinda/contract/wire/refusals'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { takeTickets } from '../queue/testing/line-town.ts'
import { accessTable } from '../testing/access-document.ts'
import type { Conversation, Message } from '../testing/clients/conversation.ts'
import { addPeople, emailOfCaller, otherCallers } from '../testing/clients/people.ts'
import { type SampleMaker, sampleMaker } from '../testing/clients/sample-requests.ts'
import {
  aboutTicket,
  type QueueClient,
  type QueueWorld,
  startQueueWorld,
  ticketIn,
} from '../testing/clients/test-queue.ts'
import { countRows } from '../testing/invariants.ts'
import { codeOf, morning } from '../testing/towns/bookings.ts'

/** The tables of docs/ACCESS.md that are about the queue socket, cell by cell. */

const headings = ['request of an agent', 'request of the line'] as const
const change = 'hears of a call'
const place = { locationId: 1, counter: 4 }
const serviceId = 1

let world: QueueWorld
/** Somebody at another counter, who makes what the requests are about. */
let owner: Conversation
let bookings: SampleMaker
let phone: Conversation | undefined
/** A colleague at yet another place, who hears whatever staff hear. */
let colleague: Conversation
let counters = 0
const connections = new Map<string, Promise<Conversation>>()

beforeAll(async () => {
  world = await startQueueWorld({ now: morning })
  await takeTickets(world.db)
  await addPeople(world, otherCallers)
  const person = await world.signIn('anna@rinda.example')
  owner = await world.enter('agent', { person })
  colleague = await world.enter('agent', { person })
  const portal = await world.connect(person)
  bookings = sampleMaker(world.world, portal, {
    companyId: 1,
    locationId: 1,
    serviceId,
    specialistIds: [1, 2, 3],
  })
})
afterEach(async () => {
  await world.db.updateTable('tickets').set({ status: 'CANCELED', is_held: false }).execute()
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

/** The caller of a column at their socket; each connects once, but a logger, which may not say much. */
function connectionOf(heading: string, column: string): Promise<Conversation> {
  const name = `${heading} ${column}`
  const known = connections.get(name)
  if (known && column !== 'logger') return known
  const connecting = heading === headings[0] ? enterAs('agent', column) : connect(column)
  connections.set(name, connecting)
  return connecting
}

async function enterAs(kind: QueueClient, column: string): Promise<Conversation> {
  if (column === 'nobody') return await world.enter(kind)
  const email = emailOfCaller[column]
  if (!email) throw new Error(`nobody is called ${column}`)
  return await world.enter(kind, { person: await world.signIn(email) })
}

async function connect(column: string): Promise<Conversation> {
  if (column === 'app' || column === 'widget' || column === 'logger') return await world.enter(column)
  if (column === 'stranger') return await world.enter('widget', { companyId: 40 })
  const monitor = await enterAs('monitor', column.replace('monitor by ', ''))
  await monitor.ask('ready', {})
  return monitor
}

const take = async () => ticketIn(await owner.ask('request_ticket', { serviceId }))
async function called() {
  const { id, token } = await take()
  ticketIn(await owner.ask('resume', { id, counter: 7 }))
  return { id, token }
}

type Sample = () => Promise<object>
/** For each request one that makes sense, whoever sends it. Whoever acts on a ticket has its token. */
const samples: { [Type in QueueRequestType]: () => Promise<QueueRequestInput<Type>> } = {
  request_ticket: async () => ({ serviceId }),
  cancel_ticket: take,
  step_back: take,
  get_tickets: async () => {
    await take()
    return { locationId: 1 }
  },
  get_line: async () => {
    await take()
    return place
  },
  async check_in() {
    const { qtid, token } = await bookings.booked()
    const starts_at = new Date(world.time.now.getTime() + 5 * 60_000)
    const ends_at = new Date(starts_at.getTime() + 20 * 60_000)
    await world.db.updateTable('bookings').set({ starts_at, ends_at }).where('qtid', '=', qtid).execute()
    return { locationId: 1, qtid, token }
  },
  call_next: async () => {
    await take()
    return place
  },
  serve_now: async () => ({ ...place, serviceId }),
  recall: called,
  no_show: called,
  finish: called,
  transfer: async () => ({ ...(await called()), serviceId: 2 }),
  hold: called,
  resume: async () => ({ ...(await take()), counter: 4 }),
  return_to_line: called,
  add_services: async () => ({ ...(await called()), serviceIds: [2] }),
  set_counter: async () => {
    counters += 1
    return { locationId: 1, counter: `New ${counters}`, serviceIds: [serviceId], open: true }
  },
  get_counters: async () => ({ locationId: 1 }),
  get_overview: async () => ({ locationId: 1 }),
  get_agents: async () => ({ locationId: 1 }),
  get_service_lines: async () => ({ locationId: 1 }),
  stop_tickets: async () => ({ locationId: 1, serviceId, stopped: false }),
  ready: async () => {
    await take()
    return {}
  },
  pause: async () => ({}),
  online: async () => ({}),
  pause_client: async () => ({ socketId: await aPhone() }),
  resume_client: async () => ({ socketId: await aPhone() }),
  log: async () => ({ level: 'info', message: 'paper is low' }),
  get_changes: async () => ({ since: 0 }),
}

async function aPhone(): Promise<string> {
  phone ??= await world.enter('app', { locationId: 1 })
  return phone.socket.id ?? ''
}

const statusOf = (code: unknown) => String(httpStatusOf[code as RefusalCode])

function outcomeOf(reply: Message): string {
  const code = codeOf(reply)
  if (code) return statusOf(code)
  if (reply.type === 'nothing_waiting') return 'empty'
  if (reply.type === 'ticket' && ticketIn(reply).number === 0) return ticketIn(reply).failed_code ?? ''
  const list = [reply.data.data, (reply.data.data as { data?: unknown }).data].find(Array.isArray)
  return list?.length === 0 ? 'empty' : 'yes'
}

/** Gives what the caller of a column hears of somebody whom a colleague calls. */
async function heard(who: Conversation): Promise<string> {
  const { id } = await called()
  const isIt = aboutTicket(id, 'CALLED')
  await colleague.hears(isIt)
  // Whatever is told is told to all at once, and before this is answered.
  await who.ask('no_request', {})
  const told = who.heard.find(isIt)
  if (!told) return 'silent'
  return ticketIn(told).note === undefined ? 'number' : 'yes'
}

async function askedBy(heading: string, column: string, asked: string): Promise<string> {
  const sample = (samples as Record<string, Sample>)[asked]
  const who = await connectionOf(heading, column).catch(
    (refused: { data?: { code: string } }) => refused.data?.code,
  )
  if (typeof who !== 'object') return statusOf(who)
  if (asked === change) return await heard(who)
  if (!sample) throw new Error(`there is no sample of ${asked}`)
  const data = await sample()
  const counted = await countRows(world.world)
  if (asked === 'log') return await logged(who, data)
  const outcome = outcomeOf(await who.ask(asked, data))
  // What is refused is not done by halves, and what is looked up changes nothing.
  if (!['yes', 'empty'].includes(outcome) || asked.startsWith('get_'))
    expect(await countRows(world.world)).toEqual(counted)
  return outcome
}

/** A line for the log is not answered, unless it is refused. */
async function logged(who: Conversation, data: object): Promise<string> {
  const refused = who.ask('log', data).then(outcomeOf)
  const next = who.ask('no_request', {}).then(() => 'yes')
  return await Promise.race([refused, next])
}

for (const heading of headings) {
  describe.each(accessTable(heading))(`${heading}: $asked`, ({ asked, cells }) => {
    test.each(cells)('by %s: %s', async (column, outcome) => {
      expect(await askedBy(heading, column, asked)).toBe(outcome)
    })
  })
}

test.each(headings)('every request type is in the access table: %s', (heading) => {
  const written = accessTable(heading).map(({ asked }) => asked)
  expect(written.sort()).toEqual([...Object.keys(queueRequestSchemas), change].sort())
})

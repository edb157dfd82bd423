import { requestSchemas } from '@rinda/contract/booking/requests'
import { httpStatusOf, type RefusalCode } from '@rinda/contract/wire/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessTable } from '../testing/access-document.ts'
import type { Conversation, Message } from '../testing/clients/conversation.ts'
import { addPeople, emailOfCaller, otherCallers } from '../testing/clients/people.ts'
import {
  type SampleMaker,
  type SamplePlace,
  sampleMaker,
  sampleRequests,
  sampleVariants,
} from '../testing/clients/sample-requests.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { countRows } from '../testing/invariants.ts'
import { attributesOf, codeOf, lock, morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** The tables of docs/ACCESS.md that are about the booking socket, cell by cell. */

const change = 'hears of a change'
const placeOf: Record<string, SamplePlace> = {
  request: { companyId: 1, locationId: 1, serviceId: 1, specialistIds: [1, 2, 3] },
  'request, company 40': { companyId: 40, locationId: 40, serviceId: 5, specialistIds: [4] },
}

let world: World
const owners: Record<string, { portal: Conversation; make: SampleMaker }> = {}
const connections = new Map<string, Promise<Conversation>>()

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await addPeople(world, otherCallers)
  const profile = JSON.stringify({ booking: { visitorCode: 'email' } })
  await world.db.updateTable('companies').set({ profile }).where('company_id', '=', 40).execute()
  for (const [heading, place] of Object.entries(placeOf)) {
    const email = place.companyId === 1 ? 'anna@rinda.example' : 'admin@nails.example'
    const portal = await world.connect(await world.signIn(email))
    const make = sampleMaker(world, portal, place)
    await make.booked()
    owners[heading] = { portal, make }
  }
})
afterAll(async () => {
  for (const connected of connections.values()) {
    await connected.then(
      ({ socket }) => socket.disconnect(),
      () => {},
    )
  }
  expect(world.faults).toEqual([])
  await world.close()
})

/** The caller of a column at their socket; each connects once. */
function connectionOf(column: string): Promise<Conversation> {
  const known = connections.get(column)
  if (known) return known
  const connecting = connect(column)
  connections.set(column, connecting)
  return connecting
}

async function connect(column: string): Promise<Conversation> {
  if (column === 'nobody') return await world.connect({ cookie: '', token: 'nobody', companyId: 1 })
  if (column === 'widget' || column === 'monitor') return await connectVisitor(world.url, column)
  if (column === 'stranger' || column === 'widget of 40')
    return await connectVisitor(world.url, 'widget', { companyId: 40 })
  const email = emailOfCaller[column]
  if (!email) throw new Error(`nobody is called ${column}`)
  return await world.connect(await world.signIn(email))
}

const statusOf = (code: unknown) => String(httpStatusOf[code as RefusalCode])

function outcomeOf(reply: Message): string {
  const code = codeOf(reply)
  if (code) return statusOf(code)
  const list = [reply.data.data, (reply.data.data as { data?: unknown }).data].find(Array.isArray)
  return list?.length === 0 ? 'empty' : 'yes'
}

/** Gives what the caller of a column hears of a hold that somebody else makes there. */
async function heard(who: Conversation, { portal, make }: { portal: Conversation; make: SampleMaker }) {
  const slot = make.slot()
  const before = who.heard.length
  await lock(portal, slot)
  // Whatever is told is told before this is answered.
  await who.ask('no_request', {})
  const told = who.heard.slice(before).map((message) => attributesOf(message))
  if (told.length === 0) return 'silent'
  expect(told).toMatchObject([{ date: slot.date, time: slot.time }])
  return told[0]?.qtid ? 'yes' : 'slot'
}

async function askedBy(column: string, heading: string, asked: string): Promise<string> {
  const owner = owners[heading]
  const [type = ''] = asked.split(' ')
  const sample =
    sampleVariants[asked] ?? (sampleRequests as Record<string, (typeof sampleVariants)['']>)[type]
  if (!owner) throw new Error(`no place for ${heading}`)
  const who = await connectionOf(column).catch((refused: { data?: { code: string } }) => refused.data?.code)
  if (typeof who !== 'object') return statusOf(who)
  if (asked === change) return await heard(who, owner)
  if (!sample) throw new Error(`there is no sample of ${asked}`)
  const data = await sample(owner.make)
  const counted = await countRows(world)
  const outcome = outcomeOf(await who.ask(type, data))
  // What is refused is not done by halves, and what is looked up changes nothing.
  if (outcome !== 'yes' || /^(get|preview)_/.test(type)) expect(await countRows(world)).toEqual(counted)
  return outcome
}

for (const heading of Object.keys(placeOf)) {
  describe.each(accessTable(heading))(`${heading}: $asked`, ({ asked, cells }) => {
    test.each(cells)('by %s: %s', async (column, outcome) => {
      expect(await askedBy(column, heading, asked)).toBe(outcome)
    })
  })
}

test('every request type is in the access table', () => {
  const written = accessTable('request').map(({ asked }) => asked)
  expect(written.sort()).toEqual(
    [...Object.keys(requestSchemas), ...Object.keys(sampleVariants), change].sort(),
  )
})

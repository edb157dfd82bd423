import type { HealthAttributes } from '@rinda/contract/booking/health'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import { addPeople } from '../testing/clients/people.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { book, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let root: SignedInPerson
let town: SignedInPerson
let nails: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await addPeople(world, [{ email: 'admin@town.example', role: 'COMPANY_ADMIN' }])
  root = await world.signIn('admin@rinda.example')
  town = await world.signIn('admin@town.example')
  nails = await world.signIn('admin@nails.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

async function health(as: SignedInPerson): Promise<HealthAttributes> {
  const { body } = await call(world, 'GET /api/portal/tools/health', { as })
  return body.data.attributes as unknown as HealthAttributes
}
const job = async (name: string) => (await health(root)).due.find((one) => one.name === name)

test('tells how database, followers, messages and due work are', async () => {
  await expect.poll(async () => (await health(root)).nodes).toHaveLength(1)
  const told = await health(root)
  expect(told).toMatchObject({
    at: morning.toISOString(),
    redis: null,
    followers: expect.arrayContaining([expect.objectContaining({ name: 'visitor-messages' })]),
    outbox: { waiting: 0, dead: 0, since: null },
    nodes: [{ started_at: morning.toISOString(), answers: true, version: expect.stringMatching(/^\d/) }],
  })
  expect(told.due.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['holds', 'messages', 'sweep', 'nodes']),
  )
  await expect
    .poll(() => job('holds'))
    .toMatchObject({ late: false, fails_since: null, last_done_at: morning.toISOString() })
})

test('an admin sees their own company: not the messages of others, nor the nodes', async () => {
  const portal = await world.connect(await world.signIn('anna@rinda.example'))
  await book(portal, slotAt('10:00'), { email: 'visitor@visitor.example' })
  const rows = () => world.db.selectFrom('outbox').select('state').execute()
  await expect.poll(async () => (await rows()).length).toBe(1)
  await world.db.updateTable('outbox').set({ state: 'dead', fault: 'refused' }).execute()
  expect((await health(root)).outbox).toMatchObject({ dead: 1 })
  expect(await health(town)).toMatchObject({ outbox: { dead: 1 }, nodes: null })
  expect(await health(nails)).toMatchObject({ outbox: { dead: 0 }, nodes: null })
  await expect.poll(async () => (await health(root)).followers.filter(({ events }) => events > 0)).toEqual([])
  // It follows again as soon as it looks.
  await expect
    .poll(async () => {
      await world.db.updateTable('stream_followers').set({ seq: 0 }).execute()
      return (await health(town)).followers
    })
    .toContainEqual({ name: 'event-counts', events: 1, since: morning.toISOString() })
  expect((await health(nails)).followers).toContainEqual({ name: 'event-counts', events: 0, since: null })
})

test('who does not see the tools is told nothing', async () => {
  for (const email of ['anna@rinda.example', 'user@nails.example'])
    expect(
      (await call(world, 'GET /api/portal/tools/health', { as: await world.signIn(email) })).status,
    ).toBe(403)
  expect((await call(world, 'GET /api/portal/tools/health')).status).toBe(401)
})

test('work that comes late is said to be, and a node that is silent too; one that ends is forgotten', async () => {
  world.time.now = new Date(morning.getTime() + 60_000)
  const { nodes, due } = await health(root)
  expect(due.some(({ late }) => late)).toBe(true)
  expect(nodes?.[0]?.answers).toBe(false)
  await world.restart()
  await expect.poll(async () => (await health(root)).nodes?.map(({ answers }) => answers)).toEqual([true])
})

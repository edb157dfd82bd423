import type { LocationStateResource } from '@rinda/contract/queue/location-state'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeTickets } from '../../queue/testing/line-town.ts'
import { type Conversation, converse } from '../../testing/clients/conversation.ts'
import { call, internalKey } from '../../testing/clients/http-calls.ts'
import type { Message } from '../../testing/clients/test-portal.ts'
import { openVisitorSocket } from '../../testing/clients/test-visitor.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Screens that say so are told how crowded a location is, as far as they may see it. */

let world: World
const open: Conversation[] = []
beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  await takeTickets(world.db)
  await world.db
    .updateTable('portal_users')
    .set({ role: 'COMPANY_USER', service_ids: [3] })
    .where('email', '=', 'none@rinda.example')
    .execute()
  await world.db.updateTable('services').set({ is_visible: false }).where('service_id', '=', 2).execute()
})
afterAll(async () => {
  for (const { socket } of open) socket.disconnect()
  expect(world.faults).toEqual([])
  await world.close()
})

const understands = ['location_state']
const portal = async (email: string, told = understands) =>
  await world.connect(await world.signIn(email), { understands: told })
async function page(locationId?: number) {
  const auth = { client: 'widget', companyId: 1, locationId, version: '1', secret: { key: '' }, understands }
  const visitor = await converse(
    openVisitorSocket(world.url, 'widget', { ...auth, session: `${locationId}` }),
    'widget',
  )
  open.push(visitor)
  return visitor
}
const give = (serviceId: number, locationId = 1) =>
  call(world, `POST /api/queue/${locationId}/tickets`, {
    as: 'internal',
    body: { ticket: { service_id: serviceId } },
  })
const isState = ({ type }: Message) => type === 'location_state'
/** The last state of each location that somebody was told: its level, and who waits by service. */
const told = ({ heard }: { heard: readonly Message[] }) =>
  Object.fromEntries(
    heard.filter(isState).map(({ data }) => {
      const { id, attributes } = data.data as LocationStateResource
      const waiting = attributes.services.map((one) => [one.id, one.tickets_to_wait])
      return [id, { level: attributes.crowd_level, waiting: Object.fromEntries(waiting) }]
    }),
  )

test('a change of the line is told to whoever sees the location and asked for it', async () => {
  const whole = await portal('anna@rinda.example')
  const platform = await portal('admin@rinda.example')
  const limited = await portal('none@rinda.example')
  const second = await portal('second@rinda.example')
  const plain = await portal('user@rinda.example', [])
  const nails = await portal('admin@nails.example')
  const [visitor, elsewhere] = [await page(), await page(2)]
  await give(1)
  await give(3)
  await give(4, 2)
  const there = { level: 20, waiting: { 4: 1 } }
  const all = { 1: { level: 20, waiting: { 1: 1, 2: 0, 3: 1 } }, 2: there }
  for (const one of [whole, platform]) await expect.poll(() => told(one)).toEqual(all)
  const threeAlone = { 1: { level: 20, waiting: { 3: 1 } }, 2: { level: 20, waiting: {} } }
  await expect.poll(() => told(limited)).toEqual(threeAlone)
  await expect.poll(() => told(second)).toEqual({ 2: there })
  // What is hidden from visitors is not told them.
  await expect.poll(() => told(visitor)).toEqual({ 1: { level: 20, waiting: { 1: 1, 3: 1 } }, 2: there })
  await expect.poll(() => told(elsewhere)).toEqual({ 2: there })
  for (const one of [plain, nails]) expect(one.heard).toEqual([])
})

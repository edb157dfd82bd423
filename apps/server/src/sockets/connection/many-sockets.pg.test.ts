import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { connectVisitor, type VisitorClient } from '../../testing/clients/test-visitor.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
const open: Conversation[] = []
const most = 3

async function visit(client: VisitorClient, address: string): Promise<Conversation> {
  const one = await connectVisitor(world.url, client, { address })
  open.push(one)
  return one
}
const refused = { data: { code: 'rate_limited' } }

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: { VISITOR_SOCKETS: String(most) } })
})
afterAll(async () => {
  for (const { socket } of open) socket.disconnect()
  await world.close()
})

test.each([
  ['an address', ['203.0.113.7', '203.0.113.7', '::ffff:203.0.113.7'], '203.0.113.7', '203.0.113.8'],
  [
    'a /64 of IPv6',
    ['2001:db8:1:2::1', '2001:db8:1:2:3::1', '2001:db8:1:2:ffff::'],
    '2001:db8:1:2::9',
    '2001:db8:1:3::1',
  ],
])(
  '%s has so many sockets of visitors and no more, whichever they are',
  async (_, first, next, elsewhere) => {
    const [widget, ...others] = await Promise.all(
      first.map((address, index) => visit((['widget', 'app', 'monitor'] as const)[index] ?? 'app', address)),
    )
    await expect(visit('widget', next)).rejects.toMatchObject(refused)
    await visit('widget', elsewhere)
    widget?.socket.disconnect()
    await expect
      .poll(() =>
        visit('monitor', next).then(
          () => 'let in',
          () => 'refused',
        ),
      )
      .toBe('let in')
    await expect(visit('app', next)).rejects.toMatchObject(refused)
    for (const { socket } of others) expect(socket.connected).toBe(true)
  },
)

test('who is signed in is not counted', async () => {
  const anna = await world.signIn('anna@rinda.example')
  for (let opened = 0; opened < 2 * most; opened += 1) await world.connect(anna)
})

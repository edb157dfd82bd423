import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { book, morning, slotAt } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

let post: MailServer
let database: OpenDatabase
let nodes: [World, World]

beforeAll(async () => {
  post = await startMailServer()
  database = await testDatabase()
  await settle(database.db, morning)
  const environment = { SMTP_URL: post.url }
  const first = await startWorld({ now: morning, environment, database, lookEveryMs: 200 })
  nodes = [first, await startWorld({ now: morning, environment, database, lookEveryMs: 200 })]
})
afterAll(async () => {
  for (const node of nodes) await node.app.close()
  await database.close()
  await post.close()
})

test('two nodes on one database tell each visitor once, whichever of them hears of it and sends it', async () => {
  const [one, other] = nodes
  const staff = [
    await one.connect(await one.signIn('anna@rinda.example')),
    await other.connect(await other.signIn('anna@rinda.example')),
  ] as const
  const times = ['08', '09', '10', '11', '12', '13'].flatMap((hour) => [`${hour}:00`, `${hour}:30`])
  await Promise.all(
    times.map((time, index) =>
      book(staff[index % 2 === 0 ? 0 : 1], slotAt(time), { email: `v${index}@visitor.example` }),
    ),
  )
  const sent = () => database.db.selectFrom('outbox').select('state').where('state', '=', 'sent').execute()
  await expect.poll(async () => (await sent()).length).toBe(times.length)
  const told = post.mails.map(({ to }) =>
    [to ?? []]
      .flat()
      .map(({ text }) => text)
      .join(),
  )
  expect(told.toSorted()).toEqual(times.map((_, index) => `v${index}@visitor.example`).toSorted())
  for (const portal of staff) portal.socket.disconnect()
})

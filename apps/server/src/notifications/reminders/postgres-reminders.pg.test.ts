import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { book, morning, slotAt } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { startWorld } from '../../testing/towns/world.ts'
import { startMailServer } from '../testing/mail-server.ts'

test('two nodes that come upon the same reminders together send each of them once', async () => {
  const post = await startMailServer()
  const database = await testDatabase()
  await settle(database.db, morning)
  const start = (now: Date) =>
    startWorld({ now, environment: { SMTP_URL: post.url }, database, lookEveryMs: 200 })
  const before = await start(morning)
  const anna = await before.connect(await before.signIn('anna@rinda.example'))
  const times = ['08', '09', '10', '11', '12', '13'].flatMap((hour) => [`${hour}:00`, `${hour}:30`])
  for (const [index, time] of times.entries())
    await book(anna, slotAt(time), { email: `v${index}@visitor.example`, language: 'en' })
  const planned = () => database.db.selectFrom('reminders').selectAll().execute()
  await expect.poll(async () => (await planned()).length).toBe(times.length)
  anna.socket.disconnect()
  await before.app.close()

  // Both start when all are due: nobody was there at their times.
  const due = new Date('2026-12-08T14:00:00Z')
  const nodes = await Promise.all([start(due), start(due)])
  const rows = () => database.db.selectFrom('outbox').selectAll().where('kind', '=', 'reminder').execute()
  await expect.poll(async () => (await rows()).filter(({ state }) => state === 'sent').length).toBe(12)
  const told = post.mails.filter(({ subject }) => subject?.startsWith('Reminder: '))
  const addresses = told.flatMap(({ to }) => [to ?? []].flat().map(({ text }) => text))
  expect(addresses.toSorted()).toEqual(times.map((_, index) => `v${index}@visitor.example`).toSorted())
  expect(await planned()).toEqual([])
  for (const node of nodes) await node.app.close()
  await database.close()
  await post.close()
})

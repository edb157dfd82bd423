import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '../availability/settings.ts'
import { readConfig } from '../config.ts'
import type { OpenDatabase } from '../database/database.ts'
import { listBehind } from '../stream/follower-store.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { book, morning, slotAt } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { startWorld } from '../testing/towns/world.ts'
import { createSending } from './deliver/send-due.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

/** A mail server that takes its time for each answer, and two processes that send through it. */

let database: OpenDatabase
let post: MailServer
const time = { now: morning }
const faults: unknown[] = []

beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
  post = await startMailServer()
})
afterAll(async () => {
  expect(faults).toEqual([])
  await database.close()
  await post.close()
})

/** Has a message wait to be sent. The process in which somebody books has no mail server: what it writes is sent by the others. */
async function writeMessage(): Promise<void> {
  const world = await startWorld({ now: morning, database: { ...database, close: async () => {} } })
  await book(await world.connect(await world.signIn('anna@rinda.example')), slotAt('10:00'), {
    email: 'slowly@visitor.example',
  })
  await expect.poll(() => listBehind(database.db, 'visitor-messages')).toEqual([])
  await world.close()
  await database.db.updateTable('outbox').set({ state: 'waiting', due_at: morning }).execute()
}

function startSender() {
  const { db } = database
  const clock = () => time.now
  const config = readConfig({ SMTP_URL: post.url, PUBLIC_URL: 'https://rinda.example' })
  const settings = createSettings(db, clock, false)
  const onFault = (error: unknown) => void faults.push(error)
  return createSending({ db, settings, config, clock, traced: () => ({}), onFault }, 20)
}

test('a mail that takes long to be sent is left to whoever sends it, and comes once', async () => {
  await writeMessage()
  const answer = Promise.withResolvers<void>()
  post.until = answer.promise
  const [first, second] = [startSender(), startSender()]
  const sending = first.sendDue('email', time.now)
  await expect.poll(() => post.offered).toBe(1)
  time.now = new Date(morning.getTime() + 10 * 60_000)
  const dueAt = async () =>
    (await database.db.selectFrom('outbox').select('due_at').executeTakeFirstOrThrow()).due_at
  await expect.poll(async () => (await dueAt()) > time.now).toBe(true)
  await second.sendDue('email', time.now)
  expect(post.offered).toBe(1)
  answer.resolve()
  await sending
  expect(post.mails).toHaveLength(1)
  await Promise.all([first.stop(), second.stop()])
})

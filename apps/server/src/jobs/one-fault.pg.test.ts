import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../notifications/testing/mail-server.ts'
import { listBehind } from '../stream/follower-store.ts'
import { call } from '../testing/clients/http-calls.ts'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { book, lock, morning, rowOf, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** Work that is due at one place is not kept from being done by what cannot be done at another. */

let post: MailServer
let world: World
let anna: TestPortal
let nora: TestPortal

beforeEach(async () => {
  post = await startMailServer()
  const environment = { SMTP_URL: post.url, PUBLIC_URL: 'https://rinda.example', LOCK_MINUTES: '1' }
  world = await startWorld({ now: morning, environment })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  nora = await world.connect(await world.signIn('admin@nails.example'))
})
afterEach(async () => {
  await world.close()
  await post.close()
})

const nails = { locationId: 40, serviceId: 5, specialistId: 4 }
const email = (name: string) => ({ email: `${name}@visitor.example`, language: 'en' })
const told = (subject: string) =>
  post.mails
    .filter((mail) => mail.subject?.startsWith(subject))
    .flatMap(({ to }) => [to ?? []].flat().map(({ text }) => text))

/** Has the database refuse rows, as where one of them is damaged. Gives back how to stop. */
async function refuseRows(table: string, which: RawBuilder<unknown>): Promise<() => Promise<void>> {
  await sql`CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused by a test'; END $$`.execute(
    world.db,
  )
  await sql`CREATE TRIGGER refuse_row BEFORE INSERT ON ${sql.table(table)} FOR EACH ROW WHEN (${which}) EXECUTE FUNCTION refuse_row()`.execute(
    world.db,
  )
  return async () => {
    await sql`DROP FUNCTION refuse_row CASCADE`.execute(world.db)
  }
}

test('holds end though one booking of their company, or of another, cannot be written', async () => {
  const damaged = await lock(anna, slotAt('10:00'))
  const beside = await lock(anna, slotAt('11:00'))
  const elsewhere = await lock(nora, slotAt('10:00', nails))
  const statuses = () =>
    Promise.all([damaged, beside, elsewhere].map(async (one) => (await rowOf(world, one)).status))
  const { booking_id: id } = await rowOf(world, damaged)
  const mend = await refuseRows('audit', sql`NEW.object_id = ${sql.lit(String(id))}`)
  world.time.now = new Date(morning.getTime() + 120_000)
  await expect.poll(statuses).toEqual(['locked', 'expired', 'expired'])
  expect(world.faults.some((line) => line.includes('refused by a test'))).toBe(true)
  await mend()
  await expect.poll(statuses).toEqual(['expired', 'expired', 'expired'])
})

test('visitors are reminded though the reminders of another company cannot be written', async () => {
  await book(anna, slotAt('08:00'), email('damaged'))
  await book(nora, slotAt('08:00', nails), email('elsewhere'))
  await expect.poll(() => listBehind(world.db, 'visitor-messages')).toEqual([])
  const mend = await refuseRows('outbox', sql`NEW.company_id = 1 AND NEW.kind = 'reminder'`)
  world.time.now = new Date('2026-12-08T08:00:00Z')
  await expect.poll(() => told('Reminder: ')).toEqual(['elsewhere@visitor.example'])
  await mend()
  await expect.poll(() => told('Reminder: ')).toContain('damaged@visitor.example')
})

test('links are sent though those of another company cannot be', async () => {
  await book(anna, slotAt('08:00'), email('damaged'))
  await book(nora, slotAt('08:00', nails), email('elsewhere'))
  const mend = await refuseRows('outbox', sql`NEW.company_id = 1 AND NEW.kind = 'link'`)
  const ask = (company_id: number, name: string) =>
    call(world, 'POST /api/visit/booking_links', {
      body: { link: { company_id, language: 'en', email: `${name}@visitor.example` } },
    })
  expect((await ask(1, 'damaged')).status).toBe(204)
  expect((await ask(40, 'elsewhere')).status).toBe(204)
  await expect.poll(() => told('Your appointments')).toEqual(['elsewhere@visitor.example'])
  await mend()
  await expect.poll(() => told('Your appointments')).toContain('damaged@visitor.example')
})

import type { ParsedMail } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import { book, morning, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'

let post: MailServer
let world: World
beforeAll(async () => {
  post = await startMailServer()
  const environment = { SMTP_URL: post.url, PUBLIC_URL: 'http://rinda.example' }
  world = await startWorld({ now: morning, environment })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await post.close()
})

const mailsTo = (address: string) =>
  post.mails.filter(({ to }) => [to ?? []].flat().some(({ text }) => text === address))
const remindersTo = (address: string) =>
  mailsTo(address).filter(({ subject }) => subject?.startsWith('Reminder: '))
const wayOut = (mail: ParsedMail | undefined) =>
  /<http:\/\/rinda\.example(\S+)>/.exec(
    mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '',
  )?.[1] ?? ''
/** One click of a program for mail: a form, no cookie, no origin. */
const click = (path: string) =>
  call(world, `POST ${path}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('one click stops reminders to an address, however it is written, and nothing else; it can be taken back', async () => {
  const [weary, other] = ['weary@visitor.example', 'other@visitor.example']
  const portal = await world.connect(await world.signIn('anna@rinda.example'))
  await book(portal, slotAt('08:00'), { email: weary, language: 'en' })
  await book(portal, slotAt('09:00'), { email: 'Weary@Visitor.example', language: 'en' })
  await book(portal, slotAt('09:30'), { email: other, language: 'en' })
  const planned = () => world.db.selectFrom('reminders').selectAll().execute()
  await expect.poll(async () => (await planned()).length).toBe(3)
  // What is about one's own booking has no way out.
  await expect.poll(() => mailsTo(weary).length).toBe(1)
  expect(wayOut(mailsTo(weary)[0])).toBe('')

  world.time.now = new Date('2026-12-08T08:00:00Z')
  await expect.poll(() => remindersTo(weary).length).toBe(1)
  const [reminder] = remindersTo(weary)
  const path = wayOut(reminder)
  expect(reminder?.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toContain(
    'List-Unsubscribe=One-Click',
  )
  expect(reminder?.text).toContain(
    `No more reminders: http://rinda.example/visit/opt-out/${path.split('/').at(-1)}`,
  )
  // Whoever only looks, as a program that checks links does, stops nothing.
  expect((await call(world, `GET ${path}`)).body.data.attributes).toMatchObject({ stopped: false })
  expect((await click(path)).body.data.attributes).toMatchObject({ stopped: true })
  expect((await click(path)).status).toBe(200)

  world.time.now = new Date('2026-12-08T09:30:00Z')
  await expect.poll(() => remindersTo(other).length).toBe(1)
  expect(await planned()).toEqual([])
  expect(post.mails.filter(({ subject }) => subject?.startsWith('Reminder: '))).toHaveLength(2)

  const again = await world.connect(await world.signIn('anna@rinda.example'))
  await book(again, slotAt('15:00'), { email: weary, language: 'en' })
  await expect.poll(() => mailsTo(weary).length).toBe(3)
  const kept = JSON.stringify(await world.db.selectFrom('message_opt_outs').selectAll().execute())
  expect(kept.toLowerCase()).not.toContain('weary')
  expect((await call(world, `DELETE ${path}`)).body.data.attributes).toMatchObject({ stopped: false })
})

test('a link that was made up stops nothing', async () => {
  for (const token of ['none', `1.${'A'.repeat(43)}.${'A'.repeat(43)}`])
    expect((await click(`/api/visit/opt_outs/${token}`)).status).toBe(404)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../notifications/testing/mail-server.ts'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** Invitations of staff by mail. */

let post: MailServer
let world: World
let anna: SignedInPerson
let root: SignedInPerson
const lines: string[] = []

beforeAll(async () => {
  post = await startMailServer()
  const environment = { SMTP_URL: post.url, MAIL_FROM: 'rinda@town.example', LOG_LEVEL: 'debug' }
  world = await startWorld({ now: morning, environment, onLine: (line) => lines.push(line) })
  anna = await world.signIn('anna@rinda.example')
  root = await world.signIn('admin@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await post.close()
})
beforeEach(() => {
  post.mails.length = 0
  post.refuses = () => null
})

async function add(name: string, more: object = {}): Promise<string> {
  const portal_user = { email: `${name}@rinda.example`, role: 'COMPANY_USER', ...more }
  const { body } = await call(world, 'POST /api/portal/portal_users', { as: anna, body: { portal_user } })
  return body.data.id
}
const invite = (id: string) =>
  call(world, `POST /api/portal/portal_users/${id}/invitation`, { as: anna, body: {} })
const messages = async () =>
  (await call(world, 'GET /api/portal/tools/messages?company_id=1', { as: root })).body.data
const rows = () => world.db.selectFrom('outbox').selectAll().orderBy('message_id').execute()
const secretIn = (text: string | undefined) => /\/auth\/invitation\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const opens = async (secret: string) => (await fetch(new URL(`/auth/invitation/${secret}`, world.url))).status

test('an invitation is mailed to the person in their language; what opens it is in the mail, and nowhere that is kept', async () => {
  const made = await invite(await add('rita', { language: 'ru' }))
  expect(made.body.data.attributes).toMatchObject({ is_mailed: true })
  await expect.poll(() => post.mails.length).toBe(1)
  const [mail] = post.mails
  expect(mail?.subject).toMatch(/^Доступ к порталу сотрудников: /)
  expect(mail?.text).toContain('вторник, 8 декабря, 10:00')
  expect(mail?.text).toContain('rita@rinda.example')
  const secret = secretIn(mail?.text)
  expect(String(made.body.data.attributes.url)).toContain(secret)
  expect(await opens(secret)).toBe(200)

  await expect.poll(async () => (await rows()).at(-1)?.state).toBe('sent')
  const listed = await messages()
  expect(listed[0]?.attributes).toMatchObject({ kind: 'invitation', state: 'sent', location_id: null })
  const kept = [listed, await rows()]
  for (const table of ['audit', 'events', 'replies'] as const)
    kept.push((await world.db.selectFrom(table).selectAll().execute()) as never)
  expect(JSON.stringify(kept)).not.toContain(secret)
  // The log has the path of the page that was opened at most, and that names no secret.
  expect(lines.join('\n')).not.toContain(secret)
})

test('while it waits nobody reads what opens it in the tools', async () => {
  post.refuses = () => 451
  await invite(await add('waits'))
  await expect.poll(async () => (await rows()).at(-1)?.fault).toContain('451')
  const { content } = (await rows()).at(-1) ?? {}
  expect(content?.code).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await messages())).not.toContain(content?.code)
})

test('sent again it is another link, and the one before is not sent any more', async () => {
  const id = await add('twice', { language: 'en' })
  post.refuses = () => 451
  await invite(id)
  await expect.poll(async () => (await rows()).at(-1)?.fault).toContain('451')
  post.refuses = () => null
  await invite(id)
  await expect.poll(() => post.mails.length).toBe(1)
  world.time.now = new Date(morning.getTime() + 5 * 60_000)
  const states = async () =>
    (await rows()).filter(({ recipient }) => recipient.startsWith('twice')).map(({ state }) => state)
  await expect.poll(states).toEqual(['dead', 'sent'])
  world.time.now = morning
  const toTwice = post.mails.filter(({ text }) => text?.includes('twice@rinda.example'))
  expect(toTwice).toHaveLength(1)
  expect(await opens(secretIn(toTwice[0]?.text))).toBe(200)
})

test('one that is refused is given up, and only the account sends another', async () => {
  post.refuses = (to) => (to.startsWith('gone') ? 550 : null)
  await invite(await add('gone'))
  await expect.poll(async () => (await rows()).at(-1)).toMatchObject({ state: 'dead', is_undelivered: true })
  expect((await rows()).at(-1)?.content.code).toBe('')
  const [last] = await messages()
  expect(last?.attributes).toMatchObject({ state: 'dead', why_not_again: 'invitation' })
  const again = await call(world, `POST /api/portal/tools/messages/${last?.id}/send_again`, {
    as: root,
    body: {},
  })
  expect(codesOf(again)).toEqual(['wrong_state'])
})

test('one that nobody could send for a week is not sent: its link is good no longer', async () => {
  post.refuses = () => 451
  await invite(await add('late'))
  await expect.poll(async () => (await rows()).at(-1)?.fault).toContain('451')
  post.refuses = () => null
  world.time.now = new Date(morning.getTime() + 8 * 86_400_000)
  await expect.poll(async () => (await rows()).at(-1)).toMatchObject({ state: 'dead', fault: 'too late' })
  world.time.now = morning
  expect((await rows()).at(-1)?.content.code).toBe('')
})

test('without a mail server it is kept without what opens it, and the link is passed on', async () => {
  const quiet = await startWorld({ now: morning })
  const admin = await quiet.signIn('anna@rinda.example')
  const person = { email: 'by-hand@rinda.example', role: 'COMPANY_USER' }
  const { body } = await call(quiet, 'POST /api/portal/portal_users', {
    as: admin,
    body: { portal_user: person },
  })
  const made = await call(quiet, `POST /api/portal/portal_users/${body.data.id}/invitation`, {
    as: admin,
    body: {},
  })
  expect(made.body.data.attributes).toMatchObject({
    is_mailed: false,
    url: expect.stringContaining('/auth/'),
  })
  const kept = await quiet.db.selectFrom('outbox').selectAll().execute()
  expect(kept).toMatchObject([{ state: 'kept', kind: 'invitation', recipient: person.email }])
  expect(kept[0]?.content.code).toBe('')
  await quiet.close()
})

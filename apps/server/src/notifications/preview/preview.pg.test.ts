import { previewedKinds, sampleKinds } from '@rinda/contract/set-up/previewed-kinds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '../../availability/settings.ts'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { book, morning, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { factsOf } from '../deliver/facts.ts'
import type { Message } from '../message.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { shownMessage } from './show-preview.ts'

let post: MailServer
let world: World
let anna: SignedInPerson
const publicUrl = 'http://rinda.example'
/** A picture of one point. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

beforeAll(async () => {
  post = await startMailServer()
  const environment = { SMTP_URL: post.url, MAIL_FROM: 'rinda@town.example', PUBLIC_URL: publicUrl }
  world = await startWorld({ now: morning, environment })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await post.close()
})

type Shown = {
  can_send: boolean
  mail: { subject: string; text: string; html: string; file: string | null } | null
  text_message: { text: string; parts: number } | null
  notification: { title: string; body: string } | null
}
const show = async (kind: string, language: string, of = world, as = anna) => {
  const { status, body } = await call(
    of,
    `GET /api/portal/message_preview?kind=${kind}&language=${language}`,
    { as },
  )
  return { status, ...(body.data?.attributes as unknown as Shown) }
}
const send = (kind: string, language: string) =>
  call(world, 'POST /api/portal/message_samples', { as: anna, body: { message_sample: { kind, language } } })

test.each(['lv', 'en', 'ru'])('every message is shown in %s on each way that it goes', async (language) => {
  const { name } = await world.db
    .selectFrom('services')
    .select(`name_${language as 'lv'} as name`)
    .where('location_id', '=', 1)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  for (const kind of previewedKinds) {
    const { status, mail, text_message: text, notification } = await show(kind, language)
    expect([kind, status]).toEqual([kind, 200])
    if (kind.startsWith('ticket_')) {
      expect(notification?.title).toContain('A 047')
      expect([mail, text]).toEqual([null, null])
      continue
    }
    expect(mail?.html).toContain(`<html lang="${language}">`)
    // Nothing is left unsaid, or said in the words of the program.
    expect(`${mail?.subject} ${mail?.text} ${text?.text ?? ''}`).not.toMatch(/\{\{|undefined|null|Invalid/)
    if (kind === 'invitation') {
      expect(mail?.text).toContain(`${publicUrl}/auth/invitation/sample`)
      continue
    }
    expect(text?.parts).toBeLessThanOrEqual(2)
    if (kind === 'code' || kind === 'link') continue
    expect(mail?.subject).toMatch(/^[^:]+: .*\d.*, 10:30, .+/)
    expect(mail?.subject).not.toContain(name)
    expect(mail?.text).toContain(name)
    // One button at most: whose visit is over and who ended it themselves is led nowhere.
    const buttons = mail?.html.match(/class="main"/g) ?? []
    expect([kind, buttons.length]).toEqual([kind, kind === 'canceled' ? 0 : 1])
  }
})

test('which have a file for the calendar, and a quiet way to cancel', async () => {
  const withFile = []
  const withCancel = []
  for (const kind of sampleKinds) {
    const { mail } = await show(kind, 'en')
    if (mail?.file) withFile.push(kind)
    if (mail?.text.includes('Cancel the appointment:')) withCancel.push(kind)
  }
  expect(withFile).toEqual(['confirmed', 'moved', 'moved_staff', 'canceled', 'canceled_staff', 'declined'])
  expect(withCancel).toEqual(['requested', 'confirmed', 'reminder', 'moved', 'moved_staff'])
})

test('what is shown of a booking is what is sent of it, with the logo of the company in its place', async () => {
  const row = await world.db
    .selectFrom('companies')
    .select('profile')
    .where('company_id', '=', 1)
    .executeTakeFirstOrThrow()
  const facts = { logo: `data:image/png;base64,${png}` }
  await world.db
    .updateTable('companies')
    .set({ profile: JSON.stringify({ ...(row.profile as object), facts }) })
    .where('company_id', '=', 1)
    .execute()
  await world.restart()
  anna = await world.signIn('anna@rinda.example')
  const email = 'same@visitor.example'
  await book(await world.connect(anna), slotAt('10:00'), { email, language: 'lv' })
  await expect.poll(() => post.mails.length).toBe(1)
  const [sent] = post.mails
  const written = await world.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  const message = {
    ...{ companyId: 1, messageId: written.message_id, attempts: 1, seq: written.seq, recipient: email },
    ...{ language: written.language, content: written.content, uselessAt: written.useless_at },
    ...{ channel: 'email', kind: 'confirmed', bookingId: Number(written.booking_id) },
  } as Message
  const settings = createSettings(world.db, () => morning, false)
  const said = await factsOf({ db: world.db, settings, publicUrl }, message, morning)
  if (!said) throw new Error('nothing is said')
  const { mail } = shownMessage(said, 'rinda@town.example', morning)
  expect(mail?.subject).toBe(sent?.subject)
  expect(mail?.text).toBe(sent?.text)
  expect(mail?.html).toBe(sent?.html && String(sent.html).trimEnd())
  expect(mail?.html).toContain(`src="data:image/png;base64,${png}"`)
  expect((await show('confirmed', 'lv')).mail?.html).toContain(`src="data:image/png;base64,${png}"`)
})

test('somebody has a sample sent to their own address, marked as one, a few times an hour', async () => {
  post.mails.length = 0
  const { mail } = await show('confirmed', 'ru')
  expect((await send('confirmed', 'ru')).status).toBe(204)
  await expect.poll(() => post.mails.length).toBe(1)
  const [sent] = post.mails
  expect(sent?.subject).toBe(`Образец: ${mail?.subject}`)
  expect([sent?.to].flat()[0]?.text).toBe('anna@rinda.example')
  expect(sent?.attachments.some(({ contentType }) => contentType === 'application/ics')).toBe(true)
  const answers = []
  for (const kind of [...sampleKinds, ...sampleKinds]) answers.push(await send(kind, 'en'))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(2 * sampleKinds.length - 11)
  expect(codesOf(refused[0] as (typeof answers)[number])).toEqual(['rate_limited'])
  await expect.poll(() => post.mails.length).toBe(12)
})

test('without a mail server it is only shown, and whoever administers no company sees nothing', async () => {
  const quiet = await startWorld({ now: morning })
  const admin = await quiet.signIn('anna@rinda.example')
  expect(await show('confirmed', 'lv', quiet, admin)).toMatchObject({ status: 200, can_send: false })
  const body = { message_sample: { kind: 'confirmed', language: 'lv' } }
  expect((await call(quiet, 'POST /api/portal/message_samples', { as: admin, body })).status).toBe(503)
  const user = await quiet.signIn('user@rinda.example')
  expect((await show('confirmed', 'lv', quiet, user)).status).toBe(403)
  await quiet.close()
})

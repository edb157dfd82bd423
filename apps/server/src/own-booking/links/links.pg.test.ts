import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../notifications/testing/mail-server.ts'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { book, morning, rowOf, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let post: MailServer
let world: World
let anna: TestPortal

beforeAll(async () => {
  post = await startMailServer()
  const environment = {
    ...{ SMTP_URL: post.url, MAIL_FROM: 'rinda@town.example', PUBLIC_URL: 'https://rinda.example' },
    TRUSTED_PROXIES: 'loopback',
  }
  world = await startWorld({ now: morning, environment })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await post.close()
})

let address = 0
/** Asks for a link from an address that nobody else has. */
const ask = (link: object, from = `192.0.2.${++address}`) =>
  call(world, 'POST /api/visit/booking_links', {
    headers: { 'x-forwarded-for': from },
    body: { link: { company_id: 1, language: 'en', ...link } },
  })

const mailsTo = (to: string) =>
  post.mails.filter(
    (mail) => JSON.stringify(mail.to).includes(to) && mail.subject?.startsWith('Your appointments'),
  )
const secret = (letter: string) => letter.repeat(43)

async function tokenSentTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBe(count)
  const link = /https:\/\/rinda\.example\/visit\/bookings\?company=1#([\w-]{43})/
  return link.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
}

const open = (token: string, device = secret('d'), company = 1) =>
  call(world, `GET /api/visit/booking_links/bookings?company_id=${company}`, {
    headers: { 'x-link-token': token, 'x-link-device': device },
  })
const qtids = (answer: Awaited<ReturnType<typeof open>>) =>
  answer.body.data.map(({ attributes }) => attributes.qtid)

test('a link by mail leads to the visits of that address, each with what its page is opened by, on one device', async () => {
  const person = {
    firstName: 'Ilze',
    lastName: 'Zara',
    phoneNumber: '20000011',
    email: 'Ilze@visitor.example',
  }
  const first = await book(anna, slotAt('08:00'), person)
  const canceled = await book(anna, slotAt('09:00'), person)
  await anna.ask('cancel_booking', canceled)
  await book(anna, slotAt('10:00'), { ...person, email: 'other@visitor.example' })
  expect((await ask({ email: 'ilze@VISITOR.example' })).status).toBe(204)
  const token = await tokenSentTo('Ilze@visitor.example')
  const kept = JSON.stringify([
    await world.db.selectFrom('booking_links').selectAll().execute(),
    await world.db.selectFrom('outbox').selectAll().where('state', '=', 'sent').execute(),
  ])
  expect(kept).not.toContain(token)

  const listed = await open(token)
  expect(listed.status).toBe(200)
  expect(qtids(listed)).toEqual([canceled.qtid, first.qtid])
  expect(listed.body.data[1]?.attributes).toMatchObject({ token: first.token, status: 'scheduled' })
  expect(JSON.stringify(listed.body)).not.toContain('Zara')
  // The device that opened it reads again; another one finds nothing, nor does another company.
  expect((await open(token)).status).toBe(200)
  expect((await open(token, secret('e'))).status).toBe(404)
  expect((await open(token, secret('d'), 2)).status).toBe(404)
  expect((await open(secret('x'))).status).toBe(404)
})

test('two devices that open a link at once: one of them has it', async () => {
  const email = 'race@visitor.example'
  await book(anna, slotAt('11:00'), { firstName: 'A', lastName: 'B', phoneNumber: '20000012', email })
  await ask({ email })
  const token = await tokenSentTo(email)
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((one) => open(token, secret(one))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
})

test('a link is good for half an hour', async () => {
  const email = 'slow@visitor.example'
  await book(anna, slotAt('12:00'), { firstName: 'A', lastName: 'B', phoneNumber: '20000013', email })
  await ask({ email })
  const token = await tokenSentTo(email)
  expect((await open(token)).status).toBe(200)
  const before = world.time.now
  world.time.now = new Date(before.getTime() + 31 * 60_000)
  expect((await open(token)).status).toBe(404)
  world.time.now = before
})

test('whoever never came here is answered the same, and sent nothing', async () => {
  const [known, unknown] = [
    await ask({ email: 'slow@visitor.example' }),
    await ask({ email: 'nobody@visitor.example' }),
  ]
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  await tokenSentTo('slow@visitor.example', 2)
  await expect
    .poll(() => world.db.selectFrom('booking_links').select('link_id').where('is_due', '=', true).execute())
    .toEqual([])
  expect(mailsTo('nobody@visitor.example')).toEqual([])
})

test('an address, and a network, ask a few times an hour; also all at once', async () => {
  const email = 'often@visitor.example'
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask({ email })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(3)
  expect(codesOf(refused[0] as (typeof answers)[number])).toEqual(['rate_limited'])
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  // No field of what was sent is at fault.
  expect(refused[0]?.body.errors[0]).not.toHaveProperty('source')
  const from = '198.51.100.7'
  for (let one = 0; one < 10; one += 1)
    expect((await ask({ email: `p${one}@v.example` }, from)).status).toBe(204)
  expect((await ask({ email: 'p11@v.example' }, from)).status).toBe(429)
})

test('by telephone it goes as a text message, to the number with its country', async () => {
  const visit = await book(anna, slotAt('13:00'), { firstName: 'A', lastName: 'B', phoneNumber: '20000014' })
  expect((await ask({ phone_number: '20000014' })).status).toBe(204)
  const sent = () =>
    world.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'link')
      .where('channel', '=', 'sms')
      .execute()
  await expect.poll(async () => (await sent()).length).toBe(1)
  const [message] = await sent()
  expect(message).toMatchObject({
    ...{ recipient: '+37120000014', state: 'kept', booking_id: (await rowOf(world, visit)).booking_id },
    content: { code: '' },
  })
})

test('what is asked for without an address, or with none that there can be, is refused at its field', async () => {
  const pointerOf = async (link: object) => (await ask(link)).body.errors[0]?.source?.pointer
  expect(await pointerOf({})).toBe('/link/email')
  expect(await pointerOf({ email: 'no address' })).toBe('/link/email')
  expect(await pointerOf({ phone_number: '12', phone_country_code: '371' })).toBe('/link/phone_number')
  expect((await ask({ email: 'a@b.example', company_id: 999 })).status).toBe(404)
})

test('once all that is known of a visitor is erased, their link leads nowhere', async () => {
  const email = 'gone@visitor.example'
  const person = { firstName: 'A', lastName: 'B', phoneNumber: '20000015', email }
  const [one, two] = [await book(anna, slotAt('14:00'), person), await book(anna, slotAt('15:00'), person)]
  await ask({ email })
  const token = await tokenSentTo(email)
  const erase = ({ qtid, token: own }: { qtid: string; token: string }) =>
    call(world, `POST /api/visit/bookings/${qtid}/erase`, {
      headers: { 'x-booking-token': own },
      body: { erase: { cancel: true } },
    })
  expect((await erase(one)).status).toBe(200)
  expect(qtids(await open(token))).toEqual([two.qtid])
  expect((await erase(two)).status).toBe(200)
  expect((await open(token)).status).toBe(404)
  expect(
    await world.db.selectFrom('booking_links').selectAll().where('address', '=', email).execute(),
  ).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../notifications/testing/mail-server.ts'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { book, bookingDay, morning, rowOf, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let post: MailServer
let world: World
let anna: TestPortal
type Named = { qtid: string; token: string }

beforeAll(async () => {
  post = await startMailServer()
  const environment = {
    ...{ SMTP_URL: post.url, MAIL_FROM: 'rinda@town.example', PUBLIC_URL: 'http://rinda.example' },
  }
  world = await startWorld({ now: morning, environment })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await expectConsistent(world)
  await world.close()
  await post.close()
})

const act = ({ qtid, token }: Named, what: string, earlier?: object) =>
  call(world, `POST /api/visit/bookings/${qtid}/earlier${what}`, {
    headers: { 'x-booking-token': token },
    ...(earlier ? { body: { earlier } } : {}),
  })
const show = async ({ qtid, token }: Named) =>
  (await call(world, `GET /api/visit/bookings/${qtid}`, { headers: { 'x-booking-token': token } })).body.data
    .attributes as { earlier: { offer: { id: string; starts_at: string; until: string } | null } | null }
const whenever = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  parts: ['morning', 'afternoon', 'evening'],
  same_specialist: true,
}
const offered = async (visit: Named) => {
  await expect.poll(async () => (await show(visit)).earlier?.offer).toBeTruthy()
  return (await show(visit)).earlier?.offer as { id: string; starts_at: string; until: string }
}
const mailOf = async (email: string, about: RegExp) => {
  const found = () =>
    post.mails.find(({ to, subject }) => JSON.stringify(to).includes(email) && about.test(subject ?? ''))
  await expect.poll(found).toBeDefined()
  return found()
}

test('by itself a time that is given back is told of: on the page, and in a message that leads there; taken, it is moved', async () => {
  const early = await book(anna, slotAt('09:00'))
  const one = await book(anna, slotAt('15:00'), { email: 'one@visitor.example', language: 'en' })
  const { body } = await act(one, '', whenever)
  expect(body.data.attributes).toMatchObject({ earlier: { ...whenever, offer: null } })
  const page = await connectVisitor(world.url, 'widget')
  const { booking_id } = await rowOf(world, one)
  await anna.ask('cancel_booking', { ...early })
  // The page of the visit hears that there is something to read.
  await page.hears(({ data }) => (data as { data: { id: string } }).data.id === String(booking_id))
  const offer = await offered(one)
  expect(offer).toMatchObject({ starts_at: `${bookingDay}T09:00:00.000Z`, until: '2026-12-01T08:15:00.000Z' })
  const mail = await mailOf('one@visitor.example', /^An earlier time/)
  expect(mail?.subject).toMatch(/^An earlier time: Wednesday 9 December, 11:00, /)
  expect(mail?.text).toContain('It is yours until 10:15')
  expect(mail?.text).toContain(`http://rinda.example/visit/booking/${one.qtid}#${one.token}`)
  expect(mail?.attachments).toEqual([])
  const accepted = await act(one, '/accept', { offer: offer.id })
  expect(accepted.body.data.attributes).toMatchObject({
    status: 'rescheduled',
    moved_to: { starts_at: `${bookingDay}T09:00:00.000Z` },
  })
  expect(await mailOf('one@visitor.example', /^New time/)).toBeDefined()
  // Sent once more, it is over.
  expect(codesOf(await act(one, '/accept', { offer: offer.id }))).toEqual(['wrong_state'])
  page.socket.close()
})

test('staff see since when somebody would come earlier, and end it', async () => {
  const one = await book(anna, slotAt('17:00', { specialistId: 3 }), { email: 'c@visitor.example' })
  await act(one, '', whenever)
  expect((await rowOf(world, one)).fields).toMatchObject({ _earlier_since: world.time.now.toISOString() })
  const stop = () =>
    world
      .signIn('anna@rinda.example')
      .then((as) => call(world, `POST /api/portal/bookings/${one.qtid}/stop_earlier`, { as }))
  for (const _ of [1, 2]) expect((await stop()).status).toBe(200)
  expect((await rowOf(world, one)).fields).not.toHaveProperty('_earlier_since')
  expect((await show(one)).earlier).toBeNull()
})

test('a wish names days and parts of the day, and needs the token of the visit', async () => {
  const one = await book(anna, slotAt('18:00', { specialistId: 3 }))
  const wrong = async (earlier: object) => codesOf(await act(one, '', earlier))
  expect(await wrong({ ...whenever, weekdays: [] })).toEqual(['invalid'])
  expect(await wrong({ ...whenever, parts: ['night'] })).toEqual(['invalid'])
  expect(await wrong({ ...whenever, same_specialist: 'yes' })).toEqual(['invalid'])
  expect((await act({ ...one, token: 'guessed' }, '', whenever)).status).toBe(404)
  expect((await act({ ...one, token: 'guessed' }, '/stop')).status).toBe(404)
})

test('an offer outlives a restart, and goes on to the next when its time is over', async () => {
  const early = await book(anna, slotAt('10:00', { specialistId: 2 }))
  const [one, other] = [
    await book(anna, slotAt('15:00', { specialistId: 2 }), { email: 'a@visitor.example' }),
    await book(anna, slotAt('16:00', { specialistId: 2 }), { email: 'b@visitor.example' }),
  ]
  for (const visit of [one, other]) await act(visit, '', whenever)
  await anna.ask('cancel_booking', { ...early })
  await offered(one)
  await world.restart()
  world.time.now = new Date(morning.getTime() + 15 * 60_000)
  expect((await offered(other)).starts_at).toBe(`${bookingDay}T10:00:00.000Z`)
  expect((await show(one)).earlier?.offer).toBeNull()
})

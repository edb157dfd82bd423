import type { ParsedMail } from 'mailparser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import {
  attributesOf,
  book,
  bookingDay,
  codeOf,
  morning,
  slotAt,
  visitor,
} from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

/** Words of what staff do with a visit: other ones than of what its visitor did themselves. */

let post: MailServer
let world: World
let person: SignedInPerson
let anna: TestPortal

beforeAll(async () => {
  post = await startMailServer()
  const environment = { SMTP_URL: post.url, PUBLIC_URL: 'http://rinda.example' }
  world = await startWorld({ now: morning, environment })
  person = await world.signIn('admin@rinda.example')
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await post.close()
})
beforeEach(() => {
  post.mails.length = 0
})

const email = 'visitor@visitor.example'
async function mail(nth: number): Promise<ParsedMail> {
  await expect.poll(() => post.mails.length).toBeGreaterThan(nth)
  return post.mails[nth] as ParsedMail
}

test('whom staff give another time is told that they did, with the link; a change of other fields is told to nobody', async () => {
  const held = await book(anna, slotAt('08:00'), { email, language: 'en' })
  await mail(0)
  const changed = async (booking: object) =>
    (
      await call(world, `PATCH /api/bookings/${held.qtid}`, {
        as: person,
        body: { booking },
      })
    ).status
  expect(await changed({ notes: { internal: 'calls back' } })).toBe(200)
  expect(await changed({ date: bookingDay, time: '09:00' })).toBe(200)
  const moved = await mail(1)
  expect(moved.subject).toMatch(/^New time: Wednesday 9 December, 11:00, /)
  expect(moved.text).toContain('We have moved your appointment to another time.')
  expect(moved.text).toContain('If this time does not suit you')
  expect(moved.text).toContain(`/visit/booking/${held.qtid}#${held.token}`)

  // One who has said that they come is told too.
  expect(await changed({ status: 'confirmed' })).toBe(200)
  expect(await changed({ date: bookingDay, time: '09:30' })).toBe(200)
  expect((await mail(2)).subject).toMatch(/11:30/)

  const away = await anna.ask('cancel_booking', { ...held, notes: { canceled: 'The doctor is ill' } })
  expect(codeOf(away)).toBeUndefined()
  const canceled = await mail(3)
  expect(canceled.text).toContain('We have canceled your appointment.')
  expect(canceled.text).toContain('Reason: The doctor is ill')
  expect(canceled.text).toContain('Book another time:\nhttp://rinda.example/visit/book/1')
  expect(canceled.text).not.toContain(held.token)
  expect(post.mails).toHaveLength(4)
})

test('whom staff move to a time that they held is told why, where they said it', async () => {
  const visit = await book(anna, slotAt('08:00'), { email, language: 'en' })
  await mail(0)
  const moveTo = async (old: { qtid: string; token: string }, time: string, notes?: object) => {
    const held = attributesOf(await anna.ask('lock_booking', { ...slotAt(time), status: 'LOCK' }))
    const locked = { lockedQtid: held.qtid, lockedToken: held.token }
    const { qtid, token } = old
    return attributesOf(await anna.ask('reschedule_booking', { qtid, token, ...locked, notes }))
  }
  const moved = await moveTo(visit, '10:00', { canceled: 'The doctor is ill' })
  const { subject, text } = await mail(1)
  expect(subject).toMatch(/^New time: /)
  expect(text).toContain('We have moved your appointment to another time.')
  expect(text).toContain('Reason: The doctor is ill')

  await moveTo(moved, '11:00')
  expect((await mail(2)).text).not.toContain('Reason')
})

test('whoever moves or cancels a visit themselves is not told that others did', async () => {
  const page = await connectVisitor(world.url, 'widget')
  const mine = { ...visitor, email, language: 'en' }
  const own = attributesOf(await page.ask('schedule_booking', { ...slotAt('12:00'), ...mine }))
  await mail(0)
  await page.ask('cancel_booking', { qtid: own.qtid, token: own.token })
  const { text } = await mail(1)
  expect(text).toContain('Your appointment is canceled.')
  expect(text).not.toContain('/visit/book/')
  page.socket.close()
})

test('a block over a visit is refused, so that nobody loses a time without a word', async () => {
  await book(anna, slotAt('14:00'), { email, language: 'en' })
  await mail(0)
  const block = { ...slotAt('14:00'), fields: { _is_blocked: true }, notes: { blocked: 'Meeting' } }
  expect(codeOf(await anna.ask('schedule_booking', block))).toBe('slot_taken')
})

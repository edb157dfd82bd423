import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionFrame, openCableLine, portalChannel, subscribed } from '../testing/clients/cable-line.ts'
import type { Conversation, Message } from '../testing/clients/conversation.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { countedIds, expectGolden } from '../testing/golden.ts'
import { attributesOf, bookingDay, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** Every message of the booking socket and the cable, as it goes out of a world whose ids and time are fixed. One story, told in order. */

let world: World
let anna: SignedInPerson
let portal: Conversation
let colleague: Conversation
let widget: Conversation

beforeAll(async () => {
  world = await startWorld({ now: morning, ids: countedIds() })
  const profile = JSON.stringify({ booking: { visitorCode: 'email' } })
  await world.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna, { session: 'anna-s-tab' })
  colleague = await world.connect(await world.signIn('user@rinda.example'), { session: 'uldis-s-tab' })
  widget = await connectVisitor(world.url, 'widget', { session: 'laima-s-page' })
})
afterAll(async () => {
  widget.socket.disconnect()
  await world.close()
})

const laima = { ...visitor, email: 'laima@visitor.example' }

/** Asks, freezes the reply under the name of its type, and gives it back. */
async function freeze(who: Conversation, place: string, type: string, data: object): Promise<Message> {
  const reply = await who.ask(type, data, `frozen-${++asked}`)
  await expectGolden(`${place}/${reply.type}`, { ...reply, trace: 'trace-1' })
  return reply
}
let asked = 0

/** Puts a booking at its time of another day: who comes today can be served. */
async function putAt({ qtid }: { qtid: string }, date: string): Promise<void> {
  const [starts_at, ends_at] = ['10:30', '11:00'].map((time) => new Date(`${date}T${time}:00Z`))
  if (!starts_at || !ends_at) throw new Error('no time')
  await world.db.updateTable('bookings').set({ starts_at, ends_at }).where('qtid', '=', qtid).execute()
}

function held(message: Message) {
  const { qtid, token } = attributesOf(message)
  return { qtid, token }
}

test('acts on bookings, and what they are answered with', async () => {
  const first = held(await freeze(portal, 'portal', 'lock_booking', slotAt('10:00', { language: 'en' })))
  const notes = { description: 'Brings a form', internal: 'Speaks slowly' }
  await freeze(portal, 'portal', 'schedule_booking', {
    ...first,
    ...laima,
    fields: { text: 'Passport' },
    notes,
  })
  const second = held(await portal.ask('lock_booking', slotAt('10:30')))
  const moving = { ...first, lockedQtid: second.qtid, lockedToken: second.token }
  await freeze(portal, 'portal', 'reschedule_booking', moving)
  await putAt(second, '2026-12-01')
  await freeze(portal, 'portal', 'serve_booking', { qtid: second.qtid })
  await portal.ask('serve_booking', { qtid: second.qtid })
  await putAt(second, bookingDay)
  await freeze(portal, 'portal', 'cancel_booking', { ...second, notes: { canceled: 'Fell ill' } })
  const third = held(await portal.ask('lock_booking', slotAt('11:00')))
  await freeze(portal, 'portal', 'unlock_booking', third)
  for (const [time, act] of [
    ['12:00', 'accept_booking'],
    ['12:30', 'decline_booking'],
  ] as const) {
    const waiting = held(await portal.ask('schedule_booking', { ...slotAt(time), ...laima }))
    await world.db
      .updateTable('bookings')
      .set({ approval: 'pending' })
      .where('qtid', '=', waiting.qtid)
      .execute()
    await freeze(portal, 'portal', act, waiting)
  }
  const block = {
    ...slotAt('14:00'),
    duration: 30,
    fields: { _is_blocked: true },
    notes: { blocked: 'Training' },
  }
  const blocked = await portal.ask('schedule_booking', block, 'a block')
  await expectGolden('portal/booking_scheduled.block', { ...blocked, trace: 'trace-1' })
})

test('what is looked up', async () => {
  const oneDay = { locationId: 1, date: bookingDay, days: 1 }
  await freeze(portal, 'portal', 'get_bookings', oneDay)
  const short = await portal.ask('get_bookings', { ...oneDay, form: 'short' }, 'trace-1')
  await expectGolden('portal/bookings.short', short)
  const oneMorning = { locationId: 1, serviceId: 1, date: bookingDay, days: 1 }
  await freeze(portal, 'portal', 'get_slots', oneMorning)
  await freeze(portal, 'portal', 'get_day_sheet', { locationId: 2, date: bookingDay, days: 1 })
  await freeze(portal, 'portal', 'get_changes', { since: 11 })
})

test('what visitors are answered with, and what they hear', async () => {
  const mine = held(await freeze(widget, 'widget', 'lock_booking', slotAt('15:00')))
  await widget.ask('verify_booking', { ...mine, email: laima.email })
  await freeze(widget, 'widget', 'verify_booking', { ...mine, code: '123456' })
  await freeze(widget, 'widget', 'schedule_booking', { ...mine, ...laima })
  await freeze(widget, 'widget', 'cancel_booking', { ...mine, notes: 'No time' })
  const before = widget.heard.length
  const { qtid } = held(await portal.ask('schedule_booking', { ...slotAt('16:00'), ...laima }))
  const heard = await widget.hears((message) => widget.heard.indexOf(message) >= before)
  await expectGolden('widget/broadcast.booking_scheduled', heard)
  const told = await colleague.hears(
    (message) => message.trace === undefined && attributesOf(message).qtid === qtid,
  )
  await expectGolden('portal/broadcast.booking_scheduled', told)
})

test('the cable', async () => {
  const elsewhere = { ...laima, locationId: 2, serviceId: 4, date: bookingDay }
  await portal.ask('schedule_booking', { ...elsewhere, time: '07:00' })
  const line = await subscribed(world.url, anna.cookie)
  line.send(
    actionFrame({ action: 'get_bookings', date: bookingDay, days: 7, locationId: 2, trace: 'trace-1' }),
  )
  await line.hears((frame) => frame.message !== undefined)
  await portal.ask('schedule_booking', { ...elsewhere, time: '08:00' })
  await line.hears((frame) => frame.message?.type === 'booking')
  line.send(actionFrame({ action: 'get_bookings', date: bookingDay, days: 0, trace: 'trace-1' }))
  await line.hears((frame) => frame.message?.type === 'GET_BOOKINGS_FAILED')
  line.send({ command: 'subscribe', identifier: JSON.stringify({ channel: 'OtherChannel' }) })
  await line.hears((frame) => frame.type === 'reject_subscription')
  line.send({ command: 'unsubscribe', identifier: portalChannel() })
  for (const frame of line.frames) await expectGolden(`cable/${frame.message?.type ?? frame.type}`, frame)
  const stranger = await openCableLine(world.url)
  await stranger.closed
  await expectGolden('cable/disconnect', stranger.frames[0])
  line.socket.terminate()
})

// From here on row ids are used up by what is refused, which the two databases do at different moments.
test('a hold that ended by itself', async () => {
  const { qtid } = held(await portal.ask('lock_booking', slotAt('17:00')))
  world.time.now = new Date(morning.getTime() + 10 * 60_000)
  await portal.ask('lock_booking', slotAt('17:00'))
  const told = await colleague.hears(
    (message) => message.type === 'booking_expired' && attributesOf(message).qtid === qtid,
  )
  await expectGolden('portal/broadcast.booking_expired', told)
  world.time.now = morning
})

test('what is refused', async () => {
  const taken = await freeze(portal, 'portal', 'lock_booking', slotAt('16:00'))
  expect(taken.data.code).toBe('slot_taken')
  const { qtid, token } = held(await portal.ask('lock_booking', slotAt('18:00')))
  await freeze(portal, 'portal', 'schedule_booking', { qtid, token, firstName: 'Laima' })
  await freeze(portal, 'portal', 'cancel_booking', { qtid, token })
  await freeze(portal, 'portal', 'verify_booking', { qtid, token, code: '1' })
  await freeze(portal, 'portal', 'get_slots', { locationId: 40, date: bookingDay, days: 1 })
  await freeze(portal, 'portal', 'get_bookings', { date: '2026-02-30' })
  await freeze(widget, 'widget', 'get_bookings', {})
  const refused: unknown = await connectVisitor(world.url, 'widget', { companyId: 0 }).catch((error) => error)
  await expectGolden('widget/connect_error', { data: (refused as { data: unknown }).data })
})

test('nothing here was a fault of ours', () => expect(world.faults).toEqual([]))

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { call } from '../../testing/clients/http-calls.ts'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import {
  connectVisitor,
  openVisitorSocket,
  type VisitorHandshake,
} from '../../testing/clients/test-visitor.ts'
import { sayFromElsewhere } from '../../testing/elsewhere.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import {
  attributesOf,
  book,
  bookingDay,
  codeOf,
  idOf,
  lock,
  morning,
  rowOf,
  slotAt,
  visitor,
} from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: TestPortal
let widget: Conversation
let app: Conversation
const open: Conversation[] = []
const laima = { ...visitor, email: 'laima@visitor.example' }

async function connect(client: 'app' | 'widget' | 'monitor', handshake?: VisitorHandshake) {
  const one = await connectVisitor(world.url, client, handshake)
  open.push(one)
  return one
}

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  widget = await connect('widget')
  app = await connect('app')
})
afterAll(async () => {
  for (const { socket } of open) socket.disconnect()
  await world.close()
})

test('a visitor holds a slot, books it, moves it and cancels it, with the tokens of their own', async () => {
  const held = await lock(widget, slotAt('10:00'))
  const incomplete = await widget.ask('schedule_booking', { ...held, ...visitor })
  expect(incomplete.data).toMatchObject({ code: 'invalid', field: 'email' })
  const booked = await widget.ask('schedule_booking', { ...held, ...laima })
  expect(booked.type).toBe('booking_scheduled')
  expect(attributesOf(booked)).toMatchObject({
    status: 'scheduled',
    client_type: 'widget',
    email: laima.email,
  })

  const next = await lock(widget, slotAt('10:30'))
  const moving = { ...held, lockedQtid: next.qtid, lockedToken: next.token }
  expect(codeOf(await widget.ask('reschedule_booking', { ...moving, lockedToken: 'x' }))).toBe('not_found')
  const moved = await widget.ask('reschedule_booking', moving)
  expect(moved.type).toBe('booking_rescheduled')
  expect(attributesOf(moved)).toMatchObject({ time: '10:30', first_name: 'Laima' })
  const canceled = await widget.ask('cancel_booking', { ...next, notes: 'ill' })
  expect(attributesOf(canceled)).toMatchObject({ status: 'canceled', notes: { canceled: 'ill' } })
})

test('a booking of the app says so, and locks and schedules in one step', async () => {
  const booked = await app.ask('schedule_booking', { ...slotAt('11:00'), ...laima })
  expect(attributesOf(booked)).toMatchObject({ status: 'scheduled', client_type: 'app' })
})

test('what a visitor gets back leaves out what staff wrote and how it came in', async () => {
  const held = await lock(widget, slotAt('12:00'))
  await world.db
    .updateTable('bookings')
    .set({ notes: JSON.stringify({ internal: 'rude', description: 'knee' }) })
    .where('qtid', '=', held.qtid)
    .execute()
  const sent = { ...held, ...laima, notes: { internal: 'mine' }, fields: { _is_blocked: true, text: 'a' } }
  const attributes = attributesOf(await widget.ask('schedule_booking', sent))
  for (const hidden of ['ip', 'session', 'log', 'user']) expect(attributes).not.toHaveProperty(hidden)
  expect(attributes).toMatchObject({ notes: { description: 'knee' }, fields: { text: 'a' } })
  expect((await rowOf(world, held)).notes).toMatchObject({ internal: 'rude' })
  const canceled = await widget.ask('cancel_booking', { ...held, notes: { internal: 'x', canceled: 'y' } })
  expect(attributesOf(canceled).notes).toEqual({ description: 'knee', canceled: 'y' })
  expect((await rowOf(world, held)).notes).toMatchObject({ internal: 'rude' })
})

test('what visitors’ pages hear holds no person, and nothing that opens a booking', async () => {
  const heardBefore = widget.heard.length
  // Who comes today can be served.
  const today = '2026-12-01'
  const booked = await anna.ask('schedule_booking', {
    ...slotAt('13:00', { date: today }),
    ...visitor,
    notes: { description: 'private' },
  })
  const { qtid, token } = attributesOf(booked)
  await anna.ask('serve_booking', { qtid })
  await anna.ask('serve_booking', { qtid })
  await anna.ask('cancel_booking', { qtid, token })
  await widget.hears((message) => isAt(message, '13:00', 'canceled', today))
  const heard = widget.heard.slice(heardBefore)
  expect(heard.map(({ type, data }) => [type, data.data])).toEqual([
    ['booking_scheduled', { id: idOf(booked), ...slotOf('13:00', 'scheduled', today) }],
    ['booking_canceled', { id: idOf(booked), ...slotOf('13:00', 'canceled', today) }],
  ])
  expect(JSON.stringify(widget.heard)).not.toMatch(/Laima|Krūmiņa|20000001|token|qtid|session|private|@/)
})

function isAt(message: { data: Record<string, unknown> }, time: string, status: string, date = bookingDay) {
  const { id: _, ...slot } = message.data.data as { id: string }
  return JSON.stringify(slot) === JSON.stringify(slotOf(time, status, date))
}

function slotOf(time: string, status: string, date = bookingDay) {
  const where = { location_id: 1, service_id: 1, specialist_id: 1 }
  const relationships = {
    location: { data: { type: 'location', id: '1' } },
    service: { data: { type: 'service', id: '1' } },
    specialist: { data: { type: 'specialist', id: '1' } },
  }
  const attributes = { ...where, date, time, duration: 30, status }
  return { type: 'booking', attributes, relationships }
}

test('pages hear of their company, or of one location of it; the one that acts has its reply', async () => {
  const elsewhere = await connect('widget', { companyId: 40 })
  const second = await connect('monitor', { locationId: 2 })
  const first = await connect('app', { locationId: 1 })
  const before = widget.heard.length
  const held = await lock(widget, slotAt('14:00'))
  await first.hears((message) => isAt(message, '14:00', 'locked'))
  await app.hears((message) => isAt(message, '14:00', 'locked'))
  await anna.hears(({ type }) => type === 'booking_locked')
  await widget.ask('unlock_booking', held)
  await first.hears((message) => isAt(message, '14:00', 'unlocked'))
  expect([elsewhere.heard, second.heard]).toEqual([[], []])
  expect(widget.heard).toHaveLength(before)
})

test('pages hear that a location offers something else, and nothing of what', async () => {
  const second = await connect('monitor', { locationId: 2 })
  const first = await connect('app', { locationId: 1 })
  const admin = await world.signIn('anna@rinda.example')
  const change = (path: string, body: object) =>
    call(world, `PATCH /api/portal/locations/${path}`, { as: admin, body })
  const offer = (locationId: number, serviceId: number | null) => ({
    data: {
      ...{ type: 'location', id: String(locationId) },
      attributes: { location_id: locationId, service_id: serviceId },
    },
  })
  const heardBefore = widget.heard.length
  await change('1', { location: { qms_base_url: 'https://qms.example', open_sunday_till: '20:00' } })
  await change('1/services/2', { service: { qms_id: 'secret' } })
  await change('2', { location: { phone: '67000000' } })
  await second.hears(({ type }) => type === 'offer_changed')
  await first.hears(({ data }) => JSON.stringify(data) === JSON.stringify(offer(1, 2)))
  await widget.hears(({ data }) => JSON.stringify(data) === JSON.stringify(offer(2, null)))
  expect(widget.heard.slice(heardBefore).map(({ type, data }) => [type, data])).toEqual([
    ['offer_changed', offer(1, null)],
    ['offer_changed', offer(1, 2)],
    ['offer_changed', offer(2, null)],
  ])
  expect(first.heard.map(({ data }) => data)).toEqual([offer(1, null), offer(1, 2)])
  expect(second.heard.map(({ data }) => data)).toEqual([offer(2, null)])
})

test('pages hear that the rules of their company are others, and nothing of those of another one', async () => {
  const understands = ['offer_changed']
  const elsewhere = await connect('widget', { companyId: 40, understands })
  const first = await connect('app', { locationId: 1, understands })
  const isOfCompany = ({ type, data }: { type: string; data: unknown }) =>
    type === 'offer_changed' && (data as { data: { type: string } }).data.type === 'company'
  const changed = (companyId: number) => sayFromElsewhere(world, { type: 'company_changed', companyId })
  await changed(1)
  const heard = await first.hears(isOfCompany)
  expect(heard).toEqual({
    type: 'offer_changed',
    data: { data: { type: 'company', id: '1', attributes: { location_id: null, service_id: null } } },
  })
  await changed(40)
  await elsewhere.hears(isOfCompany)
  expect(elsewhere.heard.map(({ data }) => data.data)).toEqual([expect.objectContaining({ id: '40' })])
  expect(first.heard.filter(isOfCompany)).toHaveLength(1)
  // Programs that know the messages of the source alone are sent no others.
  expect(app.heard.filter(isOfCompany)).toEqual([])
})

test('a portal in the same town hears a visitor’s booking whole', async () => {
  const held = await lock(widget, slotAt('15:00'))
  const heard = await anna.hears(
    (message) => message.type === 'booking_locked' && attributesOf(message).qtid === held.qtid,
  )
  expect(attributesOf(heard).token).toBe(held.token)
})

describe('what is refused', () => {
  test.each(['get_bookings', 'get_day_sheet', 'accept_booking', 'decline_booking', 'serve_booking'])(
    '%s to visitors',
    async (type) => {
      const { qtid, token } = await lock(anna, slotAt('16:00'))
      const data = { qtid, token, locationId: 1, date: '2026-12-09', since: 0 }
      for (const one of [widget, app]) expect(codeOf(await one.ask(type, data))).toBe('forbidden')
      await anna.ask('unlock_booking', { qtid, token })
    },
  )

  test('everything but slots to a monitor', async () => {
    const monitor = await connect('monitor')
    const slots = await monitor.ask('get_slots', { locationId: 1, serviceId: 1, date: '2026-12-09', days: 1 })
    expect((slots.data.data as unknown[]).length).toBeGreaterThan(20)
    for (const type of ['lock_booking', 'schedule_booking', 'cancel_booking', 'get_bookings']) {
      expect(codeOf(await monitor.ask(type, slotAt('16:00')))).toBe('forbidden')
    }
  })

  test('another’s booking, known by its name alone', async () => {
    const { qtid } = await book(anna, slotAt('17:00'))
    const named = { qtid, token: 'guessed', code: '1' }
    for (const type of ['schedule_booking', 'cancel_booking', 'unlock_booking', 'verify_booking']) {
      expect(codeOf(await widget.ask(type, named))).toBe('not_found')
    }
  })

  test('another company’s location and booking, also with its token', async () => {
    const nora = await world.connect(await world.signIn('admin@nails.example'))
    const nails = { locationId: 40, serviceId: 5, date: '2026-12-09', time: '09:00' }
    const theirs = await book(nora, nails)
    expect(codeOf(await widget.ask('lock_booking', { ...nails, time: '11:00' }))).toBe('not_found')
    expect(codeOf(await widget.ask('get_slots', { ...nails, days: 1 }))).toBe('not_found')
    expect(codeOf(await widget.ask('cancel_booking', theirs))).toBe('not_found')
  })

  test('times that are off the grid, past or blocked lengths', async () => {
    for (const wrong of [{ time: '10:10' }, { date: '2026-11-30' }, { duration: 780 }]) {
      expect(codeOf(await widget.ask('lock_booking', { ...slotAt('18:00'), ...wrong }))).toBe('invalid')
    }
  })

  test('the sixth hold of a session', async () => {
    const hoarder = await connect('widget')
    for (const time of ['08:00', '08:30', '09:00', '09:30', '13:30']) {
      await lock(hoarder, slotAt(time, { specialistId: 2 }))
    }
    const sixth = slotAt('18:00', { specialistId: 2 })
    expect(codeOf(await hoarder.ask('lock_booking', sixth))).toBe('rate_limited')
    expect((await widget.ask('lock_booking', sixth)).type).toBe('booking_locked')
  })

  test('a flood', async () => {
    const flood = await connect('widget')
    const asked = Array.from({ length: 200 }, () => flood.ask('get_bookings', {}))
    const codes = (await Promise.all(asked)).map(codeOf)
    expect(new Set(codes)).toEqual(new Set(['forbidden', 'rate_limited']))
  })
})

test('what is hidden or inactive is not there for visitors, and a colleague books it all the same', async () => {
  const changed = () => sayFromElsewhere(world, { type: 'company_changed', companyId: 1 })
  const hide = async (columns: object) => {
    await world.db.updateTable('services').set(columns).where('service_id', '=', 2).execute()
    await changed()
  }
  const desk = { locationId: 1, serviceId: 2, date: '2026-12-09', time: '08:00' }
  await hide({ is_visible: false })
  expect(codeOf(await widget.ask('lock_booking', desk))).toBe('not_found')
  expect(codeOf(await widget.ask('get_slots', { ...desk, days: 1 }))).toBe('not_found')
  expect(codeOf(await widget.ask('schedule_booking', { ...desk, ...laima }))).toBe('not_found')
  const held = await lock(widget, slotAt('18:30', { specialistId: 3 }))
  expect(codeOf(await widget.ask('schedule_booking', { ...held, ...laima, serviceId: 2 }))).toBe('not_found')
  expect((await anna.ask('lock_booking', desk)).type).toBe('booking_locked')
  await hide({ is_visible: true })

  await world.db.updateTable('locations').set({ is_visible: false }).where('location_id', '=', 1).execute()
  await changed()
  expect(codeOf(await widget.ask('lock_booking', slotAt('18:00', { specialistId: 3 })))).toBe('not_found')
  expect((await widget.ask('unlock_booking', held)).type).toBe('booking_unlocked')
  await world.db.updateTable('locations').set({ is_visible: true }).where('location_id', '=', 1).execute()
  await changed()
})

test('the same trace in the same session gets the first answer; another session’s trace is another', async () => {
  const first = await widget.ask('lock_booking', slotAt('18:30'), 'once')
  expect(await widget.ask('lock_booking', slotAt('18:30'), 'once')).toEqual(first)
  const portal = await world.connect(await world.signIn('user@rinda.example'), { session: 'visitor-1' })
  expect(codeOf(await portal.ask('lock_booking', slotAt('18:30'), 'once'))).toBe('slot_taken')
  expect(codeOf(await app.ask('lock_booking', slotAt('18:30'), 'once'))).toBe('slot_taken')
  // The slot has begun since, which the first answer does not care about.
  world.time.now = new Date('2026-12-09T18:31:00Z')
  expect(await widget.ask('lock_booking', slotAt('18:30'), 'once')).toEqual(first)
  world.time.now = morning
})

describe('the handshake', () => {
  const good = { client: 'widget', companyId: 1, session: 's' }
  test.each([
    ['no company', 'widget', { ...good, companyId: undefined }, 'invalid'],
    ['no session', 'widget', { ...good, session: '' }, 'invalid'],
    ['nothing', 'widget', {}, 'invalid'],
    ['another client’s name', 'widget', { ...good, client: 'portal' }, 'forbidden'],
    ['a widget at the app’s door', 'app', good, 'forbidden'],
  ])('with %s is refused', async (_, namespace, auth, code) => {
    const socket = openVisitorSocket(world.url, namespace, auth)
    const error = await new Promise<Error & { data?: { code: string } }>((resolve) => {
      socket.once('connect_error', resolve)
    })
    expect(error.data?.code).toBe(code)
    socket.disconnect()
  })
})

test('all of it leaves the database consistent', () => expectConsistent(world))

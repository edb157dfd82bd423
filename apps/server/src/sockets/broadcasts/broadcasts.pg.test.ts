import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingBody, call, customer } from '../../testing/clients/http-calls.ts'
import type { Message, SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import {
  about,
  attributesOf,
  book,
  bookingDay,
  codeOf,
  lock,
  morning,
  slotAt,
} from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
const people: Record<string, SignedInPerson> = {}
let portals: Record<'anna' | 'user' | 'second' | 'none' | 'nails' | 'root', TestPortal>
let day = 0

beforeAll(async () => {
  world = await startWorld({ now: morning })
  const names = ['anna@rinda', 'user@rinda', 'second@rinda', 'none@rinda', 'admin@rinda', 'admin@nails']
  for (const name of names) people[name] = await world.signIn(`${name}.example`)
})
beforeEach(async () => {
  day += 1
  const at = (name: string) => world.connect(people[name] as SignedInPerson)
  portals = {
    anna: await at('anna@rinda'),
    user: await at('user@rinda'),
    second: await at('second@rinda'),
    none: await at('none@rinda'),
    nails: await at('admin@nails'),
    root: await at('admin@rinda'),
  }
})
afterAll(() => world.close())

const date = () => `2026-12-${String(8 + day).padStart(2, '0')}`
const here = (time: string) => slotAt(time, { date: date() })
const secondBranch = (time: string) => slotAt(time, { locationId: 2, serviceId: 4, date: date() })
const studio = { locationId: 40, serviceId: 5, specialistId: 4, time: '10:00', duration: 60 }
const shape = (messages: Message[]) =>
  messages.map(({ type, data }) => [type, (data.data as { id: string }).id])

test('each change is told once, in order, without a gap, to all who may see its location', async () => {
  const { anna, user, root } = portals
  const made = []
  for (const time of ['10:00', '11:00', '12:00']) made.push(await book(anna, here(time)))
  await anna.ask('cancel_booking', made[1])
  const last = await user.hears(about('booking_canceled', made[1] ?? { qtid: '' }))
  await root.hears(about('booking_canceled', made[1] ?? { qtid: '' }))
  expect(user.heard).toHaveLength(4)
  const first = (last.seq ?? 0) - 3
  expect(user.heard.map((message) => message.seq)).toEqual([0, 1, 2, 3].map((step) => first + step))
  expect(root.heard).toEqual(user.heard)
})

test('many at once are still told in the order of the stream', async () => {
  const { anna, user, root } = portals
  const times = Array.from(
    { length: 20 },
    (_, index) => `${8 + Math.floor(index / 2)}`.padStart(2, '0') + (index % 2 ? ':30' : ':00'),
  )
  const asked = times.flatMap((time, index) => [
    (index % 2 ? anna : root).ask('lock_booking', here(time)),
    (index % 2 ? root : anna).ask('lock_booking', slotAt(time, { date: date(), specialistId: 2 })),
  ])
  const replies = await Promise.all(asked)
  expect(replies.filter((reply) => codeOf(reply))).toEqual([])
  await user.hears(() => user.heard.length === replies.length)
  const numbers = user.heard.map((message) => message.seq ?? 0)
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
})

test('the session that asked gets its reply and not its own broadcast; another one of the same person hears it', async () => {
  const { anna, user } = portals
  const other = await world.connect(people['anna@rinda'] as SignedInPerson)
  const held = await lock(anna, here('10:00'))
  await other.hears(about('booking_locked', held))
  await user.hears(about('booking_locked', held))
  expect(anna.heard).toEqual([])
})

test('a session name that another person chose too keeps nothing from them', async () => {
  const mine = await world.connect(people['anna@rinda'] as SignedInPerson, { session: 'shared' })
  const theirs = await world.connect(people['user@rinda'] as SignedInPerson, { session: 'shared' })
  const held = await lock(mine, here('10:00'))
  await theirs.hears(about('booking_locked', held))
  expect(mine.heard).toEqual([])
})

test('another company hears nothing, nor does a person of another branch, nor one without a role', async () => {
  const { anna, second, none, nails, user } = portals
  const held = await lock(anna, here('10:00'))
  const there = await lock(anna, secondBranch('12:00'))
  const elsewhere = await lock(nails, { ...studio, date: date() })
  await second.hears(about('booking_locked', there))
  await user.hears(about('booking_locked', there))
  // Whatever was to come before has come: the streams are told in order.
  expect(shape(second.heard)).toHaveLength(1)
  expect(user.heard.map((message) => attributesOf(message).qtid)).toEqual([held.qtid, there.qtid])
  const own = await world.connect(people['admin@nails'] as SignedInPerson)
  await nails.ask('unlock_booking', elsewhere)
  await own.hears(about('booking_unlocked', elsewhere))
  expect(nails.heard).toEqual([])
  expect(none.heard).toEqual([])
})

test('what one may not see does not exist: to read, to book, to change, to catch up with', async () => {
  const { anna, second, none, nails } = portals
  const made = await book(anna, here('14:00'))
  for (const portal of [second, none, nails]) {
    for (const [type, data] of [
      ['get_bookings', { locationId: 1, date: date() }],
      ['get_slots', { locationId: 1, date: date(), days: 1, serviceId: 1 }],
      ['get_day_sheet', { locationId: 1, date: date() }],
      ['lock_booking', here('15:00')],
      ['cancel_booking', made],
      ['unlock_booking', made],
      ['schedule_booking', { ...made, firstName: 'x' }],
    ] as const) {
      expect([type, codeOf(await portal.ask(type, data))]).toEqual([type, 'not_found'])
    }
    const list = await portal.ask('get_bookings', { date: date() })
    expect((list.data.data as { data: unknown[] }).data).toEqual([])
    const changes = await portal.ask('get_changes', { since: 0 })
    const missed = changes.data.data as Message[]
    expect(missed.filter((message) => attributesOf(message).location_id === 1)).toEqual([])
  }
  expect(codeOf(await nails.ask('get_changes', { since: 0, companyId: 1 }))).toBe('not_found')
})

test('a person whose services are limited hears of those only', async () => {
  await world.db
    .updateTable('portal_users')
    .set({ service_ids: [2] })
    .where('email', '=', 'user@rinda.example')
    .execute()
  const limited = await world.connect(people['user@rinda'] as SignedInPerson)
  await lock(portals.anna, here('10:00'))
  const desk = await lock(portals.anna, slotAt('10:00', { serviceId: 2, specialistId: null, date: date() }))
  await limited.hears(about('booking_locked', desk))
  expect(limited.heard.map((message) => attributesOf(message).service_id)).toEqual([2])
  await world.db
    .updateTable('portal_users')
    .set({ service_ids: null })
    .where('email', '=', 'user@rinda.example')
    .execute()
})

test('what is done over HTTP is heard over the socket', async () => {
  const body = bookingBody('10:00', { ...customer, date: date(), status: 'scheduled' })
  const answer = await call(world, 'POST /api/bookings', { as: people['anna@rinda'] as SignedInPerson, body })
  const told = await portals.user.hears((message) => message.type === 'booking_scheduled')
  expect(told.data.data).toEqual(answer.body.data)
})
test('a role that is taken away ends the connection at the next request', async () => {
  const { user } = portals
  const role = (name: 'NONE' | 'COMPANY_USER') =>
    world.db
      .updateTable('portal_users')
      .set({ role: name })
      .where('email', '=', 'user@rinda.example')
      .execute()
  await role('NONE')
  world.time.now = new Date(world.time.now.getTime() + 5_000)
  expect(codeOf(await user.ask('get_bookings', { locationId: 1, date: bookingDay }))).toBe('not_signed_in')
  await role('COMPANY_USER')
  expect(world.faults).toEqual([])
})

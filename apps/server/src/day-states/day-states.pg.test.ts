import type { DaySheet } from '@rinda/contract/booking/day-sheet'
import type { AttentionCounts, DayState } from '@rinda/contract/booking/day-state'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Message, SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { attributesOf, book, bookingDay, codeOf, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** Screens that are told the states of days show what they would show if they asked, and are told of nothing that they may not see. */

let world: World
let anna: TestPortal
const people: Record<string, SignedInPerson> = {}

beforeAll(async () => {
  // A busy machine takes its time to say what a change made of its days.
  world = await startWorld({ now: morning, mostHeldMs: 60_000 })
  await world.db
    .updateTable('portal_users')
    .set({ service_ids: [4] })
    .where('email', '=', 'none@rinda.example')
    .execute()
  await world.db
    .updateTable('portal_users')
    .set({ role: 'COMPANY_USER' })
    .where('email', '=', 'none@rinda.example')
    .execute()
  for (const name of ['anna@rinda', 'user@rinda', 'second@rinda', 'none@rinda', 'admin@nails', 'admin@rinda'])
    people[name] = await world.signIn(`${name}.example`)
  anna = await world.connect(people['anna@rinda'] as SignedInPerson, { understands: ['day_states'] })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const watch = (name: string) =>
  world.connect(people[name] as SignedInPerson, { understands: ['day_states', 'something else'] })
const watchTogether = (name: string) =>
  world.connect(people[name] as SignedInPerson, { understands: ['day_states', 'together'] })
const isStates = ({ type }: Message) => type === 'day_states'
const statesOf = (heard: readonly Message[]) =>
  heard.filter(isStates).flatMap(({ data }) => data.data as unknown as DayState[])

/** Reads what a page shows of a day of a location that is loaded now: its columns, and how many need attention in each. */
async function loaded(who: TestPortal, locationId: number) {
  const sheet = (await who.ask('get_day_sheet', { locationId, date: bookingDay })).data.data as DaySheet
  const { counts } = (await who.ask('get_attention', { locationId, most: 0, counts: true })).data.data as {
    counts: AttentionCounts
  }
  return {
    columns: sheet.days[0]?.columns ?? [],
    attention: new Map(
      counts.data
        .filter(({ date }) => date === bookingDay)
        .map(({ kind, id, until }) => [`${kind} ${id}`, until.toSorted()]),
    ),
  }
}

/** Columns and counts of a page that was loaded before, and was told the states since. */
function told(before: Awaited<ReturnType<typeof loaded>>, locationId: number, heard: readonly Message[]) {
  const attention = new Map(before.attention)
  let { columns } = before
  for (const state of statesOf(heard)) {
    if (state.location_id !== String(locationId) || state.date !== bookingDay) continue
    const { kind, id, column } = state
    columns = columns.map((one) => (one.kind === kind && one.id === id && column ? column : one))
    attention.delete(`${kind} ${id}`)
    const until = state.attention.map((mark) => mark.until).toSorted()
    if (until.length > 0) attention.set(`${kind} ${id}`, until)
  }
  return { columns, attention }
}

test('after whatever acts a screen that was told shows what one that is loaded anew does', async () => {
  const watchers = [
    { who: anna, locationId: 1 },
    { who: await watch('user@rinda'), locationId: 1 },
    { who: await watch('second@rinda'), locationId: 2 },
    { who: await watch('none@rinda'), locationId: 2 },
    { who: await watchTogether('anna@rinda'), locationId: 1 },
    { who: await watchTogether('second@rinda'), locationId: 2 },
    { who: await watchTogether('none@rinda'), locationId: 2 },
    { who: await watchTogether('admin@rinda'), locationId: 1 },
  ]
  const before = await Promise.all(watchers.map(({ who, locationId }) => loaded(who, locationId)))
  const desk = (time: string) => slotAt(time, { serviceId: 2, specialistId: null })
  const there = (time: string) => slotAt(time, { locationId: 2, serviceId: 4, specialistId: 1 })
  const made = await Promise.all([
    book(anna, slotAt('08:00')),
    book(anna, slotAt('09:00', { specialistId: 2 })),
    book(anna, there('12:00')),
    ...['10:00', '10:00', '10:10', '10:20'].map((time) => book(anna, desk(time))),
  ])
  await anna.ask('cancel_booking', made[0])
  await anna.ask('move_booking', { ...made[1], date: bookingDay, time: '15:00', specialistId: 3 })
  await anna.ask('cancel_booking', made[3])
  await anna.ask('lock_booking', slotAt('17:00'))
  const after = await Promise.all(watchers.map(({ who, locationId }) => loaded(who, locationId)))
  expect(after[0]?.attention.get('service 2')).toHaveLength(3)
  for (const [index, { who, locationId }] of watchers.entries()) {
    const shown = () => told(before[index] as (typeof before)[number], locationId, who.heard)
    await expect.poll(shown).toEqual(after[index])
    expect(shown()).not.toEqual(before[index])
  }
})

test('a session is told of its own act too, and hears no broadcast of it', async () => {
  const before = anna.heard.length
  await book(anna, slotAt('16:30'))
  await expect.poll(() => anna.heard.slice(before).map(({ type }) => type)).toEqual(['day_states'])
})

test('who does not see a location is told nothing of it, who does not see a service nothing of whom it is not', async () => {
  const [nails, second, limited] = [
    await watch('admin@nails'),
    await watch('second@rinda'),
    await watch('none@rinda'),
  ]
  await book(anna, slotAt('08:30', { specialistId: 2 }))
  await book(anna, slotAt('08:30', { serviceId: 2, specialistId: null }))
  await book(anna, slotAt('18:30'))
  await second.hears(isStates)
  await limited.hears(isStates)
  for (const one of [second, limited])
    expect(
      new Set(statesOf(one.heard).map(({ location_id, kind, id }) => `${location_id} ${kind} ${id}`)),
    ).toEqual(new Set(['2 specialist 1']))
  expect(nails.heard).toEqual([])
})

test('a program that asks for nothing of it hears what it always heard', async () => {
  const plain = await world.connect(people['user@rinda'] as SignedInPerson)
  const portal = await watch('user@rinda')
  const reply = await anna.ask('lock_booking', slotAt('13:00', { specialistId: 3 }))
  expect(codeOf(reply)).toBeUndefined()
  await portal.hears(isStates)
  expect(plain.heard.map((message) => [message.type, attributesOf(message).status])).toEqual([
    ['booking_locked', 'locked'],
  ])
})

/** The types of the messages in each frame that a portal is sent. */
function framesOf({ socket }: TestPortal): string[][] {
  const frames: string[][] = []
  socket.on('portal', (...all: Message[]) => frames.push(all.map(({ type }) => type)))
  return frames
}

test('who takes several messages at once is told of a change and its states in one frame, any other program in two', async () => {
  const together = [await watchTogether('anna@rinda'), await watchTogether('admin@rinda')]
  const apart = await watch('user@rinda')
  const plain = await world.connect(people['user@rinda'] as SignedInPerson)
  const frames = [...together, apart, plain].map(framesOf)
  await lock(anna, slotAt('14:00', { specialistId: 3 }))
  await expect
    .poll(() => frames)
    .toEqual([
      [['booking_locked', 'day_states']],
      [['booking_locked', 'day_states']],
      [['booking_locked'], ['day_states']],
      [['booking_locked']],
    ])
})

test('who takes several at once and asks just then hears all in the order of the stream, and nothing twice', async () => {
  const asking = await watchTogether('user@rinda')
  const calm = await watchTogether('user@rinda')
  const acts = ['08:30', '09:30', '10:30', '11:30', '12:30', '15:30'].map((time) =>
    lock(anna, slotAt(time, { specialistId: 3 })),
  )
  for (let turn = 0; turn < 30; turn += 1) await asking.ask('get_changes', { since: 0 })
  await Promise.all(acts)
  const eventsOf = ({ heard }: TestPortal) =>
    heard.flatMap(({ type, seq }) => (type === 'booking_locked' ? [seq ?? 0] : []))
  await expect.poll(() => [eventsOf(asking).length, eventsOf(calm).length]).toEqual([6, 6])
  for (const seqs of [eventsOf(asking), eventsOf(calm)])
    expect(seqs).toEqual([...new Set(seqs)].toSorted((one, other) => one - other))
})

test('what would be too much to be told is to be asked for', async () => {
  const portal = await watch('user@rinda')
  const data = {
    ...slotAt('16:00', { specialistId: 3 }),
    firstName: 'Laima',
    lastName: 'K',
    phoneNumber: '20000001',
    phoneCountryCode: '371',
  }
  const weekdays = [1, 2, 3, 4, 5, 6, 7]
  const reply = await anna.ask('schedule_series', {
    ...data,
    repeat: { weekdays, everyWeeks: 1, until: '2027-01-20' },
  })
  expect(codeOf(reply)).toBeUndefined()
  const { data: heard } = await portal.hears(isStates)
  expect(heard).toEqual({ data: [], reset: true })
})

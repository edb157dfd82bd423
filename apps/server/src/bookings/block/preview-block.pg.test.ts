import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Message, TestPortal } from '../../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import { attributesOf, book, codeOf, lock, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(() => world.close())

type Preview = {
  data: { attributes: Record<string, unknown> }[]
  included: { type: string }[]
  busy: object[]
}
const previewOf = (reply: Message) => reply.data.data as Preview
const ask = (more: object) => anna.ask('preview_block', { ...slotAt('08:00'), duration: 60, ...more })
const desk = (time: string) => slotAt(time, { serviceId: 2, specialistId: null })

test('free time has nothing in the way, and looking changes nothing', async () => {
  const before = await countRows(world)
  const reply = await ask({ date: '2026-12-10' })
  expect(reply.type).toBe('block_preview')
  expect(previewOf(reply)).toEqual({ data: [], included: [], busy: [] })
  expect(await countRows(world)).toEqual(before)
})

test('who is in the way is named, with what a person needs to call or move them', async () => {
  await book(anna, slotAt('10:30'), { email: 'laima@visitor.example' })
  const { data, included } = previewOf(await ask({ time: '10:00' }))
  expect(data.map((one) => one.attributes)).toMatchObject([
    { first_name: 'Laima', phone_number: '20000001', email: 'laima@visitor.example', time: '10:30' },
  ])
  expect(included.map((one) => one.type).sort()).toEqual(['location', 'service', 'specialist'])
})

test('what only touches the block is not in the way', async () => {
  expect(previewOf(await ask({ time: '11:00' })).data).toEqual([])
  expect(previewOf(await ask({ time: '09:30' })).data).toEqual([])
})

test('of a desk with four lanes every visitor is named once', async () => {
  for (const firstName of ['Aija', 'Baiba']) await book(anna, desk('12:00'), { firstName })
  const { data } = previewOf(await anna.ask('preview_block', { ...desk('12:00'), duration: 20 }))
  expect(data.map((one) => one.attributes.first_name)).toEqual(['Aija', 'Baiba'])
})

test('another block is in the way too; a hold is until it ends', async () => {
  const blocked = { fields: { _is_blocked: true }, notes: { blocked: 'Lunch' } }
  await anna.ask('schedule_booking', { ...slotAt('13:00'), duration: 30, ...blocked })
  expect(previewOf(await ask({ time: '13:00' })).data).toHaveLength(1)
  const held = await lock(anna, slotAt('15:00'))
  expect(previewOf(await ask({ time: '15:00' })).data).toMatchObject([{ attributes: { status: 'locked' } }])
  const over = { expire_at: new Date(morning.getTime() - 1) }
  await world.db.updateTable('bookings').set(over).where('qtid', '=', held.qtid).execute()
  expect(previewOf(await ask({ time: '15:00' })).data).toEqual([])
})

test('of a visit at another branch no more is told than its time', async () => {
  await book(anna, { ...slotAt('16:00'), locationId: 2, serviceId: 4 })
  const reply = await ask({ time: '16:00' })
  expect(previewOf(reply)).toMatchObject({ data: [], busy: [{ time: '16:00', duration: 30 }] })
  expect(JSON.stringify(reply)).not.toContain(visitor.lastName)
})

test('without a service it is the specialist’s; what is moved away is no longer in the way', async () => {
  const made = attributesOf(await anna.ask('schedule_booking', { ...slotAt('17:00'), ...visitor }))
  const asked = { locationId: 1, specialistId: 1, date: '2026-12-09', time: '17:00', duration: 60 }
  expect(previewOf(await anna.ask('preview_block', asked)).data).toHaveLength(1)
  await anna.ask('cancel_booking', made)
  expect(previewOf(await anna.ask('preview_block', asked)).data).toEqual([])
})

describe('what the block would be refused for, its preview is', () => {
  test.each([
    ['date', { date: '2026-02-30' }],
    ['time', { time: '25:00' }],
    ['time', { date: '2026-11-01' }],
    ['duration', { duration: 45 }],
    ['duration', { duration: -30 }],
    ['duration', { duration: '60' }],
    ['locationId', { locationId: 'x' }],
    ['serviceId', { serviceId: null, specialistId: null }],
    ['specialistId', { serviceId: null, specialistId: 4 }],
    ['specialistId', { specialistId: 99 }],
  ])('%s: %o', async (field, wrong) => {
    const reply = await ask(wrong)
    expect(reply.type).toBe('PREVIEW_BLOCK_FAILED')
    expect(reply.data).toMatchObject({ code: 'invalid', field })
  })

  test('a place of another company does not exist', async () => {
    expect(codeOf(await ask({ locationId: 40, serviceId: 5, specialistId: 4 }))).toBe('not_found')
  })

  test('who may not book at company 40 sees nothing', async () => {
    const nils = await world.connect(await world.signIn('user@nails.example'))
    const asked = { locationId: 40, serviceId: 5, date: '2026-12-09', time: '10:00', duration: 60 }
    expect(codeOf(await nils.ask('preview_block', asked))).toBe('forbidden')
  })
})

test('90 minutes and 3.5 hours may be blocked where they may be booked, and are not offered elsewhere', async () => {
  for (const duration of [90, 210]) {
    expect((await ask({ date: '2026-12-11', duration })).type).toBe('block_preview')
  }
  await world.db
    .updateTable('companies')
    .set({ profile: JSON.stringify({ booking: { createDurations: [] } }) })
    .where('company_id', '=', 1)
    .execute()
  world.time.now = new Date(morning.getTime() + 60_000)
  expect((await ask({ date: '2026-12-11', duration: 90 })).data).toMatchObject({ field: 'duration' })
})

test('all of it leaves the database consistent', () => expectConsistent(world))

import type { ImportAttributes, MoveInReportAttributes } from '@rinda/contract/set-up/move-in'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../testing/invariants.ts'
import { book, bookingDay, codeOf, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await expectConsistent(world)
  await world.close()
})

/** A visit on the wire: service 1 at the first location, with its first specialist. */
const at = (time: string, more: object = {}) => ({
  ...{ location_id: 1, service_id: 1, specialist_id: 1, date: bookingDay, time, duration: 30 },
  ...more,
})
let lines = 1
const row = (booking: object | null, more: object = {}) => {
  lines += 1
  return {
    ...{ line: lines, first_name: 'Ilze', last_name: `Ozola ${lines}`, email: `v${lines}@old.example` },
    ...{ phone_country_code: '371', phone_number: String(26_000_000 + lines), booking },
    ...more,
  }
}
type Row = ReturnType<typeof row>
/** The person of a row. */
const person = ({ first_name, last_name, email, phone_number }: Partial<Row> = {}) => ({
  ...{ first_name, last_name, email, phone_number },
})
const send = (path: string, rows: readonly object[], { as = anna, headers = {}, ...more } = {}) =>
  call(world, `POST /api/portal/imports${path}`, {
    ...{ as, headers },
    body: { move_in: { file_name: 'old.csv', with_past: true, rows, ...more } },
  })
const check = async (rows: readonly object[], more: object = {}) => {
  const answer = await send('/check', rows, more)
  expect(answer.status).toBe(200)
  return answer.body.data.attributes as unknown as MoveInReportAttributes
}
const bring = (rows: readonly object[], more: object = {}) => send('', rows, more)
const saidOf = ({ remarks }: MoveInReportAttributes) =>
  remarks.map(({ line, kind, field, info }) => [line, kind, field, info.en])
const bookingOf = async ({ email }: { email: string }) =>
  await world.db.selectFrom('bookings').selectAll().where('email', '=', email).executeTakeFirst()
const importOf = (answer: { body: { data: { id: string; attributes: unknown } } }) => ({
  id: answer.body.data.id,
  ...(answer.body.data.attributes as ImportAttributes),
})

test('a check says of every row what would become of it, and writes nothing', async () => {
  await book(portal, slotAt('08:00'), { firstName: 'Pēteris', lastName: 'Lapa' })
  const before = await countRows(world)
  const rows = [
    row(at('08:00')),
    row(at('09:00')),
    row(at('09:15')),
    row(at('02:00')),
    row(at('10:00', { service_id: 999 })),
    row(at('10:00'), { email: 'nobody' }),
    row(at('10:00'), { phone_number: '1' }),
    row(at('10:00', { date: '2026-03-03' })),
    row(null),
    row(null, { email: '', phone_number: '' }),
  ]
  const [taken, , overlaps, closed, unknown, address, phone, , , nobody] = rows.map(({ line }) => line)
  const report = await check(rows)
  expect(report).toMatchObject({ fine: false, bookings: 2, past: 1, customers: 5, known_customers: 0 })
  expect(saidOf(report)).toEqual([
    [taken, 'fault', 'time', 'Somebody is booked at this time already: Pēteris Lapa.'],
    [overlaps, 'fault', 'time', `Another row of the file takes this time: ${rows[1]?.line}.`],
    [closed, 'fault', 'time', expect.stringMatching(/./)],
    [unknown, 'fault', 'service_id', expect.stringMatching(/./)],
    [address, 'fault', 'email', expect.stringMatching(/./)],
    [phone, 'fault', 'phone_number', expect.stringMatching(/./)],
    [nobody, 'fault', 'phone_number', expect.stringMatching(/./)],
  ])
  expect(await countRows(world)).toEqual(before)
  const refused = await bring(rows)
  // What is wrong in the file itself is said first: which times are taken besides, the check has told.
  expect(refused.status).toBe(422)
  const named = (refused.body as unknown as { errors: { source: { pointer: string } }[] }).errors
  expect(named.map(({ source }) => source.pointer)).toContain(`/move_in/row/${unknown}/service_id`)
  expect(await countRows(world)).toEqual(before)
})

describe('a file that is brought in', () => {
  const rows: Row[] = []
  let told = 0

  test('becomes bookings that hold their time, history that holds none, and customers', async () => {
    rows.push(
      row(at('11:00'), { source_id: 'A-1', notes: '=1+1' }),
      // As long as it was agreed, however far ahead.
      row(at('11:30', { duration: 50, date: '2028-12-06' }), { source_id: 'A-2', language: 'ru' }),
      row(at('02:00', { date: '2026-03-03' }), { source_id: 'A-3' }),
      row(at('03:00', { date: '2026-03-03', missed: true }), { source_id: 'A-4' }),
      row(null),
    )
    rows.push(row(at('12:00', { specialist_id: null }), { ...person(rows[0]), source_id: 'A-5' }))
    told = portal.heard.length
    const brought = await bring(rows)
    expect(brought.status).toBe(201)
    expect(importOf(brought)).toMatchObject({
      ...{ file_name: 'old.csv', rows: 6, bookings: 5, past: 2, customers: 5 },
      ...{ created_by: 'anna@rinda.example', undone_at: null },
    })
    const first = await bookingOf(rows[0] as Row)
    expect(first).toMatchObject({ status: 'scheduled', specialist_id: 1, notes: { internal: '=1+1' } })
    expect(first?.user_id).not.toBeNull()
    const [missed, served] = [await bookingOf(rows[3] as Row), await bookingOf(rows[2] as Row)]
    expect([missed?.served_at, served?.served_at]).toEqual([null, new Date('2026-03-03T02:00:00Z')])
    expect(codeOf(await portal.ask('lock_booking', slotAt('11:00')))).toBe('slot_taken')
    const users = await world.db
      .selectFrom('bookings')
      .select('user_id')
      .where('phone_number', '=', rows[0]?.phone_number ?? '')
      .execute()
    expect(new Set(users.map(({ user_id }) => user_id)).size).toBe(1)
    expect(users).toHaveLength(2)
  })

  test('is told of in one message, after which screens read anew, also who was away', async () => {
    const said = await portal.hears(({ type, data }) => type === 'changes' && data.reset === true)
    expect(said.data).toMatchObject({ reset: true })
    const heard = portal.heard.slice(told).filter(({ type }) => type.startsWith('booking_'))
    expect(heard).toEqual([])
    const missed = await portal.ask('get_changes', { since: 0 })
    expect(missed.data).toMatchObject({ reset: true })
    const { data } = (
      await portal.ask('find_known_visitors', {
        ...{ locationId: 1, by: 'email', query: rows[0]?.email },
      })
    ).data as { data: { phone_number: string }[] }
    expect(data.map(({ phone_number }) => phone_number)).toEqual([rows[0]?.phone_number])
  })

  test('tells nobody that they have booked, and reminds them by the rules', async () => {
    const email = rows[0]?.email ?? ''
    const outbox = await world.db.selectFrom('outbox').select('kind').where('recipient', '=', email).execute()
    expect(outbox).toEqual([])
    const planned = await world.db.selectFrom('reminders').select('booking_id').execute()
    const ids = planned.map(({ booking_id }) => Number(booking_id))
    expect(ids).toContain(Number((await bookingOf(rows[0] as Row))?.booking_id))
    expect(ids).not.toContain(Number((await bookingOf(rows[2] as Row))?.booking_id))
  })

  test('is not doubled: neither under the same key, nor by the number in the other system, nor by person and start', async () => {
    const more = { headers: { 'idempotency-key': 'move-in-once' } }
    const later = [row(at('13:00')), row(at('13:30'), { source_id: 'B-1' })]
    const one = importOf(await bring(later, more))
    const counted = await countRows(world)
    expect(importOf(await bring(later, more))).toEqual(one)
    expect(await countRows(world)).toEqual(counted)
    const again = await check([...rows, ...later])
    expect(again).toMatchObject({ fine: true, bookings: 0, customers: 0 })
    // The one who is a customer alone is known as such.
    expect(again.remarks.map(({ kind }) => kind)).toEqual(Array(7).fill('known'))
    const nothing = await bring([...rows, ...later])
    expect(nothing.status).toBe(422)
    expect(await countRows(world)).toMatchObject({ bookings: counted.bookings, events: counted.events })
    const twice = await check([row(at('14:00'), { source_id: 'C' }), row(at('14:30'), { source_id: 'C' })])
    expect(saidOf(twice)).toEqual([[lines, 'fault', 'source_id', expect.stringContaining(String(lines - 1))]])
  })

  test('says who brought it, and is audited booking by booking', async () => {
    const booking = await bookingOf(rows[0] as Row)
    const audit = await world.db
      .selectFrom('audit')
      .selectAll()
      .where('object_kind', '=', 'booking')
      .where('object_id', '=', String(booking?.booking_id))
      .execute()
    expect(audit).toMatchObject([{ action: 'booking.import', actor: 'anna@rinda.example', before: null }])
    expect(booking?.log).toMatchObject([{ act: 'import', by: 'anna@rinda.example', status: 'scheduled' }])
    const listed = await call(world, 'GET /api/portal/imports', { as: anna })
    const all = listed.body.data as unknown as { attributes: ImportAttributes }[]
    expect(all.map(({ attributes }) => attributes.bookings)).toEqual([2, 5])
  })
})

test('one wrong row of ten thousand: nothing is written, and the row is named', async () => {
  const days = Array.from({ length: 400 }, (_, index) => new Date(Date.UTC(2027, 0, 4 + index)))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10))
  // 42 a day, one after the other.
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    const minute = 8 * 60 + (index % 42) * 10
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    const date = days[Math.floor(index / 42)]
    return row(at(time, { date, duration: 10 }), { email: '', first_name: 'Bulk' })
  })
  const wrong = rows[7_321] as Row
  const right = wrong.booking
  wrong.booking = at('02:30', { date: '2026-12-10' })
  const before = await countRows(world)
  const refused = await bring(rows)
  expect(refused.status).toBe(422)
  const { errors } = refused.body as unknown as { errors: { source: { pointer: string } }[] }
  expect(errors.map(({ source }) => source.pointer)).toEqual([`/move_in/row/${wrong.line}/time`])
  expect({ ...(await countRows(world)), replies: 0 }).toEqual({ ...before, replies: 0 })
  const users = world.db.selectFrom('users').select('user_id').where('first_name', '=', 'Bulk')
  expect(await users.execute()).toEqual([])

  wrong.booking = right
  const brought = importOf(await bring(rows))
  expect(brought).toMatchObject({ rows: 10_000, bookings: 10_000, past: 0, customers: 10_000 })
  const undone = await call(world, `DELETE /api/portal/imports/${brought.id}`, { as: anna })
  expect(undone.status).toBe(200)
  expect(await users.execute()).toEqual([])
  const after = await countRows(world)
  expect([after.bookings, after.occupancies]).toEqual([before.bookings, before.occupancies])
})

test('whoever was quicker meanwhile keeps their time, and the whole file is refused with the row named', async () => {
  const rows = [row(at('15:00')), row(at('15:30')), row(at('16:00'))]
  expect((await check(rows)).fine).toBe(true)
  await book(portal, slotAt('15:30'), { firstName: 'Ātra', lastName: 'Roka' })
  const before = await countRows(world)
  const refused = await bring(rows)
  expect(refused.status).toBe(409)
  const { errors } = refused.body as unknown as { errors: { source: { pointer: string } }[] }
  expect(errors.map(({ source }) => source.pointer)).toEqual([`/move_in/row/${rows[1]?.line}/time`])
  expect(await countRows(world)).toEqual(before)
})

test('files and bookings made by hand that want the same times at once never double one', async () => {
  const times = ['08:00', '08:30', '09:00', '09:30', '10:00'].map((time) => ({ time }))
  for (let round = 0; round < 3; round += 1) {
    const specialist_id = 1
    const date = `2026-12-${16 + round}`
    const rows = times.map(({ time }) => row(at(time, { date, specialist_id })))
    const [brought, checked, ...byHand] = await Promise.all([
      bring(rows),
      check(rows),
      ...times.map(({ time }) => portal.ask('lock_booking', slotAt(time, { date }))),
    ])
    const held = byHand.filter((reply) => codeOf(reply) === undefined)
    if (brought.status === 201) expect(held).toEqual([])
    else expect([brought.status, held.length > 0]).toEqual([409, true])
    expect(checked.bookings + checked.remarks.length).toBeGreaterThan(0)
  }
})

describe('an import that is undone', () => {
  const undo = (id: string, as = anna) => call(world, `DELETE /api/portal/imports/${id}`, { as })

  test('is gone as if it had never been, and can be brought in anew', async () => {
    const rows = [row(at('17:00'), { source_id: 'U-1' }), row(null)]
    const before = await countRows(world)
    const { id } = importOf(await bring(rows))
    const undone = await undo(id)
    expect(undone.status).toBe(200)
    expect(importOf(undone)).toMatchObject({ undone_by: 'anna@rinda.example' })
    const after = await countRows(world)
    expect([after.bookings, after.occupancies]).toEqual([before.bookings, before.occupancies])
    expect((await undo(id)).status).toBe(409)
    expect(await check(rows)).toMatchObject({ fine: true, bookings: 1, customers: 2 })
  })

  test('is refused once one of its bookings was changed', async () => {
    const rows = [row(at('16:30')), row(at('17:30'))]
    const { id } = importOf(await bring(rows))
    const booking = await bookingOf(rows[1] as Row)
    const { qtid, token } = booking ?? {}
    expect(
      codeOf(await portal.ask('cancel_booking', { qtid, token, notes: { canceled: 'ill' } })),
    ).toBeUndefined()
    const refused = await undo(id)
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('(1)')
    expect((await bookingOf(rows[0] as Row))?.status).toBe('scheduled')
  })

  test('is nobody’s but its company’s', async () => {
    const nora = await world.signIn('admin@nails.example')
    const [latest] = (await call(world, 'GET /api/portal/imports', { as: anna })).body.data as unknown as {
      id: string
    }[]
    expect((await undo(latest?.id ?? '', nora)).status).toBe(404)
    expect((await call(world, 'GET /api/portal/imports', { as: nora })).body.data).toEqual([])
  })
})

test('another company’s places are not found, and who does not administer all of a company is refused', async () => {
  const nora = await world.signIn('admin@nails.example')
  const report = await check([row(at('10:00'))], { as: nora })
  expect(saidOf(report)).toMatchObject([[lines, 'fault', 'location_id', expect.anything()]])
  for (const email of ['user@rinda.example', 'user@nails.example']) {
    const as = await world.signIn(email)
    expect((await send('/check', [row(at('10:00'))], { as })).status).toBe(403)
    expect((await bring([row(at('10:00'))], { as })).status).toBe(403)
  }
  expect((await bring([row(at('10:00'))], { company_id: 40 })).status).toBe(403)
})

test.each([
  [[], 'rows'],
  [Array.from({ length: 10_001 }, (_, line) => ({ line: line + 1 })), 'rows'],
  [[{ line: 0 }], 'line'],
  [[{ line: 1, booking: { location_id: 1 } }], 'service_id'],
])('what is no list of rows is refused: case %#', async (rows, field) => {
  const refused = await bring(rows)
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toContain(field)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { book, bookingDay, codeOf, lock, morning, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: TestPortal
type Held = { qtid: string; token: string }
const made: Record<string, Held> = {}

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  const visit = async (name: string, slot: object, more: object) => {
    made[name] = await book(anna, slot as Record<string, unknown>, { phoneNumber: '20000000', ...more })
  }
  await visit('roberts', slotAt('08:00'), {
    firstName: 'Roberts',
    lastName: 'Kļaviņš',
    phoneNumber: '29123456',
  })
  await visit('later', slotAt('09:00', { date: '2026-12-15' }), {
    firstName: 'Roberts',
    lastName: 'Kļaviņš',
    phoneNumber: '29123456',
  })
  await visit('double', slotAt('10:00'), { firstName: 'Anna Marija', lastName: 'Kalniņa-Bērziņa' })
  await visit('fyodor', slotAt('11:00'), { firstName: 'Фёдор', lastName: 'Йовков', phoneNumber: '29555555' })
  await visit('company', slotAt('15:00'), { firstName: 'SIA', lastName: '„Rudzu lauks”' })
  await visit('business', slotAt('16:00'), {
    firstName: 'Zaiga',
    lastName: 'Priede',
    fields: { business_name: 'SIA „Zelta zirnis”' },
  })
  await visit('percent', slotAt('12:00'), { firstName: 'a100%', lastName: '_Under_score' })
  await visit('elsewhere', slotAt('13:00', { locationId: 2, serviceId: 4 }), {
    firstName: 'Roberta',
    lastName: 'Klavina',
  })
  await lock(anna, slotAt('14:00'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

type Found = { data: { attributes: { qtid: string } }[]; included: { type: string }[]; more: boolean }
const ask = async (portal: TestPortal, data: object) =>
  (await portal.ask('find_bookings', data)).data.data as Found
const names = async (query: string, portal = anna) => {
  const { data } = await ask(portal, { query })
  const known = Object.entries(made)
  return data.map(
    ({ attributes: { qtid } }) => known.find(([, held]) => held.qtid === qtid)?.[0] ?? 'unknown',
  )
}

test.each([
  ['klavins', ['roberts', 'later']],
  ['KĻAVIŅŠ', ['roberts', 'later']],
  ['kla', ['roberts', 'elsewhere', 'later']],
  ['roberts kļav', ['roberts', 'later']],
  ['klav rob', ['roberts', 'elsewhere', 'later']],
  ['berzina', ['double']],
  ['kalniņa bērz', ['double']],
  ['marija kalnina', ['double']],
  ['marij', ['double']],
  ['Anna Marija Kalniņa', ['double']],
  ['zzz kalnina', []],
  ['федор', ['fyodor']],
  ['ЙОВК', ['fyodor']],
  ['Rudzu', ['company']],
  ['sia „rudzu', ['company']],
  ['"rudzu lauks"', ['company']],
  ['rudzu sia', ['company']],
  ['zelta', ['business']],
  ['sia „zelta', ['business']],
  ['Зелта зирнис', ['business']],
  ['zirnis zelta', ['business']],
  ['zelta priede', ['business']],
  ['zelta ozols', []],
  ['Jovkov Fed', ['fyodor']],
  ['Клавиньш', ['roberts', 'later']],
  ['Калниня', ['double']],
  ['Анна Мария', ['double']],
  ['zzz', []],
  [`klavins ${'k l a v i n s '.repeat(6)}`.trim(), []],
  [`roberts klav ${'rob r kl k '.repeat(7)}`.trim(), ['roberts', 'later']],
])('%s finds %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test.each(['29123456', '29 123 456', '+371 29123456', '0037129123456', '371-2912', '2912'])(
  'the telephone number %s is found however it is written',
  async (query) => {
    expect(await names(query)).toEqual(['roberts', 'later'])
  },
)

test('a code is found whole, by how it begins, and in small letters', async () => {
  const { code } = await world.db
    .selectFrom('bookings')
    .select('code')
    .where('qtid', '=', made.double?.qtid ?? '')
    .executeTakeFirstOrThrow()
  expect(await names(code)).toEqual(['double'])
  expect(await names(code.toLowerCase().slice(0, 5))).toEqual(['double'])
})

test('signs that mean something in a pattern mean themselves', async () => {
  expect(await names('a100%')).toEqual(['percent'])
  expect(await names('_under')).toEqual(['percent'])
  expect(await names('_a_')).toEqual([])
  expect(await names('%%%')).toEqual([])
  expect(await names("rob' OR 1=1 --")).toEqual([])
  expect(await names('\\\\\\')).toEqual([])
})

test('those to come stand first, then the others, the newest on top', async () => {
  const at = (date: string, name: string) =>
    world.db
      .updateTable('bookings')
      .set({ starts_at: new Date(`${date}T08:00Z`), ends_at: new Date(`${date}T08:30Z`) })
      .where('qtid', '=', made[name]?.qtid ?? '')
      .execute()
  await at('2026-11-02', 'roberts')
  await at('2026-11-03', 'elsewhere')
  expect(await names('klav')).toEqual(['later', 'elsewhere', 'roberts'])
  await at(bookingDay, 'roberts')
  await at(bookingDay, 'elsewhere')
})

test('as many as asked for, and whether there are more, with what they name', async () => {
  const first = await ask(anna, { query: 'klav', limit: 2 })
  expect([first.data.length, first.more]).toEqual([2, true])
  expect(new Set(first.included.map(({ type }) => type))).toEqual(
    new Set(['location', 'service', 'specialist']),
  )
  const all = await ask(anna, { query: 'klav', limit: 3 })
  expect([all.data.length, all.more]).toEqual([3, false])
})

describe('within reach', () => {
  test('who sees one location finds no visitor of another', async () => {
    const second = await world.connect(await world.signIn('second@rinda.example'))
    expect(await names('klav', second)).toEqual(['elsewhere'])
  })

  test('another company finds none, neither by name, nor by number, nor by code', async () => {
    const nora = await world.connect(await world.signIn('admin@nails.example'))
    const { code } = await world.db
      .selectFrom('bookings')
      .select('code')
      .where('qtid', '=', made.roberts?.qtid ?? '')
      .executeTakeFirstOrThrow()
    for (const query of ['klavins', '29123456', code]) expect(await names(query, nora)).toEqual([])
  })

  test('the platform’s admin finds those of every company', async () => {
    const admin = await world.connect(await world.signIn('admin@rinda.example'))
    expect(await names('klavins', admin)).toEqual(['roberts', 'later'])
  })
})

test('blocks are nobody’s', async () => {
  await anna.ask('schedule_booking', {
    ...slotAt('16:00'),
    fields: { _is_blocked: true },
    firstName: 'Kļavu',
    notes: { blocked: 'Kļavas' },
  })
  expect(await names('kļavu')).toEqual([])
})

test.each([
  [{ query: 'kl' }, 'query'],
  [{ query: '  k  ' }, 'query'],
  [{}, 'query'],
  [{ query: 7 }, 'query'],
  [{ query: 'k'.repeat(101) }, 'query'],
  [{ query: 'kla\u0000' }, 'query'],
  [{ query: 'klav', limit: 0 }, 'limit'],
  [{ query: 'klav', limit: 201 }, 'limit'],
])('%j is refused and the field named', async (data, field) => {
  const reply = await anna.ask('find_bookings', data)
  expect(reply.type).toBe('FIND_BOOKINGS_FAILED')
  expect(codeOf(reply)).toBe('invalid')
  expect(reply.data.field).toBe(field)
})

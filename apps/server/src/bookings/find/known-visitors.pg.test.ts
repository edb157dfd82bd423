import type { KnownVisitor } from '@rinda/contract/booking/known-visitor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { book, codeOf, lock, morning, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  const kristine = { firstName: 'Kristīne', lastName: 'Bērziņa', phoneNumber: '26114207' }
  await book(anna, slotAt('08:00'), { ...kristine, email: 'Kristine.B@mail.example' })
  await book(anna, slotAt('09:00', { date: '2026-12-15' }), { ...kristine, firstName: 'Kristine' })
  await book(anna, slotAt('10:00'), { ...kristine, phoneNumber: '26999999' })
  const firm = { firstName: 'Фёдор', lastName: 'Йовков', phoneNumber: '' }
  await book(anna, slotAt('11:00'), {
    ...firm,
    phoneNumber: '29555555',
    fields: { business_name: 'SIA Jūra' },
  })
  await book(anna, slotAt('12:00', { locationId: 2, serviceId: 4 }), {
    firstName: 'Krista',
    lastName: 'Liepa',
    phoneNumber: '27000000',
  })
  await lock(anna, slotAt('14:00'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

type Typed = { by?: string; limit?: number; locationId?: number }
const ask = (query: string, typed: Typed = {}, portal = anna) =>
  portal.ask('find_known_visitors', { locationId: 1, by: 'name', query, ...typed })
const known = async (query: string, typed: Typed = {}, portal = anna) => {
  const { data } = (await ask(query, typed, portal)).data as { data: KnownVisitor[] }
  return data.map((one) => `${one.first_name} ${one.last_name} ${one.phone_number}`)
}

test('somebody who came twice is one, with all that is known of them', async () => {
  const { data } = (await ask('kristine ber', { limit: 1 })).data as { data: KnownVisitor[] }
  expect(data).toEqual([
    {
      first_name: 'Kristine',
      last_name: 'Bērziņa',
      phone_country_code: '371',
      phone_number: '26114207',
      email: 'Kristine.B@mail.example',
      business_name: '',
      date: '2026-12-15',
      time: '09:00',
    },
  ])
  const [firm] = ((await ask('йовк')).data as { data: KnownVisitor[] }).data
  expect(firm?.business_name).toBe('SIA Jūra')
})

test.each([
  ['BER', ['Kristine Bērziņa 26114207', 'Kristīne Bērziņa 26999999']],
  ['krist', ['Kristine Bērziņa 26114207', 'Krista Liepa 27000000', 'Kristīne Bērziņa 26999999']],
  ['федор йов', ['Фёдор Йовков 29555555']],
  ['2611', []],
  ['%%%', []],
])('by the name %s: %j', async (query, expected) => {
  expect(await known(query)).toEqual(expected)
})

test.each(['2611', '26 114 207', '+371 26114207', '0037126-11'])(
  'by the telephone number %s',
  async (query) => {
    expect(await known(query, { by: 'phone' })).toEqual(['Kristine Bērziņa 26114207'])
  },
)

test('by an e-mail address, however it is written, and by nothing else that begins so', async () => {
  expect(await known('KRISTINE.b', { by: 'email' })).toEqual(['Kristīne Bērziņa 26114207'])
  expect(await known('kri%', { by: 'email' })).toEqual([])
  expect(await known('bērz', { by: 'phone' })).toEqual([])
})

describe('within reach', () => {
  test('who sees one location is offered nobody of another', async () => {
    const second = await world.connect(await world.signIn('second@rinda.example'))
    expect(await known('krist', { locationId: 2 }, second)).toEqual(['Krista Liepa 27000000'])
    expect(codeOf(await ask('krist', { locationId: 1 }, second))).toBe('not_found')
  })

  test('another company is offered nobody, and cannot ask at this one', async () => {
    const nora = await world.connect(await world.signIn('admin@nails.example'))
    for (const [query, by] of [
      ['krist', 'name'],
      ['2611', 'phone'],
      ['kristine.b', 'email'],
    ] as const)
      expect(await known(query, { by, locationId: 40 }, nora)).toEqual([])
    expect(codeOf(await ask('krist', {}, nora))).toBe('not_found')
  })

  test('the platform’s admin is offered those of the company of the location alone', async () => {
    const admin = await world.connect(await world.signIn('admin@rinda.example'))
    expect(await known('krist', { locationId: 40 }, admin)).toEqual([])
    expect(await known('krist', {}, admin)).toHaveLength(3)
  })
})

test.each([
  [{ query: 'kl' }, 'query'],
  [{ query: 'kri', by: 'code' }, 'by'],
  [{ query: 'kri', locationId: 'one' }, 'locationId'],
  [{ query: 'kri', limit: 21 }, 'limit'],
])('%j is refused and the field named', async (data, field) => {
  const reply = await anna.ask('find_known_visitors', { locationId: 1, by: 'name', ...data })
  expect(reply.type).toBe('FIND_KNOWN_VISITORS_FAILED')
  expect(codeOf(reply)).toBe('invalid')
  expect(reply.data.field).toBe(field)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { newLocation, newService } from '../../testing/towns/set-up.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const send = (line: string, body: unknown) => call(world, line, { as: anna, body })
const patch = (location: unknown) => send('PATCH /api/portal/locations/1', { location })
const create = (location: unknown) => send('POST /api/portal/locations', { location })
const patchService = (service: unknown) => send('PATCH /api/portal/locations/1/services/1', { service })

/** Each fault as `pointer: English text`, in order of the pointers. */
function faultsOf(answer: Answer): string[] {
  for (const { status, code, meta } of answer.body.errors) {
    expect([status, code]).toEqual(['422', 'invalid'])
    expect(Object.keys(meta?.info ?? {})).toEqual(['lv', 'en', 'ru'])
  }
  return answer.body.errors.map(({ source }) => source?.pointer ?? '').sort()
}

async function expectFault(input: object, ...pointers: string[]) {
  const answer = await patch(input)
  expect([answer.status, faultsOf(answer)]).toEqual([422, pointers.map((name) => `/location/${name}`)])
}

describe('a new location', () => {
  test('must have its name and its address in three languages', async () => {
    const answer = await create({ phone: 'x'.repeat(31) })
    const names = ['address_en', 'address_lv', 'address_ru', 'name_en', 'name_lv', 'name_ru', 'phone']
    expect(faultsOf(answer)).toEqual(names.map((name) => `/location/${name}`))
    expect(faultsOf(await create({ ...newLocation, name_ru: '  ', address_lv: '' }))).toEqual([
      '/location/address_lv',
      '/location/name_ru',
    ])
  })

  test.each([
    undefined,
    null,
    [],
    '"text"',
    {},
    { booking: {} },
    { location: null },
    { location: [] },
    { location: 5 },
  ])('is not made of %j', async (body) => {
    for (const line of ['POST /api/portal/locations', 'PATCH /api/portal/locations/1'])
      expect((await send(line, body)).status).toBe(422)
  })
})

test('what a location must have cannot be taken from it', async () => {
  const names = ['address_en', 'address_lv', 'address_ru', 'name_en', 'name_lv', 'name_ru']
  expect((await patch({ address_en: 'a', address_lv: 'a', address_ru: 'a' })).status).toBe(200)
  await expectFault({ address_en: '', ...{ address_lv: ' ', address_ru: '' } }, ...names.slice(0, 3))
  await expectFault({ name_en: '', ...{ name_lv: '', name_ru: '  ' } }, ...names.slice(3))
})

describe('texts', () => {
  test.each([
    ...['name', 'name_lv', 'name_en', 'name_ru'].map((name) => [name, 250] as const),
    ...['address', 'address_lv', 'address_en', 'address_ru'].map((name) => [name, 100] as const),
    ...['announcement', 'announcement_lv', 'announcement_en', 'announcement_ru'].map(
      (name) => [name, 200] as const,
    ),
    ['phone', 30] as const,
    ['bms_id', 100] as const,
  ])('%s has at most %i characters', async (name, most) => {
    expect((await patch({ [name]: 'ā'.repeat(most) })).status).toBe(200)
    await expectFault({ [name]: 'x'.repeat(most + 1) }, name)
    await expectFault({ [name]: 5 }, name)
    await expectFault({ [name]: 'null \0 byte' }, name)
    const { errors } = (await patch({ [name]: 'x'.repeat(most + 1) })).body
    for (const said of Object.values(errors[0]?.meta?.info ?? {})) expect(said).toContain(String(most))
  })

  test('an e-mail is well-formed, or empty', async () => {
    for (const email of ['', 'a@b.example', `${'a'.repeat(60)}@${'b'.repeat(30)}.example`])
      expect((await patch({ email })).status).toBe(200)
    for (const email of ['a', 'a@', '@b.example', 'a b@c.example', `${'a'.repeat(95)}@b.example`])
      await expectFault({ email }, 'email')
  })
})

describe('numbers and flags', () => {
  test('a place on the earth', async () => {
    expect((await patch({ latitude: -90, longitude: 180 })).status).toBe(200)
    await expectFault({ latitude: 90.1, longitude: -180.1 }, 'latitude', 'longitude')
    await expectFault({ latitude: '56.9', longitude: null }, 'latitude', 'longitude')
  })

  test('flags are yes or no, a position is a whole number', async () => {
    await expectFault(
      { active: 'yes', accessibility_1: 1, position: 1.5 },
      'accessibility_1',
      'active',
      'position',
    )
    await expectFault({ position: -1 }, 'position')
    await expectFault({ position: 1e9 }, 'position')
  })
})

describe('opening hours', () => {
  test.each(['24:00', '9:5', '9:00', '12:60', '25:00', '12', 'noon', '12:00:00', 12, true])(
    '%j is no time',
    async (time) =>
      await expectFault({ open_friday_from: time, open_friday_till: '20:00' }, 'open_friday_from'),
  )

  test('both ends or neither, in their order', async () => {
    expect((await patch({ open_friday_from: null, open_friday_till: '' })).status).toBe(200)
    await expectFault({ open_friday_from: '08:00' }, 'open_friday_till')
    await expectFault({ open_friday_till: '18:00' }, 'open_friday_from')
    const hours = { open_friday_from: '18:00', open_friday_till: '08:00' }
    await expectFault({ ...hours, open_sunday_till: null }, 'open_friday_from', 'open_sunday_till')
    expect((await patch({ open_friday_from: '00:00', open_friday_till: '23:59' })).status).toBe(200)
    expect((await patch({ open_friday_from: '10:00', open_friday_till: '10:00' })).status).toBe(200)
    const answer = await patch({ open_friday_from: '11:00' })
    expect(answer.body.errors[0]?.meta?.info.en).toBe('The beginning must not be later than the end.')
  })

  test('special days are real days', async () => {
    const special = (...special_times: unknown[]) => ({ config: { special_times } })
    for (const day of ['2026-02-30', '2026-13-01', '26-01-01', 'monday', 5, null, undefined])
      await expectFault(special({ day }), 'config/special_times/0/day')
    await expectFault(
      special({ day: '2026-12-24', from: '10:00' }, { day: '2026-12-25', from: '12:00', till: '10:00' }),
      'config/special_times/0/till',
      'config/special_times/1/from',
    )
    await expectFault(
      special({ day: '2026-12-24', from: '24:00', till: '9' }),
      'config/special_times/0/from',
      'config/special_times/0/till',
    )
    await expectFault(special('tomorrow'), 'config/special_times/0')
    await expectFault({ config: { special_times: 'never' } }, 'config/special_times')
    await expectFault({ config: [] }, 'config')
  })

  test('a thousand of them are no trouble', async () => {
    const special_times = Array.from({ length: 1000 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      from: '10:00',
      till: '14:00',
    }))
    const answer = await patch({ config: { special_times } })
    expect([answer.status, answer.body.data.attributes.config]).toMatchObject([200, { special_times }])
    expect((await patch({ config: { special_times: [] } })).status).toBe(200)
  })

  test('booking times are of a weekday or a real date', async () => {
    const at = (day: unknown, more = {}) => ({
      config: { booking_times: [{ day, from: '10:00', till: '11:00', ...more }] },
    })
    for (const day of ['monday', '2026-12-24']) expect((await patchService(at(day))).status).toBe(200)
    for (const day of ['Mon', '2026-02-30', 1]) expect((await patchService(at(day))).status).toBe(422)
    expect(faultsOf(await patchService(at('monday', { till: '09:00' })))).toEqual([
      '/service/config/booking_times/0/from',
    ])
  })
})

describe('what else is in config', () => {
  test('texts, numbers, yes/no and lists of them are kept as they are', async () => {
    const config = { theme: 'dark', rows: 5, wide: true, nothing: null, list: ['a', 1] }
    expect((await patch({ config })).body.data.attributes.config).toMatchObject(config)
  })

  test('nothing that a database could not keep', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const path = 'PATCH /api/portal/locations/1'
    for (const body of [`{"location":{"config":{"deep":${deep}}}}`, `{"location":{"name":${deep}}}`, deep])
      expect((await send(path, body)).status).toBe(422)
    expect((await send(path, `{"location":{"other":${deep}}}`)).status).toBe(200)
    for (const config of [{ 'a\0b': 1 }, { text: '\0' }, { text: '\ud800' }, { object: { a: { b: 1 } } }])
      expect((await patch({ config })).status).toBe(422)
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`k${index}`, index]))
    await expectFault({ config: many }, 'config')
    expect(
      (await send('PATCH /api/portal/locations/1', `{"location":{"config":{"__proto__":{"a":1}}}}`)).status,
    ).toBeLessThan(500)
  })
})

describe('addresses of other systems', () => {
  const urls = [
    'bms_base_url',
    'qms_base_url',
    'qms_services_url',
    'qms_tickets_url',
    'qms_get_ticket_url',
    'qms_cancel_ticket_url',
  ]

  test.each(urls)('%s', async (name) => {
    for (const url of ['', 'https://qms.example/x', `https://qms.example/${'x'.repeat(180)}`])
      expect((await patch({ [name]: url })).status).toBe(200)
    await expectFault({ [name]: `https://qms.example/${'x'.repeat(181)}` }, name)
    for (const url of ['qms.example', 'ftp://qms.example', 'javascript:alert(1)'])
      await expectFault({ [name]: url }, name)
    for (const url of [
      'http://127.0.0.1:3000',
      'http://[::1]',
      'http://2130706433',
      'http://169.254.169.254',
    ])
      await expectFault({ [name]: url }, name)
  })

  test('each says why, and the operator may allow those inside', async () => {
    const answer = await patch({
      qms_base_url: 'ftp://x.example',
      bms_base_url: 'http://localhost',
      www: 'javascript:1',
    })
    expect(answer.body.errors.map(({ source }) => source?.pointer).sort()).toEqual(
      ['bms_base_url', 'qms_base_url', 'www'].map((name) => `/location/${name}`),
    )
    const open = await startWorld({ now: morning, environment: { ALLOW_PRIVATE_URLS: '1' } })
    const as = await open.signIn('anna@rinda.example')
    const body = { location: { qms_base_url: 'http://127.0.0.1:4000' } }
    expect((await call(open, 'PATCH /api/portal/locations/1', { as, body })).status).toBe(200)
    await open.close()
  })
})

describe('a service', () => {
  const post = (service: unknown) => send('POST /api/portal/locations/1/services', { service })

  test('must have its name in three languages', async () => {
    expect(faultsOf(await post({}))).toEqual(['/service/name_en', '/service/name_lv', '/service/name_ru'])
    expect(faultsOf(await post({ ...newService, name_lv: 'x'.repeat(251) }))).toEqual(['/service/name_lv'])
    expect(faultsOf(await patchService({ name_en: '' }))).toEqual(['/service/name_en'])
  })

  test.each([
    ['duration', [0, 1441, 1.5, '30']],
    ['step', [0, 1441]],
    ['capacity', [0, 501, null]],
    ['bms_start_date', ['2026-02-30', 'x']],
    ['average_time', [-1, 0.5]],
    ['tags', ['x', [1], ['x'.repeat(51)]]],
    ['qms_id', [{}, [], 'x'.repeat(101), -1]],
    ['config/price', [0, 0.5, 1.234, '5']],
    ['config/booking_period_min', [0, 1.5, '3']],
    ['config/booking_portal_period_max', [0, 1.5, '3']],
    ['config/specialists/0', [99, 4]],
  ] as [string, unknown[]][])('%s is checked', async (pointer, values) => {
    for (const value of values) {
      const [name = '', inner, index] = pointer.split('/')
      const input = inner === undefined ? value : { [inner]: index === undefined ? value : [value] }
      const answer = await patchService({ [name]: input })
      expect(answer.status).toBe(422)
      expect(answer.body.errors[0]?.source?.pointer).toContain(`/service/${pointer}`)
    }
  })

  test('ends no earlier than it begins', async () => {
    const input = { bms_start_date: '2026-12-24', bms_end_date: '2026-12-01' }
    expect(faultsOf(await patchService(input))).toEqual(['/service/bms_start_date'])
  })
})

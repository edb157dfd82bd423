import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, codesOf, internalKey } from '../../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../../testing/clients/test-portal.ts'
import { book, lock, morning, putInto, rowOf, slotAt } from '../../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let second: SignedInPerson
let portal: TestPortal
const made: Record<string, string> = {}

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
  second = await world.signIn('second@rinda.example')
  portal = await world.connect(anna)
  const nails = await world.connect(await world.signIn('admin@nails.example'))
  const keep = async (name: string, booking: Promise<{ qtid: string }>) => {
    made[name] = (await booking).qtid
  }
  const desk = { serviceId: 2, specialistId: null }
  await keep('first', book(portal, slotAt('10:00')))
  await keep('later', book(portal, slotAt('18:00', { specialistId: 2 })))
  await keep('same minute', book(portal, slotAt('10:00', desk), { phoneNumber: '20000002' }))
  await keep('held', lock(portal, slotAt('12:00')))
  await keep('paying', book(portal, slotAt('13:00'), { fields: { _payment_status: 'PENDING' } }))
  // 22:30 UTC of the 8th is half past midnight of the 9th in Riga, 22:30 of the 9th is the 10th.
  const block = { fields: { _is_blocked: true }, notes: { blocked: 'x' } }
  await keep('after midnight', book(portal, slotAt('22:30', { date: '2026-12-08', duration: 30 }), block))
  await keep('next day', book(portal, slotAt('22:30', { duration: 30 }), block))
  await keep('branch', book(portal, slotAt('15:00', { locationId: 2, serviceId: 4 })))
  await keep('nails', book(nails, { locationId: 40, serviceId: 5, date: '2026-12-09', time: '10:00' }))
  const canceled = await book(portal, slotAt('16:00'), { fields: { _payment_status: 'PENDING' } })
  await portal.ask('cancel_booking', canceled)
  await keep('canceled', Promise.resolve(canceled))
  const lapsed = await lock(portal, slotAt('17:00'))
  await putInto(world, lapsed, 'expired')
  await keep('expired', Promise.resolve(lapsed))
})
afterAll(() => world.close())

async function named(path: string, as: SignedInPerson | 'internal' = anna): Promise<string[]> {
  const answer = await call(world, `GET /api/bookings${path}`, { as })
  expect([path, answer.status]).toEqual([path, 200])
  return namesIn(answer.body.data)
}

function namesIn(data: { attributes: Record<string, unknown> }[]): string[] {
  return data.map((one) => Object.keys(made).find((name) => made[name] === one.attributes.qtid) ?? '?')
}

const dayOf9th = [
  'after midnight',
  'first',
  'same minute',
  'held',
  'paying',
  'branch',
  'canceled',
  'expired',
  'later',
]

describe('lists of bookings', () => {
  it('are of the caller’s own, in order of time', async () => {
    expect(await named('')).toEqual([...dayOf9th, 'next day'])
    expect(await named('', second)).toEqual(['branch'])
    expect(await named('', await world.signIn('none@rinda.example'))).toEqual([])
    expect((await named('', 'internal')).sort()).toEqual(Object.keys(made).sort())
    expect((await named('', await world.signIn('admin@rinda.example'))).sort()).toEqual(
      Object.keys(made).sort(),
    )
  })

  it.each([
    ['?location_id=2', ['branch']],
    ['?location_id=40', []],
    ['?location_id=999', []],
    ['?service_id=2', ['same minute']],
    ['?specialist_id=2', ['later']],
    ['?status=canceled', ['canceled']],
    ['?status=LOCKED,expired', ['held', 'expired']],
    ['?from=2026-12-10', ['next day']],
    ['?to=2026-12-08', []],
    ['?from=2026-12-09&to=2026-12-09', dayOf9th],
    [
      '?from=2026-12-09&to=2026-12-09&service_id=1&status=scheduled',
      ['after midnight', 'first', 'paying', 'later'],
    ],
    ['/date/2026-12-09/2026-12-09', dayOf9th],
    ['/date/2026-12-10/2026-12-11', ['next day']],
    ['/service/2/date/2026-12-09', ['same minute']],
    ['/payment_pending', ['paying']],
    ['/phone/371/20000002', ['same minute']],
    ['/phone/371/20000009', []],
    ['/phone/371/20000001', ['next day', 'later', 'canceled', 'branch', 'paying', 'first', 'after midnight']],
  ])('%s', async (path, names) => {
    expect((await named(path)).sort()).toEqual([...names].sort())
    if (path.startsWith('/phone')) expect(await named(path)).toEqual(names)
  })

  it.each([1, 2, 3, 7, 100])('walk through all in pages of %i, each once', async (size) => {
    const seen: string[] = []
    let next: string | null = `/api/bookings?page[size]=${size}&location_id=1`
    while (next) {
      const page = await call(world, `GET ${next}`, { as: anna })
      expect(page.body.data.length).toBeLessThanOrEqual(size)
      seen.push(...namesIn(page.body.data))
      next = page.body.links.next
    }
    expect(seen).toEqual([...dayOf9th.filter((name) => name !== 'branch'), 'next day'])
  })

  it.each([
    ['?page[size]=10001', 'page[size]'],
    ['?page[size]=0', 'page[size]'],
    ['?page[size]=ten', 'page[size]'],
    ['?page[after]=nonsense', 'page[after]'],
    [`?page[after]=${Buffer.from('-999999999999999 1').toString('base64url')}`, 'page[after]'],
    ['?location_bms_id=%00', 'location_bms_id'],
    ['?service_bms_id=', 'service_bms_id'],
    ['?location_id=one', 'location_id'],
    ['?location_id=1&location_id=2', 'location_id'],
    ['?location_id=99999999999', 'location_id'],
    ['?status=nonsense', 'status'],
    ['?from=2026-02-30', 'from'],
    ['?to=yesterday', 'to'],
    ['?include=secrets', 'include'],
    ['/date/2026-12-09/2027-03-11', 'till'],
    ['/date/2026-12-09/2026-12-08', 'till'],
    ['/date/2026-02-30/2026-03-01', 'from'],
    ['/phone/371/2000000a', 'number'],
    ['/phone/+371/20000001', 'countryCode'],
    ['/service/1/date/nonsense', 'date'],
  ])('%s is refused, and says what is wrong', async (path, parameter) => {
    const answer = await call(world, `GET /api/bookings${path}`, { as: anna })
    expect([answer.status, ...codesOf(answer)]).toEqual([422, 'invalid'])
    expect(answer.body.errors[0]?.source?.parameter).toBe(parameter)
  })

  it('of days whose last one comes before the first are refused by just that', async () => {
    const answer = await call(world, 'GET /api/bookings/date/2026-12-09/2026-12-08', { as: anna })
    expect(answer.body.errors[0]?.detail).toBe('The beginning must not be later than the end.')
  })

  it('of a service are not there for whom the service is not there', async () => {
    const refused = async (path: string, as: SignedInPerson | 'internal') => {
      const answer = await call(world, `GET /api/bookings/service/${path}`, { as })
      expect([path, answer.status, ...codesOf(answer)]).toEqual([path, 404, 'not_found'])
    }
    await refused('5/date/2026-12-09', anna)
    for (const as of [anna, 'internal'] as const) {
      for (const id of ['999', '0', 'one']) await refused(`${id}/date/2026-12-09`, as)
    }
    expect(await named('/service/5/date/2026-12-09', 'internal')).toEqual(['nails'])
    expect(await named('/service/1/date/2026-12-09', second)).toEqual([])
  })

  it('of a service are of a day where its company is, also for programs', async () => {
    const zoned = (profile: string) =>
      world.db.updateTable('companies').set({ profile }).where('company_id', '=', 40).execute()
    await zoned(JSON.stringify({ zone: 'Asia/Tokyo' }))
    // 10:00 UTC of the 9th is still the 9th in Tokyo, 16:00 is the 10th.
    const late = new Date('2026-12-09T16:00:00Z')
    const nails = made.nails ?? ''
    const { starts_at, ends_at } = await rowOf(world, { qtid: nails })
    const put = (from: Date, till: Date) =>
      world.db
        .updateTable('bookings')
        .set({ starts_at: from, ends_at: till })
        .where('qtid', '=', nails)
        .execute()
    await put(late, new Date(late.getTime() + 3_600_000))
    expect(await named('/service/5/date/2026-12-09', 'internal')).toEqual([])
    expect(await named('/service/5/date/2026-12-10', 'internal')).toEqual(['nails'])
    // Whoever sees all companies means the days of each of them, by any way and on any page.
    const admin = await world.signIn('admin@rinda.example')
    for (const as of ['internal', admin] as const) {
      const days = (from: string, to: string) => [
        `/date/2026-12-${from}/2026-12-${to}`,
        `/date/2026-12-${from}/2026-12-${to}?include=service`,
        `?from=2026-12-${from}&to=2026-12-${to}`,
        `?from=2026-12-${from}&to=2026-12-${to}&page[size]=3`,
      ]
      for (const path of days('09', '09')) {
        const found = await named(path, as)
        expect([path, found.includes('after midnight'), found.includes('nails')]).toEqual([path, true, false])
      }
      for (const path of days('10', '10'))
        expect([path, ...(await named(path, as))]).toEqual([path, 'nails', 'next day'])
      expect(await named('?from=2026-12-10', as)).toEqual(['nails', 'next day'])
      expect(await named('?to=2026-12-09&service_id=5', as)).toEqual([])
      expect(await named('?from=2026-12-10&service_id=5', as)).toEqual(['nails'])
    }
    await put(starts_at, ends_at)
    await zoned('{}')
  })

  it('are not all told for a filter that is misspelt: it is named, and what others add is let be', async () => {
    for (const name of ['locaton_id', 'locationId', 'location_bmsid', 'page[siz]']) {
      const answer = await call(world, `GET /api/bookings?${name}=1`, { as: anna })
      expect([name, answer.status, ...codesOf(answer)]).toEqual([name, 422, 'invalid'])
      expect(answer.body.errors[0]?.source).toEqual({ parameter: name })
      expect(answer.body.errors[0]?.meta?.info.en).toContain(`“${name}”`)
    }
    for (const query of ['_=1733', 'sort=time', 'fields[booking]=date', 'v=2', 'page[number]=1'])
      expect(await named(`?service_id=5&${query}`, 'internal')).toEqual(['nails'])
  })

  it('may span 92 days', async () => {
    expect(await named('/date/2026-12-09/2027-03-10')).toHaveLength(10)
  })

  it('tell whether a booking still holds time', async () => {
    for (const name of ['first', 'held', 'after midnight']) {
      expect(await existing(made[name] ?? '')).toMatchObject({ attributes: { qtid: made[name] } })
    }
    for (const name of ['canceled', 'expired', 'nails']) expect(await existing(made[name] ?? '')).toBeNull()
    for (const name of ['999999', 'nonsense', '%20']) expect(await existing(name)).toBeNull()
  })

  async function existing(name: string) {
    const answer = await call(world, `GET /api/bookings/existing/${name}`, { as: anna })
    expect(answer.status).toBe(200)
    return answer.body.data
  }
})

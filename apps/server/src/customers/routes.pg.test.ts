import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingBody, type Call, call, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
const person = {
  email: 'laima@home.example',
  phone_country_code: '371',
  phone_number: '20000001',
  first_name: 'Laima',
}

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const post = (body: unknown, as: Call['as'] = anna, key?: string) =>
  call(world, 'POST /api/users', { as, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
const patch = (id: string, body: unknown, as: Call['as'] = anna) =>
  call(world, `PATCH /api/users/${id}`, { as, body })
const get = (path: string, as: Call['as'] = anna) => call(world, `GET /api/users${path}`, { as })
const made = async (more = {}, as: Call['as'] = anna) =>
  (await post({ user: { ...person, ...more } }, as)).body.data

describe('a visitor', () => {
  test('is written down under either name of the payload', async () => {
    for (const key of ['location', 'user']) {
      const answer = await post({ [key]: { ...person, company_id: 40, id: 7, token: 'mine' } })
      expect(answer.status).toBe(201)
      expect(answer.body.data).toMatchObject({
        type: 'user',
        attributes: { ...person, company_id: 1, last_name: '' },
      })
      expect((await get(`/${answer.body.data.id}`)).body).toEqual(answer.body)
    }
  })

  test('has a token and a push id, which are for programs alone', async () => {
    const user = await made({ push_id: 'x' })
    expect(Object.keys(user.attributes)).not.toEqual(expect.arrayContaining(['token']))
    const inside = (await get(`/${user.id}`, 'internal')).body.data.attributes
    expect(inside).toMatchObject({ token: expect.stringMatching(/^.{20,}$/), push_id: '' })
    await patch(user.id, { user: { push_id: 'device', token: 'stolen' } }, 'internal')
    expect((await get(`/${user.id}`, 'internal')).body.data.attributes).toMatchObject({
      ...inside,
      push_id: 'device',
      timestamp: expect.any(Number),
      updated_at: expect.any(String),
    })
    expect((await get('', anna)).text).not.toContain(String(inside.token))
  })

  test('is changed field by field, and remembered', async () => {
    const { id } = await made()
    const answers = await Promise.all([
      patch(id, { location: { last_name: 'Krūmiņa' } }),
      patch(id, { user: { email: 'new@home.example' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const now = (await get(`/${id}`)).body.data.attributes
    expect(now).toMatchObject({ ...person, last_name: 'Krūmiņa', email: 'new@home.example' })
    expect((await patch(id, { user: now })).body.data.attributes).toEqual(now)
    const audit = await world.db
      .selectFrom('audit')
      .selectAll()
      .where('object_id', '=', id)
      .where('object_kind', '=', 'user')
      .orderBy('audit_id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['user.create', 'user.update', 'user.update'])
    expect(await world.db.selectFrom('events').selectAll().where('type', 'like', 'user%').execute()).toEqual(
      [],
    )
  })

  test('is written down once for a key', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => post({ user: person }, anna, 'once')))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  })

  test.each([
    [{ email: 'no address' }, 'email'],
    [{ phone_number: '2000 0001' }, 'phone_number'],
    [{ phone_number: '+20000001' }, 'phone_number'],
    [{ phone_country_code: 'LV' }, 'phone_country_code'],
    [{ phone_number: '1' }, 'phone_number'],
    [{ first_name: 'x'.repeat(101) }, 'first_name'],
    [{ first_name: 'null \0 byte' }, 'first_name'],
  ])('with %j is refused', async (input, field) => {
    const { id } = await made()
    for (const key of ['user', 'location'])
      for (const answer of [
        await post({ [key]: { ...person, ...input } }),
        await patch(id, { [key]: input }),
      ])
        expect([answer.status, answer.body.errors.map(({ source }) => source?.pointer)]).toEqual([
          422,
          [`/${key}/${field}`],
        ])
  })

  test('is not made of nonsense', async () => {
    for (const body of [{}, [], '"text"', { user: null }, { booking: person }])
      expect((await post(body)).status).toBe(422)
    for (const id of ['0', 'x', '99999999999999999999', '-1']) expect((await get(`/${id}`)).status).toBe(404)
  })
})

describe('who sees whom', () => {
  test('each company its own, the operator’s programs all', async () => {
    const nora = await world.signIn('admin@nails.example')
    const own = await made({ first_name: 'Nails' }, nora)
    expect(own.attributes.company_id).toBe(40)
    expect((await get(`/${own.id}`)).status).toBe(404)
    expect((await patch(own.id, { user: { first_name: 'x' } })).status).toBe(404)
    expect((await get('', nora)).body.data.map(({ id }) => id)).toEqual([own.id])
    const foreign = (await post({ user: { ...person, company_id: 40 } }, 'internal')).body.data
    expect(foreign.attributes.company_id).toBe(40)
    expect((await get('?company_id=40', 'internal')).body.data.map(({ id }) => id)).toEqual([
      own.id,
      foreign.id,
    ])
    expect((await post({ user: { ...person, company_id: 999 } }, 'internal')).status).toBe(422)
    expect((await get('?company_id=40')).body.data).toEqual([])
  })

  test('who is limited to a location sees who has been there', async () => {
    const second = await world.signIn('second@rinda.example')
    const user = await made({ first_name: 'Second' })
    expect([(await get('', second)).body.data, (await get(`/${user.id}`, second)).status]).toEqual([[], 404])
    expect((await post({ user: person }, second)).status).toBe(403)
    const there = { location_id: 2, service_id: 4, specialist_id: 1 }
    const booking = await call(world, 'POST /api/bookings', { as: anna, body: bookingBody('12:00', there) })
    await world.db
      .updateTable('bookings')
      .set({ user_id: Number(user.id) })
      .where('booking_id', '=', Number(booking.body.data.id))
      .execute()
    expect((await get('', second)).body.data.map(({ id }) => id)).toEqual([user.id])
    expect((await patch(user.id, { user: { last_name: 'Seen' } }, second)).status).toBe(200)
  })
})

test('the list comes page by page', async () => {
  for (let count = 0; count < 5; count += 1) await made()
  const all = (await get('')).body
  expect(all.links.next).toBeNull()
  const seen: string[] = []
  for (let next: string | null = '/api/users?page[size]=3'; next; ) {
    const page: Awaited<ReturnType<typeof call>> = await call(world, `GET ${next}`, { as: anna })
    expect(page.body.data.length).toBeLessThanOrEqual(3)
    seen.push(...page.body.data.map(({ id }) => id))
    next = page.body.links.next
  }
  expect(seen).toEqual(all.data.map(({ id }) => id))
  for (const query of [
    'page[size]=0',
    'page[size]=10001',
    'page[size]=x',
    'page[after]=x',
    'company_id=x',
    'phone_number=1x',
  ])
    expect((await get(`?${query}`)).status).toBe(422)
  expect((await get('?email=LAIMA@home.example&page[size]=1')).body.data).toHaveLength(1)
})

describe('the people of the portal', () => {
  const people = (as: SignedInPerson, query = '') =>
    call(world, `GET /api/portal/portal_users${query}`, { as })

  test('are shown to who administers the company, without anything that opens a door', async () => {
    const answer = await people(anna)
    expect(answer.body.data.map(({ attributes }) => attributes.email)).toEqual(
      ['admin', 'anna', 'user', 'none', 'second'].map((name) => `${name}@rinda.example`),
    )
    expect(answer.body.data[4]).toMatchObject({
      type: 'portal_user',
      attributes: {
        name: 'Second',
        role: 'COMPANY_USER',
        company_id: 1,
        location_ids: [2],
        service_ids: null,
        active: true,
        permissions: [],
      },
    })
    expect(answer.text).not.toMatch(/token|secret|password/)
  })

  test('all of them to the platform admin, by company too', async () => {
    const root = await world.signIn('admin@rinda.example')
    expect((await people(root)).body.data).toHaveLength(7)
    expect((await people(root, '?company_id=40')).body.data).toHaveLength(2)
    expect((await people(anna, '?company_id=40')).body.data).toEqual([])
    const page = await people(root, '?page[size]=5')
    expect((await call(world, `GET ${page.body.links.next}`, { as: root })).body.data).toHaveLength(2)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, call, codesOf } from '../testing/clients/http-calls.ts'
import { addPeople } from '../testing/clients/people.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await addPeople(world, [{ email: 'limited@rinda.example', role: 'COMPANY_ADMIN', locationIds: [1] }])
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const anna = 'anna@rinda.example'
const idOf = async (email: string) => {
  const found = world.db.selectFrom('portal_users').select('portal_user_id').where('email', '=', email)
  return (await found.executeTakeFirstOrThrow()).portal_user_id
}
const invite = async (portal_user: object, by = anna, headers = {}) =>
  call(world, 'POST /api/portal/portal_users', {
    as: await world.signIn(by),
    body: { portal_user },
    headers,
  })
const change = async (whom: string, portal_user: object, by = anna) =>
  call(world, `PATCH /api/portal/portal_users/${await idOf(whom)}`, {
    as: await world.signIn(by),
    body: { portal_user },
  })
const listed = async (email: string, by = anna) => {
  const answer = await call(world, 'GET /api/portal/portal_users', { as: await world.signIn(by) })
  return answer.body.data.find((one) => one.attributes.email === email)?.attributes
}
const pointersOf = ({ status, body }: Answer) => [status, ...body.errors.map((one) => one.source?.pointer)]
const user = { role: 'COMPANY_USER' }

describe('who is invited', () => {
  test('has what they were given, and sees it at their first sign-in', async () => {
    const input = { role: 'COMPANY_MANAGER', location_ids: [2], permissions: ['navigation/open_times'] }
    const answer = await invite({ email: ' Jauna@Rinda.example', name: 'Jana Kļava', ...input })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({
      type: 'portal_user',
      attributes: {
        email: 'jauna@rinda.example',
        company_id: 1,
        active: true,
        last_sign_in_at: null,
        ...input,
      },
    })
    const as = await world.signIn('jauna@rinda.example')
    const own = await call(world, 'GET /api/portal/locations', { as })
    expect(own.body.data.map((one) => one.id)).toEqual(['2'])
    expect(await listed('jauna@rinda.example')).toMatchObject({ last_sign_in_at: morning.toISOString() })
  })

  test('from a domain that nobody knows is received like one of the company’s own', async () => {
    expect((await invite({ email: 'freelance@post.example', ...user }, 'admin@nails.example')).status).toBe(
      201,
    )
    expect(await listed('freelance@post.example', 'admin@nails.example')).toMatchObject({ company_id: 40 })
    expect(await listed('freelance@post.example')).toBeUndefined()
    const as = await world.signIn('freelance@post.example')
    const me = await call(world, 'GET /api/portal/current_portal_user', { as })
    expect(me.body.data.attributes).toMatchObject({ role: 'COMPANY_USER', profile: { home: '/bookings' } })
  })

  test('from such a domain has no role at the company whose domain it becomes', async () => {
    await invite({ email: 'boss@later.example', role: 'COMPANY_ADMIN' }, 'admin@nails.example')
    const as = await world.signIn('admin@rinda.example')
    const domain = { domain: 'later.example', company_id: 1 }
    await call(world, 'POST /api/platform/domains', { as, body: { domain } })
    expect(await listed('boss@later.example')).toMatchObject({ company_id: 1, effective_role: 'NONE' })
  })

  test('is not taken from another company: the field is named', async () => {
    expect(pointersOf(await invite({ email: 'new@nails.example', ...user }))).toEqual([
      422,
      '/portal_user/email',
    ])
    const known = await invite({ email: 'user@rinda.example', ...user })
    expect(pointersOf(known)).toEqual([422, '/portal_user/email'])
  })

  test('is written down once, however often it is sent', async () => {
    const key = { 'idempotency-key': 'one colleague' }
    const first = await invite({ email: 'once@rinda.example', ...user }, anna, key)
    expect((await invite({ email: 'once@rinda.example', ...user }, anna, key)).body).toEqual(first.body)
    const both = [1, 2].map(() => invite({ email: 'twin@rinda.example', ...user }))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 422])
  })

  test.each([
    [{ ...user }, '/portal_user/email'],
    [{ email: 'nobody', ...user }, '/portal_user/email'],
    [{ email: 'x@rinda.example' }, '/portal_user/role'],
    [{ email: 'x@rinda.example', role: 'KING' }, '/portal_user/role'],
    [{ email: 'x@rinda.example', ...user, location_ids: [40] }, '/portal_user/location_ids'],
    [{ email: 'x@rinda.example', ...user, service_ids: [5] }, '/portal_user/service_ids'],
    [{ email: 'x@rinda.example', ...user, permissions: ['all'] }, '/portal_user/permissions/0'],
    [{ email: 'x@rinda.example', ...user, name: 'x'.repeat(201) }, '/portal_user/name'],
  ])('%j names the field at fault, and leaves nobody behind', async (input, pointer) => {
    expect(pointersOf(await invite(input))).toEqual([422, pointer])
    expect(await listed('x@rinda.example')).toBeUndefined()
  })

  test('is of the company that the platform’s admin names, or that the address is of', async () => {
    const root = 'admin@rinda.example'
    const named = await invite({ email: 'a@post.example', ...user, company_id: 40 }, root)
    expect(named.body.data.attributes).toMatchObject({ company_id: 40 })
    const own = await invite({ email: 'b@nails.example', ...user }, root)
    expect(own.body.data.attributes).toMatchObject({ company_id: 40 })
    const wrong = { email: 'c@post.example', ...user, company_id: 7 }
    expect(pointersOf(await invite(wrong, root))).toEqual([422, '/portal_user/company_id'])
    const other = { email: 'd@nails.example', ...user, company_id: 1 }
    expect(pointersOf(await invite(other, root))).toEqual([422, '/portal_user/email'])
  })
})

describe('an admin of a company', () => {
  test('makes nobody the platform’s admin, and touches none', async () => {
    for (const answer of [
      await invite({ email: 'king@rinda.example', role: 'QTICKET_ADMIN' }),
      await change('user@rinda.example', { role: 'QTICKET_ADMIN' }),
    ])
      expect(pointersOf(answer)).toEqual([403, '/portal_user/role'])
    expect((await change('admin@rinda.example', { name: 'Nobody' })).status).toBe(403)
    expect((await change('admin@rinda.example', { active: false })).status).toBe(403)
  })

  test('finds nobody of another company', async () => {
    expect((await change('user@nails.example', { name: 'Mine' })).status).toBe(404)
    expect((await change('anna@rinda.example', { name: 'Mine' }, 'admin@nails.example')).status).toBe(404)
  })

  test('who is limited gives nothing that is more than their own', async () => {
    expect((await invite({ email: 'more@rinda.example', ...user }, 'limited@rinda.example')).status).toBe(403)
    const self = await change('limited@rinda.example', { location_ids: null }, 'limited@rinda.example')
    expect(self.status).toBe(403)
  })

  test('changes name, rights and limits, and the history says so', async () => {
    const answer = await change('second@rinda.example', { name: 'Sandra', location_ids: [1, 2] })
    expect(answer.body.data.attributes).toMatchObject({ name: 'Sandra', location_ids: [1, 2] })
    const as = await world.signIn('admin@rinda.example')
    const id = await idOf('second@rinda.example')
    const history = await call(world, `GET /api/platform/history?kind=portal_user&id=${id}`, { as })
    expect(history.body.data[0]?.attributes).toMatchObject({
      actor: anna,
      changes: [
        { field: 'name', from: 'Second', to: 'Sandra' },
        { field: 'location_ids', from: [2], to: [1, 2] },
      ],
    })
  })

  test('who was on the list of a partner’s admins is one no more with a lesser role', async () => {
    const root = await world.signIn('admin@rinda.example')
    const id = await idOf('user@nails.example')
    await call(world, `PATCH /api/platform/people/${id}`, {
      as: root,
      body: { portal_user: { company_admin: true } },
    })
    const nora = 'admin@nails.example'
    expect(await listed('user@nails.example', nora)).toMatchObject({ effective_role: 'COMPANY_ADMIN' })
    const answer = await change('user@nails.example', { role: 'COMPANY_USER' }, nora)
    expect(answer.body.data.attributes).toMatchObject({ effective_role: 'COMPANY_USER' })
  })
})

test('nobody switches off their own account, also where there is another admin', async () => {
  await invite({ email: 'other@rinda.example', role: 'COMPANY_ADMIN' })
  const answer = await change('other@rinda.example', { active: false }, 'other@rinda.example')
  expect([...pointersOf(answer), ...codesOf(answer)]).toEqual([409, '/portal_user/active', 'wrong_state'])
  expect(answer.body.errors[0]?.meta?.info.en).toContain('your own account')
  expect(await listed('other@rinda.example')).toMatchObject({ active: true })
  expect((await change('other@rinda.example', { active: false })).status).toBe(200)
})

test.each([{ role: 'COMPANY_USER' }, { role: 'NONE' }, { location_ids: [1] }, { service_ids: [] }])(
  'nobody takes from themselves that they administer the company: not by %j, also where there is another admin',
  async (input) => {
    const email = 'other@rinda.example'
    await change(email, { active: true })
    const answer = await change(email, input, email)
    expect([answer.status, ...codesOf(answer)]).toEqual([409, 'wrong_state'])
    expect(answer.body.errors[0]?.meta?.info.en).toContain('your own account')
    const whole = { role: 'COMPANY_ADMIN', location_ids: null, service_ids: null }
    expect(await listed(email)).toMatchObject(whole)
    expect((await change(email, { name: 'Other' }, email)).status).toBe(200)
    expect((await change(email, { active: false })).status).toBe(200)
  },
)

describe('at once', () => {
  test('a role that is taken away ends what was open with it', async () => {
    await invite({ email: 'leaves@rinda.example', ...user })
    const portal = await world.connect(await world.signIn('leaves@rinda.example'))
    await change('leaves@rinda.example', { role: 'NONE' })
    await portal.hears((message) => message.type === 'profile_changed')
    await expect.poll(() => portal.socket.connected).toBe(false)
  })

  test('who is switched off is signed out, and comes back when switched on', async () => {
    const as = await world.signIn('leaves@rinda.example')
    await change('leaves@rinda.example', { active: false })
    expect((await call(world, 'GET /api/portal/current_portal_user', { as })).status).toBe(401)
    expect((await change('leaves@rinda.example', { active: true })).body.data.attributes.active).toBe(true)
  })
})

describe('the last admin of a company', () => {
  test.each([{ role: 'COMPANY_USER' }, { location_ids: [1] }])(
    'is not made %j by themselves',
    async (input) => {
      const answer = await change(anna, input)
      expect([answer.status, ...codesOf(answer)]).toEqual([409, 'wrong_state'])
      expect(answer.body.errors[0]?.meta?.info.en).toContain('at least one active administrator')
      expect(await listed(anna)).toMatchObject({ role: 'COMPANY_ADMIN', active: true, location_ids: null })
    },
  )

  test('stays, when two admins remove each other at the same moment', async () => {
    await invite({ email: 'berta@rinda.example', role: 'COMPANY_ADMIN' })
    for (const input of [{ role: 'COMPANY_USER' }, { active: false }, { service_ids: [] }]) {
      const whole = { role: 'COMPANY_ADMIN' as const, is_active: true, service_ids: null }
      await world.db
        .updateTable('portal_users')
        .set(whole)
        .where('email', 'in', [anna, 'berta@rinda.example'])
        .execute()
      const [first, second] = await Promise.all([
        change('berta@rinda.example', input, anna),
        change(anna, input, 'berta@rinda.example'),
      ])
      expect([first, second].filter(({ status }) => status === 200)).toHaveLength(1)
      const left = world.db.selectFrom('portal_users').select('email').where('role', '=', 'COMPANY_ADMIN')
      const able = left.where('is_active', '=', true).where('service_ids', 'is', null)
      const rows = await able.where('email', 'in', [anna, 'berta@rinda.example']).execute()
      expect(rows).toHaveLength(1)
    }
  })

  test('may be removed by the platform’s admin, who can appoint another', async () => {
    const answer = await change('admin@nails.example', { active: false }, 'admin@rinda.example')
    expect(answer.status).toBe(200)
  })
})

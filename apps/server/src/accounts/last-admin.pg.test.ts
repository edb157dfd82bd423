import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  await setRoles('QTICKET_ADMIN', ['admin@rinda.example', 'second@rinda.example', 'admin@nails.example'])
})
afterAll(() => world.close())

async function setRoles(role: 'QTICKET_ADMIN', emails: string[]): Promise<void> {
  const columns = { role, is_active: true }
  await world.db.updateTable('portal_users').set(columns).where('email', 'in', emails).execute()
}

const idOf = async (email: string) => {
  const found = world.db.selectFrom('portal_users').select('portal_user_id').where('email', '=', email)
  return (await found.executeTakeFirstOrThrow()).portal_user_id
}
const change = async (by: string, whom: string, portal_user: object) =>
  call(world, `PATCH /api/platform/people/${await idOf(whom)}`, {
    as: await world.signIn(by),
    body: { portal_user },
  })
const admins = async () => {
  const query = world.db.selectFrom('portal_users').select('email').where('role', '=', 'QTICKET_ADMIN')
  return (await query.where('is_active', '=', true).execute()).map((row) => row.email)
}

test.each([{ role: 'COMPANY_ADMIN' }, { active: false }, { role: 'NONE', active: false }])(
  'the last platform admin cannot be made %j, by nobody',
  async (input) => {
    await change('admin@rinda.example', 'second@rinda.example', { role: 'COMPANY_USER' })
    await change('admin@rinda.example', 'admin@nails.example', { active: false })
    const answer = await change('admin@rinda.example', 'admin@rinda.example', input)
    expect([answer.status, ...codesOf(answer)]).toEqual([409, 'wrong_state'])
    expect(answer.body.errors[0]?.meta?.info.en).toContain('at least one active administrator')
    expect(await admins()).toEqual(['admin@rinda.example'])
  },
)

test('of two admins who remove each other at the same moment, one stays', async () => {
  await change('admin@rinda.example', 'admin@nails.example', { role: 'COMPANY_ADMIN' })
  for (const input of [{ role: 'COMPANY_USER' }, { active: false }]) {
    await setRoles('QTICKET_ADMIN', ['admin@rinda.example', 'second@rinda.example'])
    const answers = await Promise.all([
      change('admin@rinda.example', 'second@rinda.example', input),
      change('second@rinda.example', 'admin@rinda.example', input),
    ])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await admins()).toHaveLength(1)
  }
})

test('of three who remove one another in a ring, and themselves, one stays', async () => {
  const all = ['admin@rinda.example', 'second@rinda.example', 'admin@nails.example']
  const pairs = all.flatMap((by) => all.map((whom): [string, string] => [by, whom]))
  const answers = await Promise.all(pairs.map(([by, whom]) => change(by, whom, { role: 'NONE' })))
  for (const answer of answers) expect([200, 401, 403, 409]).toContain(answer.status)
  expect((await admins()).length).toBeGreaterThanOrEqual(1)
})

test('nothing of it made the server fail', () => expect(world.faults).toEqual([]))

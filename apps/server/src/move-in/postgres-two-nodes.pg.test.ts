import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { morning } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

// Two people, or one who tries again, on two nodes at the same moment.

let nodes: readonly [World, World]
beforeAll(async () => {
  const database = await testDatabase()
  await settle(database.db, morning)
  const start = () =>
    startWorld({
      ...{ now: morning, environment: { ALLOW_PRIVATE_URLS: '1' } },
      database: { ...database, close: async () => {} },
    })
  nodes = [await start(), await start()]
  closeDatabase = database.close
})
let closeDatabase: () => Promise<void>
afterAll(async () => {
  for (const node of nodes) {
    expect(node.faults).toEqual([])
    await node.close()
  }
  await expectConsistent(nodes[0])
  await closeDatabase()
})

async function atBoth(line: string, bodyOf: (nth: number) => object) {
  const asked = nodes.map(async (node, nth) => ({
    ...{ node, as: await node.signIn('anna@rinda.example') },
    body: bodyOf(nth),
  }))
  return await Promise.all((await Promise.all(asked)).map(({ node, ...more }) => call(node, line, more)))
}

test('a file without ids that two nodes bring in at once comes in once', async () => {
  const booking = { location_id: 1, service_id: 1, specialist_id: 1, date: '2026-01-12', duration: 30 }
  const rows = Array.from({ length: 40 }, (_, nth) => ({
    line: nth + 2,
    ...{ first_name: 'Ilze', last_name: `Ozola ${nth}`, email: `ilze-${nth}@old.example` },
    ...{ phone_country_code: '371', phone_number: `260000${String(nth).padStart(2, '0')}` },
    booking: { ...booking, time: `${String(8 + (nth % 10)).padStart(2, '0')}:${nth < 20 ? '00' : '30'}` },
  }))
  const brought = await atBoth('POST /api/portal/imports', () => ({
    move_in: { file_name: 'old.csv', with_past: true, rows },
  }))
  expect(brought.map(({ status }) => status).sort()).toEqual([201, 422])
  const written = await nodes[0].db
    .selectFrom('bookings')
    .select('email')
    .where('email', 'like', 'ilze-%')
    .execute()
  expect(written).toHaveLength(rows.length)
})

test('of two who set up where visitors pay at once each is told the secret that stands, or none', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [first] = nodes
    await first.db.deleteFrom('payment_gateways').execute()
    const url = 'http://127.0.0.1:9/pay'
    const changed = await atBoth('PATCH /api/portal/payment_gateway', (nth) => ({
      payment_gateway: nth === 0 ? { url, active: true } : { url, minutes_to_pay: 20 },
    }))
    expect(changed.map(({ status }) => status)).toEqual([200, 200])
    const told = changed.flatMap(({ body }) => body.data.attributes.secret ?? [])
    const row = await first.db.selectFrom('payment_gateways').selectAll().executeTakeFirstOrThrow()
    expect(told).toEqual([row.secret])
    expect(row).toMatchObject({ minutes_to_pay: 20, is_active: true })
  }
})

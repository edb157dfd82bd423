import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { settle } from '../testing/towns/town.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { type HookServer, startHookServer } from './testing/hook-server.ts'
import { webhooksOf } from './testing/hook-world.ts'

let hooks: HookServer
let database: OpenDatabase
let nodes: [World, World]

beforeAll(async () => {
  hooks = await startHookServer()
  database = await testDatabase()
  const now = new Date()
  await settle(database.db, now)
  const options = { now, environment: { ALLOW_PRIVATE_URLS: '1' }, database, lookEveryMs: 200 }
  nodes = [await startWorld(options), await startWorld(options)]
})
afterAll(async () => {
  for (const node of nodes) await node.app.close()
  await database.close()
  await hooks.close()
})

test('two nodes on one database tell each change once, whichever of them hears of it and sends it', async () => {
  const person = await nodes[0].signIn('anna@rinda.example')
  const [here, there] = nodes.map((node) => webhooksOf(node, person))
  const webhook = await here?.make(`${hooks.url}/a`)
  const ids: string[] = []
  for (let index = 0; index < 12; index += 1) ids.push((await here?.book()) ?? '')
  const tests = Array.from({ length: 12 }, (_, index) =>
    (index % 2 ? here : there)?.ask(`POST /api/portal/webhooks/${webhook?.id}/test`),
  )
  await Promise.all(tests)
  const sent = async () => (await here?.deliveries(webhook?.id ?? '', '?state=sent'))?.length
  await expect.poll(sent).toBe(24)
  const told = hooks.received.map(({ headers }) => headers['webhook-id'])
  expect(told).toHaveLength(24)
  expect(new Set(told).size).toBe(24)
  const booked = hooks.received.flatMap(({ body }) => {
    const { type, data } = JSON.parse(body)
    return type === 'booking.booked' ? [data.id] : []
  })
  expect(booked.toSorted()).toEqual(ids.toSorted())
  expect(nodes.flatMap(({ faults }) => faults)).toEqual([])
})

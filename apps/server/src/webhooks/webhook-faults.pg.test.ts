import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../testing/towns/world.ts'
import { answerAtLength, type HookServer, startHookServer } from './testing/hook-server.ts'
import { webhooksOf } from './testing/hook-world.ts'

// Systems that are told of changes, and do what they should not.

let world: World
let hooks: HookServer
let own: ReturnType<typeof webhooksOf>

beforeAll(async () => {
  world = await startWorld({ now: new Date(), environment: { ALLOW_PRIVATE_URLS: '1' } })
  own = webhooksOf(world, await world.signIn('anna@rinda.example'))
  hooks = await startHookServer()
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await hooks.close()
})
afterEach(async () => {
  await world.db.deleteFrom('webhooks').execute()
  hooks.received.length = 0
  hooks.answer = (response) => void response.end('ok')
})

const later = (ms: number) => {
  world.time.now = new Date(world.time.now.getTime() + ms)
}
const at = (path: string) => hooks.received.filter((one) => one.path === path)
const stateOf = (id: string) => async () => {
  const [{ state, status, attempts, fault } = { state: '', status: 0, attempts: 0, fault: '' }] =
    await own.deliveries(id)
  return { state, status, attempts, fault }
}

/** As if so many hours had gone by since the first failure, and it were time for the next attempt. */
async function failsSince(hours: number): Promise<void> {
  const { now } = world.time
  const failing_since = new Date(now.getTime() - hours * 3_600_000)
  await world.db.updateTable('webhooks').set({ failing_since }).execute()
  await world.db.updateTable('webhook_deliveries').set({ due_at: now }).execute()
}

test('one that hangs is given up after a while and tried again, and holds up no other', async () => {
  const slow = await own.make(`${hooks.url}/hangs`)
  const quick = await own.make(`${hooks.url}/quick`)
  hooks.answer = (response, { path }) => {
    if (path === '/quick') response.end()
  }
  for (let index = 0; index < 12; index += 1) await own.book()
  await expect.poll(() => at('/quick').length).toBe(12)
  // All of this while the other has answered nothing.
  expect((await own.deliveries(slow.id)).filter(({ state }) => state !== 'waiting')).toEqual([])
  await expect
    .poll(async () => (await own.deliveries(slow.id, '?state=waiting')).some(({ fault }) => fault !== null))
    .toBe(true)
  const tried = (await own.deliveries(slow.id)).find(({ fault }) => fault !== null)
  expect(tried).toMatchObject({ fault: 'too_slow', status: null, state: 'waiting', attempts: 1 })
  expect((await own.get(slow.id))?.failing_since).not.toBeNull()
  expect((await own.get(quick.id))?.failing_since).toBeNull()
})

test('a fault and then success: the same message again, after a pause', async () => {
  const { id } = await own.make(`${hooks.url}/b`)
  hooks.answer = (response) => {
    response.statusCode = hooks.received.length === 1 ? 500 : 204
    response.end(hooks.received.length === 1 ? 'out of \u0000 order' : undefined)
  }
  await own.book()
  await expect.poll(stateOf(id)).toEqual({ state: 'waiting', status: 500, attempts: 1, fault: null })
  expect((await own.deliveries(id))[0]?.answer).toBe('out of  order')
  later(7_000)
  await expect.poll(stateOf(id)).toEqual({ state: 'sent', status: 204, attempts: 2, fault: null })
  const [first, second] = hooks.received
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
  expect((await own.get(id))?.failing_since).toBeNull()
})

test('a redirect is not followed', async () => {
  const inside = await startHookServer()
  const { id } = await own.make(`${hooks.url}/moved`)
  hooks.answer = (response) => {
    response.writeHead(307, { location: `${inside.url}/secret` })
    response.end()
  }
  await own.book()
  await expect.poll(stateOf(id)).toMatchObject({ state: 'waiting', status: 307 })
  expect(inside.received).toEqual([])
  await inside.close()
})

test('of an answer without end only the beginning is read', async () => {
  const { id } = await own.make(`${hooks.url}/long`)
  hooks.written = 0
  hooks.answer = (response) => answerAtLength(hooks, response, 100)
  await own.book()
  await expect.poll(stateOf(id)).toMatchObject({ state: 'sent', status: 200 })
  expect((await own.deliveries(id))[0]?.answer).toBe('x'.repeat(1024))
  expect(hooks.written).toBeLessThan(20 * 1024 * 1024)
})

test('nobody there, and a name that leads nowhere', async () => {
  const gone = await startHookServer()
  const { id } = await own.make(`${gone.url}/x`)
  const nowhere = await own.make('https://nobody.invalid/x')
  await gone.close()
  await own.book()
  await expect.poll(stateOf(id)).toMatchObject({ state: 'waiting', fault: 'unreachable' })
  await expect.poll(stateOf(nowhere.id)).toMatchObject({ state: 'waiting', fault: 'unreachable' })
})

test('one that says that it is gone is switched off at once, and what waits is given up', async () => {
  const { id } = await own.make(`${hooks.url}/gone`)
  hooks.answer = (response) => {
    response.statusCode = 410
    response.end()
  }
  await own.book()
  await expect.poll(async () => (await own.get(id))?.active).toBe(false)
  expect((await own.get(id))?.stopped_because).toBe('gone')
  await expect.poll(stateOf(id)).toMatchObject({ state: 'failed' })
})

test('where nothing arrives for a day it is switched off, says so, and can be switched on and sent again', async () => {
  const { id } = await own.make(`${hooks.url}/long`)
  hooks.answer = (response) => {
    response.statusCode = 503
    response.end()
  }
  const booking = await own.book()
  await expect.poll(stateOf(id)).toMatchObject({ attempts: 1, status: 503 })
  await failsSince(23)
  await expect.poll(stateOf(id)).toMatchObject({ attempts: 2, state: 'waiting' })
  expect((await own.get(id))?.active).toBe(true)
  await failsSince(24)
  await expect.poll(async () => (await own.get(id))?.active).toBe(false)
  expect((await own.get(id))?.stopped_because).toBe('failing')
  const [failed] = await own.deliveries(id, '?state=failed')
  expect(failed).toMatchObject({ attempts: 3, fault: 'stopped' })

  hooks.answer = (response) => void response.end()
  const replay = `POST /api/portal/webhooks/${id}/deliveries/${failed?.id}/replay`
  expect((await own.ask(replay)).status).toBe(409)
  await own.ask(`PATCH /api/portal/webhooks/${id}`, { webhook: { active: true } })
  expect((await own.get(id))?.stopped_because).toBeNull()
  expect((await own.ask(replay)).status).toBe(200)
  await expect.poll(stateOf(id)).toMatchObject({ state: 'sent', status: 200 })
  expect(JSON.parse(hooks.received.at(-1)?.body ?? '')).toMatchObject({ data: { id: booking } })
})

test('a server that ends between the change and the sending loses nothing', async () => {
  const { id } = await own.make(`${hooks.url}/after`)
  const told = () => at('/after').map(({ body }) => JSON.parse(body).data.id)
  const sent = async () => (await own.deliveries(id, '?state=sent')).length
  // Taken from the stream by nobody yet, or by who ends in the middle of it.
  const first = await own.book()
  await world.restart()
  later(31_000)
  await expect.poll(sent).toBe(1)
  expect(new Set(told())).toEqual(new Set([first]))
  // In the middle of an attempt.
  hooks.answer = () => {}
  const second = await own.book()
  await expect.poll(told).toContain(second)
  await world.restart()
  hooks.answer = (response) => void response.end()
  later(31_000)
  await expect.poll(sent).toBe(2)
  expect(told().filter((one) => one === second)).toHaveLength(2)
  expect(new Set(at('/after').map(({ headers }) => headers['webhook-id'])).size).toBe(2)
})

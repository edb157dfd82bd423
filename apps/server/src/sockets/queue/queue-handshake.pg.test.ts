import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import {
  type QueueClient,
  type QueueWorld,
  queueAuth,
  shakeHands,
  startQueueWorld,
} from '../../testing/clients/test-queue.ts'

let world: QueueWorld
let anna: SignedInPerson
let user: SignedInPerson
let root: SignedInPerson
const key = 'the key'

beforeAll(async () => {
  world = await startQueueWorld({ environment: { SOCKET_KEY: key, VISITOR_SOCKETS: '3' } })
  anna = await world.signIn('anna@rinda.example')
  user = await world.signIn('user@rinda.example')
  root = await world.signIn('admin@rinda.example')
})
afterAll(async () => {
  await world.close()
  expect(world.faults).toEqual([])
})

function enter(client: QueueClient, more: object = {}): Promise<unknown> {
  return shakeHands(world.url, client, queueAuth(client, { secret: { key }, ...more }))
}
const as = ({ token, companyId }: SignedInPerson) => ({ companyId, user: { token } })

test('visitors and loggers come in with the key, agents and monitors sign in besides', async () => {
  for (const client of ['app', 'widget', 'logger'] as const) {
    expect([client, await enter(client)]).toEqual([client, 'connected'])
    expect(await enter(client, { secret: { key: 'x' } })).toMatchObject({ code: 'forbidden' })
    expect(await enter(client, { companyId: undefined })).toMatchObject({
      code: 'invalid',
      field: 'companyId',
    })
  }
  for (const client of ['agent', 'monitor'] as const) {
    expect(await enter(client)).toMatchObject({ code: 'not_signed_in' })
    expect(await enter(client, as(anna))).toBe('connected')
    expect(await enter(client, { ...as(anna), secret: null })).toMatchObject({ code: 'forbidden' })
  }
})

test('a monitor is an admin of the company or of the platform; anybody of the portal is an agent', async () => {
  expect(await enter('agent', as(user))).toBe('connected')
  expect(await enter('monitor', as(user))).toMatchObject({ code: 'forbidden' })
  expect(await enter('monitor', { ...as(root), companyId: 40 })).toBe('connected')
})

test('a client names its own kind, and what it says makes sense', async () => {
  expect(await shakeHands(world.url, 'widget', queueAuth('app', { secret: { key } }))).toMatchObject({
    code: 'forbidden',
    field: 'client',
  })
  for (const [field, wrong] of [
    ['device', { device: 'a phone' }],
    ['device/model', { device: { model: 7 } }],
    ['session', { session: undefined }],
    ['ticket/token', { ticket: { id: 1 } }],
    ['ticket/id', { ticket: { id: 'x', token: 't' } }],
    ['locationId', { locationId: -1 }],
  ] as const)
    expect(await enter('widget', wrong)).toMatchObject({ code: 'invalid', field })
  expect(await enter('widget', { device: null, version: null })).toBe('connected')
  expect(await enter('widget', { device: { platform: 'ios' } })).toBe('connected')
  expect(await shakeHands(world.url, 'nobody', queueAuth('app'))).toBe('Invalid namespace')
})

test('a network has so many sockets of visitors and loggers open, and no more', async () => {
  const open = [
    await world.enter('app', { secret: { key } }),
    await world.enter('widget', { secret: { key } }),
  ]
  open.push(await world.enter('logger', { secret: { key } }))
  expect(await enter('app')).toMatchObject({ code: 'rate_limited' })
  expect(await enter('agent', as(anna))).toBe('connected')
  open[0]?.socket.disconnect()
  await expect.poll(() => enter('app')).toBe('connected')
})

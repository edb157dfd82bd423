import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { type QueueWorld, startQueueWorld } from '../../testing/clients/test-queue.ts'

let world: QueueWorld
let logger: Conversation
const lines: Record<string, unknown>[] = []
const isSaid = ({ msg }: Record<string, unknown>) => String(msg).startsWith('a client says')

beforeAll(async () => {
  const environment = { LOG_LEVEL: 'debug' }
  world = await startQueueWorld({ environment, onLine: (line) => lines.push(JSON.parse(line)) })
  logger = await world.enter('logger')
})
afterAll(async () => {
  await world.close()
  expect(world.faults).toEqual([])
})

test('what a logger says stands in the log, without anything of a person, and has no answer', async () => {
  const answers: unknown[] = []
  logger.socket.on('logger', (message) => answers.push(message))
  const context = { screen: 'kiosk', email: 'a@b.lv', attempt: 2 }
  const message = 'laima@visitor.example (+371 20000001) could not print, token=abcdef'
  logger.socket.emit('logger', { trace: 'l', type: 'log', data: { level: 'error', message, context } })
  // What it asks next is answered after that.
  expect((await logger.ask('online', {})).type).toBe('client')
  expect(answers).toHaveLength(1)
  const [said] = lines.filter(isSaid)
  expect(said).toMatchObject({
    level: 40,
    msg: 'a client says: [e-mail] ([number]) could not print, [secret]',
    client: { companyId: 1, level: 'error', platform: 'linux', version: '2.0', screen: 'kiosk', attempt: 2 },
  })
  expect(JSON.stringify(said)).not.toMatch(/a@b\.lv|127\.0\.0\.1/)
})

test('what makes no sense, and what is too long, is refused by its field', async () => {
  const good = { level: 'info', message: 'good' }
  for (const [field, wrong] of [
    ['level', { level: 'fatal' }],
    ['message', { message: 'x'.repeat(2_001) }],
    ['message', { message: undefined }],
    ['context', { context: [] }],
  ] as const)
    expect((await logger.ask('log', { ...good, ...wrong })).data).toMatchObject({ code: 'invalid', field })
  expect((await logger.ask('get_changes', { since: 0 })).data).toMatchObject({ code: 'forbidden' })
})

test('a logger that floods is told so, and the log is not full of it', async () => {
  const flood = await world.enter('logger')
  const before = lines.filter(isSaid).length
  for (let count = 0; count < 20; count += 1)
    flood.socket.emit('logger', { type: 'log', data: { level: 'info', message: `line ${count}` } })
  const refused = await flood.ask('log', { level: 'info', message: 'one more' })
  expect(refused).toMatchObject({ type: 'LOG_FAILED', data: { code: 'rate_limited' } })
  expect(lines.filter(isSaid)).toHaveLength(before + 20)
})

import type { QueueBroadcast } from '@rinda/contract/queue/replies'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '../sockets/line.ts'
import { type QueueServer, startQueueServer } from '../testing/queue-server.ts'
import { until } from '../testing/until.ts'
import { type AgentSocket, connectAgentSocket } from './agent-socket.ts'

let server: QueueServer
let agent: AgentSocket
let connections: Connection[]
let messages: QueueBroadcast[]

beforeEach(async () => {
  server = await startQueueServer('agent')
  connections = []
  messages = []
  const patience = { replyMs: 120_000, connectionMs: 120_000 }
  agent = connectAgentSocket({
    ...{ url: server.url, companyId: 7, version: '3', token: 'good', session: 'a-tab', patience },
    device: { platform: 'linux' },
  })
  agent.onConnection((connection) => connections.push(connection))
  agent.onMessage((message) => messages.push(message))
})
afterEach(async () => {
  agent.close()
  await server.close()
})

const online = () => until(() => expect(connections.at(-1)?.state).toBe('online'))
async function cut(): Promise<void> {
  server.cut()
  await until(() => expect(connections.at(-1)?.state).toBe('offline'))
}
const ticket = (seq: number, more: object = {}) => ({
  type: 'ticket',
  seq,
  data: { data: { id: String(seq), type: 'ticket', attributes: {} } },
  ...more,
})

test('an agent says who it is, for which company, and at what device it works', async () => {
  await online()
  expect(server.handshakes).toEqual([
    {
      ...{ client: 'agent', companyId: 7, version: '3', session: 'a-tab', user: { token: 'good' } },
      ...{ secret: { key: null }, device: { platform: 'linux' } },
    },
  ])
})

test('tickets, counters and lines of services are handed on; what else is told is nothing for it', async () => {
  await online()
  for (const type of ['location_state', 'profile_changed', 'client', 'ticket', 'counter', 'service_line'])
    server.tell({ type, data: { data: {} } })
  await until(() => expect(messages.map(({ type }) => type)).toEqual(['ticket', 'counter', 'service_line']))
})

test('what was missed is handed on in its order, before what happens meanwhile', async () => {
  await online()
  server.tell(ticket(5))
  await until(() => expect(messages).toHaveLength(1))
  const missed: (number | undefined)[] = []
  agent.onMissed((changes) => missed.push(...changes.map(({ seq }) => seq)))
  server.answerWith(({ trace, type, data, from }) => {
    expect([type, data]).toEqual(['get_changes', { since: 5 }])
    // Numbers jump: bookings have the ones between.
    from.emit('agent', ticket(14))
    const changes = { data: [ticket(8), { ...ticket(11), type: 'counter' }], seq: 12 }
    from.emit('agent', { trace, type: 'changes', data: changes })
  })
  await cut()
  await until(() => expect(messages.map(({ seq }) => seq)).toEqual([5, 8, 11, 14]))
  expect(missed).toEqual([8, 11])
})

test('an act whose reply was lost with the line is asked for again by its trace, and its outcome told once', async () => {
  await online()
  const reply = agent.requestSurely('call_next', { locationId: 1, counter: 4 })
  await until(() => expect(server.received).toHaveLength(1))
  const called = ticket(9)
  server.answerWith(({ trace, type, from }) => {
    if (type === 'call_next') from.emit('agent', { ...called, seq: undefined, trace })
  })
  await cut()
  expect(await reply).toEqual({ ok: true, type: 'ticket', data: called.data.data })
  const asked = server.received.filter(({ type }) => type === 'call_next').map(({ trace }) => trace)
  expect(asked).toHaveLength(2)
  expect(new Set(asked)).toHaveProperty('size', 1)
  expect(messages).toEqual([])
})

test('where too much was missed, all is to be read anew, and what comes after is handed on', async () => {
  await online()
  server.tell(ticket(5))
  await until(() => expect(messages).toHaveLength(1))
  const reload = vi.fn()
  agent.onReload(reload)
  server.answerWith(({ trace, type, from }) => {
    if (type !== 'get_changes') return
    from.emit('agent', { trace, type: 'changes', data: { data: [], seq: 70_000, reset: true } })
    from.emit('agent', ticket(70_001))
  })
  await cut()
  await until(() => expect(messages.map(({ seq }) => seq)).toEqual([5, 70_001]))
  expect(reload).toHaveBeenCalledOnce()
  server.answerWith(({ type, data }) => expect([type, data]).toEqual(['get_changes', { since: 70_001 }]))
  await cut()
  await until(() => expect(server.received).toHaveLength(2))
})

test('nobody to call is an answer, and none of it is a ticket', async () => {
  await online()
  server.answerWith(({ trace, from }) => from.emit('agent', { trace, type: 'nothing_waiting', data: {} }))
  const reply = await agent.request('call_next', { locationId: 1, counter: 4 })
  expect(reply).toEqual({ ok: true, type: 'nothing_waiting', data: undefined })
})

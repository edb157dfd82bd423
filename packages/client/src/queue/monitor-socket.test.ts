import type { MonitorMessage } from '@rinda/contract/queue/replies'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type QueueServer, startQueueServer } from '../testing/queue-server.ts'
import { until } from '../testing/until.ts'
import { connectMonitorSocket, type MonitorSocket } from './monitor-socket.ts'

let server: QueueServer
let monitor: MonitorSocket
let messages: MonitorMessage[]

beforeEach(async () => {
  server = await startQueueServer('monitor')
  messages = []
  const patience = { replyMs: 120_000, connectionMs: 120_000 }
  const asked = { url: server.url, companyId: 1, version: '3', token: 'good', session: 'a-tab', patience }
  monitor = connectMonitorSocket(asked)
  monitor.onMessage((message) => messages.push(message))
})
afterEach(async () => {
  monitor.close()
  await server.close()
})

const client = (id: string) => ({ id, type: 'client', attributes: { socket_id: id } })

test('who says that it is ready gets the tickets as the answer, then the clients and each change, in order', async () => {
  server.answerWith(({ trace, type, data, from }) => {
    expect([type, data]).toEqual(['ready', { version: '3' }])
    from.emit('monitor', { trace, type: 'tickets', data: { data: { data: [] } } })
    from.emit('monitor', { trace, type: 'clients', data: { data: { data: [client('a')] } } })
    from.emit('monitor', { type: 'client', data: { data: client('b') } })
    from.emit('monitor', { type: 'client_gone', data: { data: client('a') } })
  })
  const reply = await monitor.request('ready', { version: '3' })
  expect(reply).toEqual({ ok: true, type: 'tickets', data: { data: [] } })
  await until(() => expect(messages.map(({ type }) => type)).toEqual(['clients', 'client', 'client_gone']))
})

test('a line that was lost is told anew from the beginning: nothing is asked for that was missed', async () => {
  const reload = vi.fn()
  monitor.onReload(reload)
  await until(() => expect(server.handshakes).toHaveLength(1))
  server.tell({ type: 'ticket', seq: 4, data: { data: { id: '1', type: 'ticket', attributes: {} } } })
  await until(() => expect(messages).toHaveLength(1))
  server.cut()
  await until(() => expect(reload).toHaveBeenCalledOnce())
  expect(server.received).toEqual([])
})

test('where the server lost a part of what happened, it is to be asked again too', async () => {
  const reload = vi.fn()
  monitor.onReload(reload)
  await until(() => expect(server.handshakes).toHaveLength(1))
  server.tell({ type: 'changes', data: { data: [], seq: 9, reset: true } })
  await until(() => expect(reload).toHaveBeenCalledOnce())
})

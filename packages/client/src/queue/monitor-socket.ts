import type { MonitorMessage } from '@rinda/contract/queue/replies'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { connectQueueSocket, type QueueSocket, type QueueSocketOptions } from './queue-socket.ts'

/**
 * The line of a monitor: each change of tickets, counters and clients, once it has asked by `ready`. Its reply is the tickets; `clients` follows
 * as a message. After a gap it asks again: `onReload` says when.
 */
export type MonitorSocket = QueueSocket<MonitorMessage>

/** Connects as a monitor to the queue socket, and stays connected until `close`. */
export function connectMonitorSocket(options: QueueSocketOptions): MonitorSocket {
  return connectQueueSocket(options, { client: 'monitor', isNews: isMonitorMessage, asksAnew: true })
}

const told: ReadonlySet<string> = new Set<MonitorMessage['type']>([
  ...(['ticket', 'counter', 'service_line', 'client', 'client_gone', 'clients'] as const),
])

function isMonitorMessage(message: Envelope): message is MonitorMessage {
  return told.has(message.type)
}

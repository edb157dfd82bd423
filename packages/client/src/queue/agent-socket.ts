import type { QueueBroadcast } from '@rinda/contract/queue/replies'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { connectQueueSocket, type QueueSocket, type QueueSocketOptions } from './queue-socket.ts'

/** The line of an agent: tickets and counters that others changed. */
export type AgentSocket = QueueSocket<QueueBroadcast>

/** Connects as an agent to the queue socket, and stays connected until `close`. */
export function connectAgentSocket(options: QueueSocketOptions): AgentSocket {
  return connectQueueSocket(options, { client: 'agent', isNews: isQueueBroadcast })
}

function isQueueBroadcast(message: Envelope): message is QueueBroadcast {
  return message.type === 'ticket' || message.type === 'counter' || message.type === 'service_line'
}

import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { Publish } from '../../changes/committed.ts'
import type { DatabaseHealth } from '../../database/health.ts'
import type { DueWatch } from '../../jobs/due.ts'
import type { ListMissed } from '../../stream/missed.ts'
import type { Streams } from '../../stream/streams.ts'
import type { Answering, Understood } from '../answer.ts'
import type { Admission } from '../connection/handshake.ts'
import type { FindKiosk } from '../visitors/visitor-handshake.ts'
import type { LineLog } from './answer-log.ts'
import type { ClientsContext } from './clients/answer-clients.ts'
import type { LineNewsSource } from './line-feed.ts'
import type { FindHeldTickets } from './publish/held-tickets.ts'
import type { TicketForms } from './publish/queue-audience.ts'
import type { QueueSeat } from './queue-seat.ts'

/** Sources of what the queue socket answers and sends. */
export type QueueSocketOptions = Admission &
  Pick<Answering<QueueSeat>, 'onFault' | 'observer'> &
  Pick<Streams, 'subscribe' | 'onHole' | 'platform' | 'standsAt'> &
  Pick<ClientsContext, 'listTickets' | 'publish'> & {
    publish: Publish
    health: DatabaseHealth
    due: DueWatch
    listMissed: ListMissed
    /** Handlers of what is asked about tickets and counters. */
    handlers: Understood['handlers']
    news: LineNewsSource
    withWaits(tickets: readonly TicketResource[]): Promise<readonly TicketResource[]>
    forms: TicketForms
    findHeld: FindHeldTickets
    log: LineLog
    nodeId: string
    mostSocketsByNetwork: number
    findKiosk: FindKiosk
    /** Time in ms between two looks at the clients of other processes. */
    lookEveryMs?: number | undefined
  }

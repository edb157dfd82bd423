import type { ClientStatus } from '@rinda/contract/queue/ticket'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Publish } from '../../../changes/committed.ts'
import { recordPlatformEvents } from '../../../changes/platform-event-store.ts'
import type { Database } from '../../../database/database.ts'
import type { QueueClientSocket } from '../publish/held-back.ts'
import type { Client } from './client.ts'
import { lockClient, updateClient } from './client-store.ts'
import { maySee } from './watch-clients.ts'

type Decision = {
  monitor: QueueClientSocket
  scope: CompanyScope
  socketId: string
  status: ClientStatus
  now: Date
}

/**
 * Writes down what a monitor decided about a client of another process, which reads it as an event of the platform. Undefined: there is no
 * such client that this monitor sees.
 */
export async function setElsewhere(
  { db, publish }: { db: Database; publish: Publish },
  { monitor, scope, socketId, status, now }: Decision,
): Promise<Client | undefined> {
  const { client, platformEvents } = await db.transaction().execute(async (tx) => {
    const before = await lockClient(tx, scope, socketId)
    if (!before || !maySee(monitor, before)) return { client: undefined, platformEvents: [] }
    const client = { ...before, attributes: { ...before.attributes, status } }
    await updateClient(tx, scope, client)
    const event = { type: 'client_status', socketId, status } as const
    return { client, platformEvents: await recordPlatformEvents(tx, [event], now) }
  })
  publish({ events: [], platformEvents })
  return client
}

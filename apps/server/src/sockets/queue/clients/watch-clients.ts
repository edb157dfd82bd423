import type { ClientsMessage } from '@rinda/contract/queue/replies'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { maySeeLocation, systemCaller } from '../../../access/caller.ts'
import { narrow } from '../../../access/scope.ts'
import type { Database } from '../../../database/database.ts'
import type { QueueClientSocket } from '../publish/held-back.ts'
import { type Client, clientMessage, clientResource } from './client.ts'
import { listClientsElsewhere } from './client-store.ts'
import { type ClientChange, type OwnClients, silentMs } from './own-clients.ts'

type Watching = {
  db: Database
  clock: () => Date
  own: OwnClients
  /** The monitors of this process that are ready for changes. */
  monitors(): QueueClientSocket[]
  /** Tells whether a monitor receives nothing at this moment: then it is told later, by `tellKept`. */
  isHeld(socket: QueueClientSocket): boolean
  onFault: (error: unknown) => void
  /** Time in ms between two looks at the clients of other processes. */
  lookEveryMs: number
}

/**
 * Tells monitors of each client that comes, goes or is another: of this process at once, of others as they are read. Nothing is read while
 * no monitor is there.
 */
export function watchClients({ db, clock, own, monitors, isHeld, onFault, lookEveryMs }: Watching) {
  /** Clients of other processes as they were last told, by company. */
  const told = new Map<number, ReadonlyMap<string, Client>>()
  /** Last change of each client that a monitor was not told yet, because it was held back. */
  const kept = new Map<QueueClientSocket, Map<string, ClientChange>>()
  let looking = Promise.resolve()
  let isClosed = false

  async function readElsewhere(companyId: number): Promise<ReadonlyMap<string, Client>> {
    const seenAfter = new Date(clock().getTime() - silentMs)
    const scope = narrow(systemCaller.scope, companyId)
    const clients = await listClientsElsewhere(db, scope, { nodeId: own.nodeId, seenAfter })
    return new Map(clients.map((client) => [client.attributes.socket_id, client]))
  }

  function tell(change: ClientChange): void {
    for (const socket of monitors()) {
      if (!maySee(socket, change.client)) continue
      if (isHeld(socket)) keep(socket, change)
      else emit(socket, messageOf(change))
    }
  }

  function keep(socket: QueueClientSocket, change: ClientChange): void {
    const own = kept.get(socket) ?? new Map<string, ClientChange>()
    kept.set(socket, own)
    own.set(change.client.attributes.socket_id, change)
  }

  async function look(): Promise<void> {
    const companies = new Set(monitors().map(({ data }) => data.companyId))
    for (const companyId of told.keys()) if (!companies.has(companyId)) told.delete(companyId)
    for (const companyId of companies) {
      const now = await readElsewhere(companyId)
      const before = told.get(companyId) ?? new Map<string, Client>()
      told.set(companyId, now)
      for (const [id, client] of now)
        if (JSON.stringify(before.get(id)) !== JSON.stringify(client)) tell({ client, isGone: false })
      for (const [id, client] of before) if (!now.has(id)) tell({ client, isGone: true })
    }
  }

  const timer = setInterval(() => {
    if (monitors().length > 0) looking = looking.then(look).catch(onFault)
  }, lookEveryMs)
  const stop = own.subscribe(tell)

  return {
    /** Makes the message with all the clients that a monitor sees. */
    async listFor(socket: QueueClientSocket): Promise<ClientsMessage> {
      const { companyId } = socket.data
      const elsewhere = await readElsewhere(companyId)
      if (!told.has(companyId)) told.set(companyId, elsewhere)
      const clients = [...own.list(companyId), ...elsewhere.values()]
      const seen = clients.filter((client) => maySee(socket, client))
      return { type: 'clients', data: { data: { data: seen.map((client) => clientResource(client, true)) } } }
    },
    /** Tells a monitor that receives again what became of the clients meanwhile. */
    tellKept(socket: QueueClientSocket): void {
      const changes = kept.get(socket)?.values() ?? []
      kept.delete(socket)
      for (const change of changes) emit(socket, messageOf(change))
    },
    forget: (socket: QueueClientSocket) => void kept.delete(socket),
    async close(): Promise<void> {
      if (isClosed) return
      isClosed = true
      clearInterval(timer)
      stop()
      await looking
    },
  }
}

function messageOf({ client, isGone }: ClientChange): Envelope {
  return clientMessage(client, true, isGone ? 'client_gone' : 'client')
}

function emit(socket: QueueClientSocket, message: Envelope): void {
  socket.emit(socket.data.kind, message)
}

/** Tells whether a monitor sees a client: of its company, and where the client is about one location, of those within reach. */
export function maySee({ data }: QueueClientSocket, { companyId, locationId }: Client): boolean {
  if (companyId !== data.companyId) return false
  return locationId === null || maySeeLocation(data.caller, { companyId, locationId })
}

import type { Database } from '../../../database/database.ts'
import { createSubscribers } from '../../../stream/subscribers.ts'
import type { Client } from './client.ts'
import { markNode, removeClients, removeNode, removeNodesBefore, saveClients } from './client-store.ts'

/** Change of one client. */
export type ClientChange = { client: Client; isGone: boolean }

/** The clients of this process. What is known of them stands in memory, and a moment later in the database for the other processes. */
export type OwnClients = {
  nodeId: string
  add(client: Client): void
  find(socketId: string): Client | undefined
  /** Changes what is known of a client, if it is still there. */
  change(socketId: string, fields: Partial<Client['attributes']>): Client | undefined
  remove(socketId: string): void
  list(companyId: number): Client[]
  /** Receives each change from now on. Gives back how to stop. */
  subscribe(subscriber: (change: ClientChange) => void): () => void
  close(): Promise<void>
}

/** Time in ms in which changes are gathered, to be written together: after a restart all come back at once. */
const gatherMs = 50
/** Times in ms: how often a process says that it is there, and how long it may be silent before its clients are forgotten. */
const sayEveryMs = 5_000
export const silentMs = 20_000

/** Keeps the clients of this process, and writes them down for the others. */
export function keepOwnClients(
  { db, clock, nodeId }: { db: Database; clock: () => Date; nodeId: string },
  onFault: (error: unknown) => void,
): OwnClients {
  const clients = new Map<string, Client>()
  const changed = new Set<string>()
  const gone = new Set<string>()
  const subscribers = createSubscribers<ClientChange>(onFault)
  let gathering: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let isWritten = false
  let isClosed = false
  const saying = setInterval(() => {
    if (clients.size > 0 || gone.size > 0) writeSoon()
  }, sayEveryMs)

  function note(client: Client, isGone = false): void {
    const { socket_id } = client.attributes
    const [to, from] = isGone ? [gone, changed] : [changed, gone]
    to.add(socket_id)
    from.delete(socket_id)
    writeSoon()
    subscribers.publish({ client, isGone })
  }

  function writeSoon(): void {
    if (isClosed) return
    gathering ??= setTimeout(() => {
      gathering = undefined
      writing = writing.then(write).catch(onFault)
    }, gatherMs)
  }

  async function write(): Promise<void> {
    const [saved, removed] = [[...changed], [...gone]]
    changed.clear()
    gone.clear()
    try {
      const now = clock()
      const isNew = await markNode(db, nodeId, now)
      isWritten = true
      await saveClients(
        db,
        nodeId,
        isNew ? [...clients.values()] : saved.flatMap((id) => clients.get(id) ?? []),
      )
      await removeClients(db, nodeId, removed)
      await removeNodesBefore(db, new Date(now.getTime() - silentMs * 3))
    } catch (error) {
      for (const id of saved) changed.add(id)
      for (const id of removed) gone.add(id)
      throw error
    }
  }

  return {
    nodeId,
    add(client) {
      clients.set(client.attributes.socket_id, client)
      note(client)
    },
    find: (socketId) => clients.get(socketId),
    change(socketId, fields) {
      const client = clients.get(socketId)
      if (!client) return undefined
      const after = { ...client, attributes: { ...client.attributes, ...fields } }
      clients.set(socketId, after)
      note(after)
      return after
    },
    remove(socketId) {
      const client = clients.get(socketId)
      if (!client) return
      clients.delete(socketId)
      note(client, true)
    },
    list: (companyId) => [...clients.values()].filter((client) => client.companyId === companyId),
    subscribe: subscribers.add,
    async close() {
      isClosed = true
      clearTimeout(gathering)
      clearInterval(saying)
      subscribers.clear()
      await writing
      if (isWritten) await removeNode(db, nodeId).catch(onFault)
    },
  }
}

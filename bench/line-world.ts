/** Lines of companies, and the clients of the queue socket that work at them or wait in them. */
import type { Database } from '../apps/server/src/database/database.ts'
import { openQueueClient } from '../apps/server/src/testing/clients/test-queue.ts'
import { settle } from './bookings-world.ts'
import type { Client, Reply } from './served.ts'

/** A company, location and service of this number, as for bookings, where people take tickets; the service takes five minutes. */
export async function settleLine(db: Database, number: number, now: Date): Promise<void> {
  await settle(db, number, 1, now)
  await db.updateTable('locations').set({ is_qms_active: true }).where('location_id', '=', number).execute()
  await db
    .updateTable('services')
    .set({ qms_id: '7', average_time: 5 })
    .where('service_id', '=', number)
    .execute()
}

export type QueueClient = Client & {
  /** Hears what was not asked for. */
  onNews(hear: (message: Reply & { seq?: number }) => void): void
}

type Coming = {
  kind: 'agent' | 'widget'
  companyId: number
  session: string
  /** Of who is signed in. */
  token?: string
  ticket?: { id: number; token: string }
}

/** Connects a client of the queue socket. */
export async function enterQueue(
  url: string,
  { kind, companyId, session, token, ticket }: Coming,
): Promise<QueueClient> {
  const socket = openQueueClient(url, kind, {
    ...{ client: kind, companyId, version: '1', secret: { key: '' }, session },
    device: { manufacturer: 'Bench', model: kind, platform: 'linux', version: '1' },
    ...(token === undefined ? {} : { user: { token } }),
    ...(ticket === undefined ? {} : { ticket }),
  })
  const asked = new Map<string, (reply: Reply) => void>()
  let hear: (message: Reply) => void = () => {}
  socket.on(kind, (message: Reply) => {
    const { trace } = message
    if (trace === undefined) return hear(message)
    asked.get(trace)?.(message)
    asked.delete(trace)
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  let asks = 0
  return {
    onNews(one) {
      hear = one
    },
    ask(type, data) {
      asks += 1
      const trace = `${session}-${asks}`
      return new Promise((resolve) => {
        asked.set(trace, resolve)
        socket.emit(kind, { trace, type, data })
      })
    },
    close: () => void socket.close(),
  }
}

/** The id of the ticket that was answered with; fails when it was refused, or answered otherwise. */
export function ticketOf({ type, data }: Reply): number {
  const { id } = data.data as { id?: string }
  if (type !== 'ticket' || !id || id === '0')
    throw new Error(`no ticket but ${type}: ${JSON.stringify(data)}`)
  return Number(id)
}

/** Has so many people take a ticket of a company's service, 32 at once. */
export async function fillLine(agent: Client, companyId: number, waiting: number): Promise<void> {
  for (let given = 0; given < waiting; given += 32) {
    const group = Array.from({ length: Math.min(32, waiting - given) }, async () =>
      ticketOf(await agent.ask('request_ticket', { serviceId: companyId })),
    )
    await Promise.all(group)
  }
}

import { type Call, call } from '../../testing/clients/http-calls.ts'
import { type QueueWorld, startQueueWorld } from '../../testing/clients/test-queue.ts'
import { type Gate, startGate } from '../../testing/gate.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { settleWithLines } from './line-town.ts'

/** Key and secret that the keeper of the line asks for. */
const keeperKey = { API_KEY: 'keeper-key', API_SECRET: 'keeper-secret' }

/** Two installations, each with its own database: one keeps the line of location 1 of the other, which stands behind a gate. */
export type TwoSystems = {
  /** The one whose visitors and staff are looked at. */
  here: QueueWorld
  keeper: QueueWorld
  gate: Gate
  /** Every line of the log of this one. */
  log: string[]
  /** Calls the keeper as a program of its operator. */
  atKeeper(line: string, more?: Omit<Call, 'as'>): ReturnType<typeof call>
  /** Has somebody take a ticket at the keeper itself. */
  giveAtKeeper(serviceId?: number): Promise<string>
  close(): Promise<void>
}

/** The addresses by which this platform offers a line to others. */
const addresses = {
  qms_services_url: '/api/queue/1/services',
  qms_tickets_url: '/api/queue/1/tickets',
  qms_get_ticket_url: '/api/queue/1/tickets',
  qms_cancel_ticket_url: '/api/queue/1/tickets/cancel',
}

/** Asks often, so that tests need not wait, and gives the keeper time enough on a busy machine. */
const askSystems = { everyMs: 100, answerWithinMs: 60_000, answerSoonMs: 60_000 }

type Options = {
  environment?: Record<string, string>
  answerWithinMs?: number
  database?: Awaited<ReturnType<typeof testDatabase>>
}

/** Starts the one whose line is kept elsewhere, on its own database or on one that is there. */
export async function startBeside({ environment = {}, answerWithinMs, database }: Options = {}) {
  const open = database ?? (await testDatabase())
  if (!database) await settleWithLines(open.db)
  const log: string[] = []
  const world = await startQueueWorld({
    database: open,
    environment: { ALLOW_PRIVATE_URLS: '1', LOG_LEVEL: 'trace', ...environment },
    askSystems: { ...askSystems, ...(answerWithinMs ? { answerWithinMs } : {}) },
    lookEveryMs: 100,
    onLine: (line) => void log.push(line),
  })
  letTimeGoBy(world)
  return { ...world, log }
}

export async function startTwoSystems(options: Options = {}): Promise<TwoSystems> {
  const keeper = await startQueueWorld({ environment: keeperKey })
  letTimeGoBy(keeper)
  const gate = await startGate(() => keeper.world.url)
  const secrets = { QMS_SECRETS: `${gate.url} ${keeperKey.API_KEY} ${keeperKey.API_SECRET}` }
  const here = await startBeside({ ...options, environment: { ...secrets, ...options.environment } })
  await keepLineAt(here, gate.url)
  const headers = { 'x-api-key': keeperKey.API_KEY, 'x-api-secret': keeperKey.API_SECRET }
  const atKeeper: TwoSystems['atKeeper'] = (line, more = {}) =>
    call(keeper.world, line, { ...more, headers: { ...headers, ...more.headers } })
  return {
    ...{ here, keeper, gate, log: here.log, atKeeper },
    async giveAtKeeper(serviceId = 3) {
      const given = await atKeeper('POST /api/queue/1/tickets', {
        body: { ticket: { service_id: serviceId } },
      })
      return given.body.data.id
    },
    async close() {
      await here.close()
      await gate.close()
      await keeper.close()
    },
  }
}

/** Names the system that keeps the line of location 1, whose services it knows by the same ids. */
export async function keepLineAt(here: QueueWorld, base: string): Promise<void> {
  for (const id of [1, 2, 3])
    await here.db
      .updateTable('services')
      .set({ qms_id: String(id) })
      .where('service_id', '=', id)
      .execute()
  const as = await here.signIn('anna@rinda.example')
  const body = { location: { qms_base_url: base, ...addresses } }
  const saved = await call(here.world, 'PATCH /api/portal/locations/1', { as, body })
  if (saved.status !== 200) throw new Error(`not saved: ${saved.text}`)
}

/** Lets the time of a server go by from the morning on, as it does. */
function letTimeGoBy({ time }: Pick<QueueWorld, 'time'>): void {
  const begun = performance.now()
  Object.defineProperty(time, 'now', {
    get: () => new Date(morning.getTime() + performance.now() - begun),
  })
}

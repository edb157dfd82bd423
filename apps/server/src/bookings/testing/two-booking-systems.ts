import { sql } from 'kysely'
import { type Call, call } from '../../testing/clients/http-calls.ts'
import { type Gate, startGate } from '../../testing/gate.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Key and secret that the keeper of the bookings asks for. */
const keeperKey = { API_KEY: 'keeper-key', API_SECRET: 'keeper-secret' }
const keeperHeaders = { 'x-api-key': keeperKey.API_KEY, 'x-api-secret': keeperKey.API_SECRET }

/** Two installations, each with its own database: one keeps the bookings of location 1 of the other, which stands behind a gate. */
export type TwoBookingSystems = {
  /** The one whose visitors and staff are looked at. */
  here: World
  keeper: World
  gate: Gate
  /** Every line of the log of this one. */
  log: string[]
  /** Calls the keeper as a program of its operator. */
  atKeeper(line: string, more?: Omit<Call, 'as'>): ReturnType<typeof call>
  close(): Promise<void>
}

type Database = Awaited<ReturnType<typeof testDatabase>>
type Options = {
  database?: Database
  answerWithinMs?: number
  settleAfterMs?: number
  environment?: Record<string, string>
}

/** A town whose location, services and specialists are known by the same names in both systems. */
export async function namedTown(): Promise<Database> {
  const database = await testDatabase()
  await settle(database.db, morning)
  await sql`UPDATE locations SET bms_id = 'PLACE-1' WHERE location_id = 1`.execute(database.db)
  await sql`UPDATE specialists SET bms_id = 'PERSON-' || specialist_id`.execute(database.db)
  return database
}

/** Starts the one whose bookings are kept elsewhere, on its own database or on one that is there. It asks often, so that tests need not wait. */
export async function startBeside({
  answerWithinMs = 60_000,
  settleAfterMs = 120_000,
  environment = {},
  database,
}: Options = {}) {
  const open = database ?? (await namedTown())
  const log: string[] = []
  const world = await startWorld({
    now: morning,
    database: open,
    environment: { ALLOW_PRIVATE_URLS: '1', LOG_LEVEL: 'trace', ...environment },
    askSystems: { everyMs: 100, answerWithinMs, answerSoonMs: 60_000, settleAfterMs },
    lookEveryMs: 100,
    onLine: (line) => void log.push(line),
  })
  letTimeGoBy(world)
  return { world, log }
}

export async function startTwoBookingSystems(options: Options = {}): Promise<TwoBookingSystems> {
  const keeper = await startWorld({ now: morning, database: await namedTown(), environment: keeperKey })
  letTimeGoBy(keeper)
  const gate = await startGate(() => keeper.url)
  const environment = { BMS_SECRETS: secretsFor(gate), ...options.environment }
  const { world: here, log } = await startBeside({ ...options, environment })
  await keepBookingsAt(here, gate.url)
  return {
    ...{ here, keeper, gate, log },
    atKeeper: (line, more = {}) =>
      call(keeper, line, { ...more, headers: { ...keeperHeaders, ...more.headers } }),
    async close() {
      await here.close()
      await gate.close()
      await keeper.close()
    },
  }
}

export const secretsFor = ({ url }: Gate) => `${url} ${keeperKey.API_KEY} ${keeperKey.API_SECRET}`

/** Names the system that keeps the bookings of location 1, or says that none does. */
export async function keepBookingsAt(here: World, address: string): Promise<void> {
  const as = await here.signIn('anna@rinda.example')
  const body = { location: { bms_base_url: address } }
  const saved = await call(here, 'PATCH /api/portal/locations/1', { as, body })
  if (saved.status !== 200) throw new Error(`not saved: ${saved.text}`)
}

/** Lets the time of a server go by from the morning on, as it does. */
function letTimeGoBy({ time }: Pick<World, 'time'>): void {
  const begun = performance.now()
  Object.defineProperty(time, 'now', {
    get: () => new Date(morning.getTime() + performance.now() - begun),
  })
}

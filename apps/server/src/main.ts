import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from './build-app.ts'
import { misspelledSettings } from './config/misspelled-settings.ts'
import { type Config, readConfig } from './config.ts'
import { type OpenDatabase, openDatabase } from './database/database.ts'
import { type DatabaseClock, followDatabaseClock } from './database/database-clock.ts'
import { isUnavailable } from './database/unavailable.ts'
import { listDemoAccounts } from './sign-in/issuer/demo-accounts.ts'
import { reasonOf, StartRefusal } from './start-refusal.ts'

const closeWithinMs = 10_000
const say = (line: string) => process.stdout.write(`${line}\n`)
const warn = (line: string) => process.stderr.write(`${line}\n`)

try {
  await (process.argv[2] === 'move-to-postgres' ? move() : start())
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  warn(error.message)
  process.exit(1)
}

/** Moves from the embedded database to PostgreSQL, instead of serving. */
async function move(): Promise<void> {
  const { moveToPostgres } = await import('./database/move/move-to-postgres.ts')
  await moveToPostgres({ ...readConfig(process.env), log: warn }, say)
}

async function start(): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < 24) {
    throw new StartRefusal(
      `Rinda needs Node 24; this is ${process.versions.node}. Start it with npm start, which brings it along.`,
    )
  }
  for (const { name, meant } of misspelledSettings(process.env))
    warn(`${name} is not a setting and is not read: is ${meant} meant?`)
  const config = readConfig(process.env)
  const onceServing = stopOnSignal()
  const tracing = config.collectorUrl ? await recordTo(config.collectorUrl) : undefined
  const database = await openDatabase({ ...config, log: warn, onQuery: tracing?.query })
  let close = async () => {
    await database.close()
    await tracing?.stop()
  }
  try {
    if (config.isProduction && (await listDemoAccounts(database.db)).length > 0) {
      throw new StartRefusal(
        'NODE_ENV is production, but this database holds demo accounts. Start with an empty database.',
      )
    }
    const time = await timeOf(database)
    const signal = config.redisUrl ? await joinBy(config.redisUrl) : undefined
    close = async () => {
      signal?.close()
      await time.stop()
      await database.close()
      // A collector that is away keeps nobody from stopping.
      await tracing?.stop().catch(() => {})
    }
    const letGo = close
    let isLeaving = false
    const joined = { ...(signal ? { signal } : {}), ...(tracing ? { tracing } : {}) }
    const app = await buildApp({ config, database, clock: time.now, isLeaving: () => isLeaving, ...joined })
    // Whoever waits until another node has made the demo waits in one statement.
    database.limitSilence?.()
    close = async () => {
      await app.close()
      await letGo()
    }
    onceServing({
      async close() {
        isLeaving = true
        await wait(config.drainSeconds * 1000)
        await close()
      },
      withinMs: closeWithinMs + config.drainSeconds * 1000,
    })
    const address = await app
      .listen({ port: config.port, host: config.host })
      .catch((error: unknown) => refuseAddress(error, config))
    say(`\nRinda is ready at ${config.publicUrl ?? address.replace('127.0.0.1', 'localhost')}`)
    const accounts = config.isDemo === false ? [] : await listDemoAccounts(database.db)
    if (accounts.length > 0) {
      say('\nSign in with the password "demo" as')
      for (const account of accounts)
        say(`  ${account.email.padEnd(24)}${account.role.padEnd(18)}${account.company.en}`)
    }
    say('\nCtrl-C stops it.')
  } catch (error) {
    await close()
    if (!isUnavailable(error)) throw error
    throw new StartRefusal(`The database cannot do what the start needs: ${reasonOf(error)}`)
  }
}

/** Gives the one clock of all nodes. This machine's is asked for no more than how time goes by, as it may be set while we run. */
async function timeOf({ db, kind }: OpenDatabase): Promise<DatabaseClock> {
  if (kind === 'embedded') return { now: () => new Date(), stop: async () => {} }
  const own = () => new Date(performance.timeOrigin + performance.now())
  return await followDatabaseClock(db, own, { log: warn })
}

/** Records all work for a collector. The library is loaded only where there is one. */
async function recordTo(endpoint: string) {
  const { openTelemetry } = await import('./diagnostics/open-telemetry.ts')
  return openTelemetry({ endpoint, nowMs: () => performance.timeOrigin + performance.now() })
}

/** Joins this process with others. The library is loaded only where there are any. */
async function joinBy(redisUrl: string) {
  const { openRedisSignal } = await import('./stream/redis-signal.ts')
  return await openRedisSignal(redisUrl, warn)
}

type Stopping = { close: () => Promise<void>; withinMs: number }

/**
 * Has the process end at a signal: during a start at once, and once it serves in order; a further signal changes nothing. Gives back how to say that it serves. The first process of a
 * container gets no signal that it does not listen for: one that came during its start would be lost, and it would serve until it is killed.
 */
function stopOnSignal(): (how: Stopping) => void {
  let serving: Stopping | undefined
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // What was begun is begun again at the next start, as after a crash.
    if (!serving) process.exit(0)
    setTimeout(() => process.exit(1), serving.withinMs).unref()
    try {
      await serving.close()
      process.exit(0)
    } catch (error) {
      warn(`Could not close cleanly: ${reasonOf(error)}`)
      process.exit(1)
    }
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The one that started us is gone, and with it the way to stop us.
  process.on('disconnect', stop)
  return (how) => {
    serving = how
  }
}

function refuseAddress(error: unknown, { host, port }: Config): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    throw new StartRefusal(
      `PORT: ${port} on ${host} is already taken. Stop what listens there, or choose another one, for example PORT=${port + 1} npm start`,
    )
  }
  if (code === 'EACCES')
    throw new StartRefusal(`PORT: this user may not listen on ${port}. Choose one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    throw new StartRefusal(`HOST: ${host} is not an address of this machine.`)
  throw error
}

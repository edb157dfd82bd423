/** The server as `npm start` runs it, a process of its own, on a PostgreSQL that waits for the disk, and clients that book over its socket. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '../apps/server/src/database/database.ts'
import { openSocket } from '../apps/server/src/testing/clients/test-portal.ts'
import { startPostgresServer } from '../apps/server/src/testing/servers/postgres-server.ts'
import { productServer, type Started, start } from './started.ts'

type Figures = { cpuSeconds: number; stallMs: number }

export type Served = {
  url: string
  databaseUrl: string
  /** Seconds of processor that the server has used so far. */
  cpuSeconds(): Promise<number>
  /** The same, and the longest time in ms for which its loop stood still since either was asked. */
  figures(): Promise<Figures>
  stop(): Promise<void>
}

/** Starts it on a database that `fill` has filled. */
export async function serve(
  fill: (db: Database) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<Served> {
  const program = await productServer()
  const postgres = await startPostgresServer({ isDurable: true })
  let server: Started | undefined
  const stop = async () => {
    await server?.stop()
    await postgres.stop()
  }
  try {
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', log: console.error })
    await fill(database.db).finally(database.close)
    server = await start(program, { DATABASE_URL: postgres.url, DEMO: '0', ...environment })
    const url = server.url.replace('localhost', '127.0.0.1')
    const figures = async () => {
      const text = await (await fetch(`${url}/metrics`)).text()
      return {
        cpuSeconds: Number(/^rinda_process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1]),
        stallMs: Number(/^rinda_nodejs_eventloop_lag_max_seconds ([\d.e-]+)/m.exec(text)?.[1]) * 1000,
      }
    }
    const cpuSeconds = async () => (await figures()).cpuSeconds
    return { url, databaseUrl: postgres.url, cpuSeconds, figures, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export type Reply = { trace?: string; type: string; data: { data: { attributes: Record<string, unknown> } } }
export type Client = { ask(type: string, data: object): Promise<Reply>; close(): void }

let sessions = 0

/** Connects a portal, in a session of its own. */
export async function connect(url: string, companyId: number, token: string): Promise<Client> {
  sessions += 1
  const session = `bench-${sessions}`
  const auth = { client: 'portal', companyId, version: '1', secret: { key: '' }, session, user: { token } }
  const socket = openSocket(url, auth)
  const asked = new Map<string, (reply: Reply) => void>()
  socket.on('portal', (message: Reply) => {
    const { trace } = message
    if (trace === undefined) return
    asked.get(trace)?.(message)
    asked.delete(trace)
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  let asks = 0
  return {
    ask(type, data) {
      asks += 1
      const trace = `${session}-${asks}`
      return new Promise((resolve) => {
        asked.set(trace, resolve)
        socket.emit('portal', { trace, type, data })
      })
    },
    close: () => void socket.close(),
  }
}

/** Lets each client do the same again and again for a while. */
export async function forWhile<One>(
  clients: readonly One[],
  ms: number,
  act: (client: One) => Promise<void>,
): Promise<void> {
  const until = performance.now() + ms
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) await act(client)
    }),
  )
  await wait(0)
}

/**
 * What a server costs that nobody uses yet: processor from its start until it is ready, and memory; then
 * for each portal that is connected. Beside it an empty server of the same libraries.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { socketTokenOf } from '../apps/server/src/sign-in/sessions/session-secrets.ts'
import { startSession } from '../apps/server/src/sign-in/sessions/start-session.ts'
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts'
import { openSocket } from '../apps/server/src/testing/test-portal.ts'
import { machineLine, median, table } from './rounds.ts'
import { type Started, start } from './started.ts'

const setUp: { buildServerIfStale(node: string): Promise<string> } = await import(
  new URL('../scripts/setup/build-server.mjs', import.meta.url).href
)
const rounds = Number(process.argv[2] ?? 5)
const warmUp = 100
const portals = Number(process.argv[3] ?? 500)

const folder = mkdtempSync(path.join(tmpdir(), 'rinda-bench-start-'))
const postgres = await startPostgresServer()
try {
  console.log(machineLine())
  const ours = await setUp.buildServerIfStale(process.execPath)
  const bare = path.join(import.meta.dirname, 'bare-server.ts')
  const compiled = { NODE_COMPILE_CACHE: path.join(folder, 'compiled') }
  const onPostgres = { DATABASE_URL: postgres.url, DEMO: '1' }
  const embedded = { DATA_DIR: path.join(folder, 'data'), DEMO: '1' }
  const contestants = [
    { name: 'empty: Fastify, Socket.IO, pg', begin: () => start(bare, { ...onPostgres, ...compiled }) },
    { name: 'ours, PostgreSQL, demo data', begin: () => start(ours, onPostgres) },
    { name: 'ours, embedded, demo data', begin: () => start(ours, embedded) },
  ]
  const figures = contestants.map(() => ({ cpu: [] as number[], now: [] as number[], most: [] as number[] }))
  // The first round makes the data and compiles what the others find.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { begin }] of contestants.entries()) {
      const server = await begin()
      const { now, most } = server.memory()
      await server.stop()
      if (round === 0) continue
      figures[index]?.cpu.push(server.cpuSeconds)
      figures[index]?.now.push(now)
      figures[index]?.most.push(most)
    }
  }
  const least = median(figures[0]?.cpu ?? [])
  console.log(
    table(
      ['from the start until it is ready', 'CPU s', '×', 'MB at rest', 'MB at the most'],
      contestants.map(({ name }, index) => {
        const { cpu = [], now = [], most = [] } = figures[index] ?? {}
        const seconds = median(cpu)
        return [name, seconds.toFixed(2), (seconds / least).toFixed(1), mb(median(now)), mb(median(most))]
      }),
    ),
  )

  const token = await signIn()
  const perPortal = []
  for (const { name, begin } of contestants.slice(0, 2))
    perPortal.push([name, kb(await ofEachPortal(await begin(), token))])
  console.log(table([`${portals} portals`, 'kB each'], perPortal))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function signIn(): Promise<string> {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', log: console.error })
  try {
    const person = await database.db
      .selectFrom('portal_users')
      .select(['company_id as companyId', 'portal_user_id as portalUserId'])
      .where('email', '=', 'anna@rinda.example')
      .executeTakeFirstOrThrow()
    return socketTokenOf((await startSession(database.db, person, new Date())).cookieValue)
  } finally {
    await database.close()
  }
}

/** Kilobytes of memory that each portal takes, once the first ones have been there. */
async function ofEachPortal(server: Started, token: string): Promise<number> {
  const sockets: ReturnType<typeof openSocket>[] = []
  const connect = async (count: number) => {
    for (let number = 0; number < count; number += 1) {
      const session = `bench-${sockets.length}`
      const socket = openSocket(server.url, {
        ...{ client: 'portal', companyId: 1, version: '1', secret: { key: '' }, session, user: { token } },
      })
      sockets.push(socket)
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
    }
    await wait(1_000)
    return server.memory().now
  }
  const before = await connect(warmUp)
  const after = await connect(portals)
  for (const socket of sockets) socket.close()
  await server.stop()
  return ((after - before) * 1024) / portals
}

function mb(value: number): string {
  return value.toFixed(0)
}

function kb(value: number): string {
  return value.toFixed(1)
}

import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app/options.ts'
import type { BookingIds } from '../../bookings/context.ts'
import { buildApp } from '../../build-app.ts'
import { readConfig } from '../../config.ts'
import type { Database, OpenDatabase } from '../../database/database.ts'
import { hashOf, socketTokenOf } from '../../sign-in/sessions/session-secrets.ts'
import { startSession } from '../../sign-in/sessions/start-session.ts'
import { createLocalSignal, type LocalSignal } from '../../stream/signal.ts'
import {
  type ConnectOptions,
  connectPortal,
  type SignedInPerson,
  type TestPortal,
} from '../clients/test-portal.ts'
import { testDatabase } from '../servers/test-database.ts'
import { settle } from './town.ts'

/** A small town: companies 1 and 40 with a location each, specialists, people. Everything else stays at its default. */
export type World = {
  db: Database
  app: FastifyInstance
  url: string
  /** Present time of the server; a test may move it. */
  time: { now: Date }
  /** Speaks for another process, and waits until this one has read what it is about; not where a signal was given. */
  deliver: LocalSignal['deliver']
  /** Errors that the server logged, one line each: a fault of ours, whatever was asked. */
  faults: string[]
  /** For a week, so that no test loses its line by moving the clock; tests of a sign-in's end use `signInAs`. */
  signIn(email: string): Promise<SignedInPerson>
  connect(person: SignedInPerson, options?: ConnectOptions): Promise<TestPortal>
  restart(): Promise<void>
  close(): Promise<void>
}
type WorldOptions = {
  environment?: Record<string, string>
  now?: Date
  database?: OpenDatabase
  /** Names that are the same on every run, for what is compared word for word. */
  ids?: BookingIds
  /** Receives every line of the log. */
  onLine?: (line: string) => void
} & Pick<AppOptions, 'slowRequests' | 'signal' | 'lookEveryMs' | 'mostHeldMs' | 'askSystems'>

export async function startWorld({
  environment = {},
  now = new Date(),
  database,
  ids,
  slowRequests,
  signal,
  lookEveryMs,
  mostHeldMs,
  askSystems,
  onLine,
}: WorldOptions = {}): Promise<World> {
  const open = database ?? (await testDatabase())
  const time = { now }
  const local = createLocalSignal()
  if (!database) await settle(open.db, now)
  const config = readConfig({ PORT: '0', DEMO: '0', DEMO_LIFE: '0', LOG_LEVEL: 'warn', ...environment })
  const portals: TestPortal[] = []
  const faults: string[] = []
  const logTo = {
    write(line: string) {
      onLine?.(line)
      if (isFault(line)) faults.push(line)
    },
  }

  async function launch(): Promise<{ app: FastifyInstance; url: string }> {
    const app = await buildApp({
      config,
      database: open,
      clock: () => time.now,
      logTo,
      signal: signal ?? local,
      ...(lookEveryMs ? { lookEveryMs } : {}),
      ...(mostHeldMs ? { mostHeldMs } : {}),
      ...(askSystems ? { askSystems } : {}),
      ...(ids ? { ids } : {}),
      ...(slowRequests ? { slowRequests } : {}),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
  }
  let running = await launch()
  return {
    db: open.db,
    get app() {
      return running.app
    },
    get url() {
      return running.url
    },
    time,
    deliver: local.deliver,
    faults,
    async signIn(email) {
      const person = await signInAs(open.db, email, time.now)
      await open.db
        .updateTable('portal_sessions')
        .set({ expires_at: new Date(time.now.getTime() + 7 * 86_400_000) })
        .where('token_hash', '=', hashOf(person.token))
        .execute()
      return person
    },
    async connect(person, options) {
      const portal = await connectPortal(running.url, person, options)
      portals.push(portal)
      return portal
    },
    async restart() {
      await running.app.close()
      running = await launch()
    },
    async close() {
      for (const portal of portals) portal.socket.disconnect()
      await running.app.close()
      await open.close()
    },
  }
}

/** Begins a session of somebody, as the sign-in would. */
export async function signInAs(db: Database, email: string, now: Date): Promise<SignedInPerson> {
  const person = await db
    .selectFrom('portal_users')
    .select(['company_id', 'portal_user_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const who = { companyId: person.company_id, portalUserId: person.portal_user_id }
  const { cookieValue } = await startSession(db, who, now)
  return {
    cookie: `rinda_session=${cookieValue}`,
    token: socketTokenOf(cookieValue),
    companyId: person.company_id,
  }
}

const errorLevel = 50

function isFault(line: string): boolean {
  return (JSON.parse(line) as { level: number }).level >= errorLevel
}

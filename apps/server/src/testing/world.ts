import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { io, type Socket } from 'socket.io-client'
import { buildApp } from '../build-app.ts'
import { readConfig } from '../config.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { socketTokenOf } from '../people/sessions/session-secrets.ts'
import { startSession } from '../people/sessions/start-session.ts'
import { testDatabase } from './test-database.ts'

/** A small town: companies 1 and 40 with a location each, specialists, people. Everything else stays at its default. */
export type World = {
  db: Database
  app: FastifyInstance
  url: string
  /** What the server takes for the present; a test may move it. */
  time: { now: Date }
  signIn(email: string): Promise<SignedInPerson>
  connect(person: SignedInPerson, options?: ConnectOptions): Promise<TestPortal>
  restart(): Promise<void>
  close(): Promise<void>
}
export type SignedInPerson = { cookie: string; token: string; companyId: number }
export type ConnectOptions = { session?: string; companyId?: number; secret?: { key: string } }
export type Message = { trace?: string; type: string; seq?: number; data: Record<string, unknown> }
export type TestPortal = {
  socket: Socket
  /** Sends a request and waits for its reply. */
  ask(type: string, data: unknown, trace?: string): Promise<Message>
  /** Every broadcast that was heard so far, oldest first. */
  heard: Message[]
  /** Waits for a broadcast that fits, among those heard and those to come. */
  hears(fits: (message: Message) => boolean): Promise<Message>
}

export const openingHours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    { from: '08:00', till: '21:00' },
  ]),
)

type WorldOptions = { environment?: Record<string, string>; now?: Date; database?: OpenDatabase }

export async function startWorld({
  environment = {},
  now = new Date(),
  database,
}: WorldOptions = {}): Promise<World> {
  const open = database ?? (await testDatabase())
  const time = { now }
  if (!database) await settle(open.db, now)
  const config = readConfig({ PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', ...environment })
  const portals: TestPortal[] = []

  async function launch(): Promise<{ app: FastifyInstance; url: string }> {
    const app = await buildApp({ config, database: open, clock: () => time.now })
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
    async signIn(email) {
      const person = await open.db
        .selectFrom('portal_users')
        .select(['company_id', 'portal_user_id'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const who = { companyId: person.company_id, portalUserId: person.portal_user_id }
      const { cookieValue } = await startSession(open.db, who, time.now)
      return {
        cookie: `rinda_session=${cookieValue}`,
        token: socketTokenOf(cookieValue),
        companyId: person.company_id,
      }
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

let sessions = 0

async function connectPortal(
  url: string,
  person: SignedInPerson,
  options: ConnectOptions = {},
): Promise<TestPortal> {
  sessions += 1
  const socket = io(url, {
    path: '/booking',
    transports: ['websocket'],
    reconnection: false,
    auth: {
      client: 'portal',
      companyId: options.companyId ?? person.companyId,
      version: '2.0.5-093',
      secret: options.secret ?? { key: '' },
      session: options.session ?? `session-${sessions}`,
      user: { token: person.token },
    },
  })
  const heard: Message[] = []
  const waiting = new Set<(message: Message) => void>()
  socket.on('portal', (message: Message) => {
    if (message.trace === undefined) heard.push(message)
    for (const tell of waiting) tell(message)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const until = (fits: (message: Message) => boolean) =>
    new Promise<Message>((resolve) => {
      const tell = (message: Message) => {
        if (!fits(message)) return
        waiting.delete(tell)
        resolve(message)
      }
      waiting.add(tell)
    })
  let traces = 0
  return {
    socket,
    heard,
    ask(type, data, trace = `trace-${++traces}`) {
      const reply = until((message) => message.trace === trace)
      socket.emit('portal', { trace, type, data })
      return reply
    },
    async hears(fits) {
      return heard.find(fits) ?? (await until((message) => message.trace === undefined && fits(message)))
    },
  }
}

async function settle(db: Database, now: Date): Promise<void> {
  const stamps = { created_at: now, updated_at: now }
  const named = (name: string) => ({ name, name_lv: name, name_en: name, name_ru: name })
  const hours = JSON.stringify(openingHours)
  await db
    .insertInto('companies')
    .values([1, 40].map((id) => ({ company_id: id, ...named(`Company ${id}`), ...stamps })))
    .execute()
  await db
    .insertInto('locations')
    .values([
      { company_id: 1, location_id: 1, ...named('Brīvības iela 49'), opening_hours: hours, ...stamps },
      { company_id: 1, location_id: 2, ...named('Krasta iela 12'), opening_hours: hours, ...stamps },
      {
        company_id: 40,
        location_id: 40,
        ...named('Studio'),
        opening_hours: hours,
        bms_id: 'NAILTIME_1',
        ...stamps,
      },
    ])
    .execute()
  const service = { bms_start_date: null, bms_end_date: null, step_minutes: null, ...stamps }
  await db
    .insertInto('services')
    .values([
      {
        company_id: 1,
        location_id: 1,
        service_id: 1,
        ...named('Consultation'),
        bms_id: 'A',
        duration_minutes: 30,
        ...service,
      },
      {
        company_id: 1,
        location_id: 1,
        service_id: 2,
        ...named('Desk'),
        bms_id: 'B',
        duration_minutes: 20,
        capacity: 4,
        ...service,
      },
      {
        company_id: 1,
        location_id: 1,
        service_id: 3,
        ...named('Queue only'),
        qms_id: '7',
        duration_minutes: 20,
        ...service,
      },
      {
        company_id: 1,
        location_id: 2,
        service_id: 4,
        ...named('Elsewhere'),
        bms_id: 'C',
        duration_minutes: 30,
        ...service,
      },
      {
        company_id: 40,
        location_id: 40,
        service_id: 5,
        ...named('Nails'),
        bms_id: 'D',
        duration_minutes: 60,
        ...service,
      },
    ])
    .execute()
  await db
    .insertInto('specialists')
    .values([
      ...[1, 2, 3].map((id) => ({ company_id: 1, specialist_id: id, name: `Specialist ${id}`, ...stamps })),
      { company_id: 40, specialist_id: 4, name: 'Specialist 4', ...stamps },
    ])
    .execute()
  await db
    .insertInto('service_specialists')
    .values([
      ...[1, 2, 3].map((id) => ({ company_id: 1, service_id: 1, specialist_id: id })),
      { company_id: 1, service_id: 4, specialist_id: 1 },
      { company_id: 40, service_id: 5, specialist_id: 4 },
    ])
    .execute()
  const person = { location_ids: null, service_ids: null, ...stamps }
  await db
    .insertInto('portal_users')
    .values([
      { company_id: 1, email: 'admin@rinda.example', name: 'Root', role: 'QTICKET_ADMIN', ...person },
      { company_id: 1, email: 'anna@rinda.example', name: 'Anna', role: 'COMPANY_ADMIN', ...person },
      { company_id: 1, email: 'user@rinda.example', name: 'Uldis', role: 'COMPANY_USER', ...person },
      { company_id: 1, email: 'none@rinda.example', name: 'Nobody', role: 'NONE', ...person },
      {
        company_id: 1,
        email: 'second@rinda.example',
        name: 'Second',
        role: 'COMPANY_USER',
        ...person,
        location_ids: [2],
      },
      { company_id: 40, email: 'admin@nails.example', name: 'Nora', role: 'COMPANY_ADMIN', ...person },
      { company_id: 40, email: 'user@nails.example', name: 'Nils', role: 'COMPANY_USER', ...person },
    ])
    .execute()
}

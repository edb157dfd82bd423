import Fastify, { type FastifyInstance } from 'fastify'
import { keepDirectory } from '../../access/directory.ts'
import type { Publish } from '../../changes/committed.ts'
import type { Database } from '../../database/database.ts'
import type { PeopleConfig } from '../../http/portal-config.ts'
import { peoplePlugin } from '../plugin.ts'
import { putIssuerAccount } from '../seed-accounts.ts'
import type { SessionSource } from '../sessions/find-session.ts'
import { CookieJar } from './cookie-jar.ts'

export type TestPortal = {
  app: FastifyInstance
  url: string
  clock: { now: Date }
  /** The sessions that were said to be over. */
  ended: string[]
  sessions: SessionSource
  close: () => Promise<void>
}

/** Sign-in alone, listening on a free port, with a clock that the test moves. */
export async function startPortal(db: Database, overrides: Partial<PeopleConfig> = {}): Promise<TestPortal> {
  const clock = { now: new Date() }
  const app = Fastify({ trustProxy: 'loopback' })
  const sessions = { db, directory: keepDirectory(db, () => clock.now) }
  const ended: string[] = []
  const publish: Publish = ({ platformEvents }) => {
    for (const { event } of platformEvents) if (event.type === 'session_ended') ended.push(event.sessionKey)
  }
  const config = {
    publicUrl: undefined,
    host: '127.0.0.1',
    port: 0,
    oidc: undefined,
    isDemo: true,
    ...overrides,
  } satisfies PeopleConfig
  await app.register(peoplePlugin, { ...sessions, publish, config, clock: () => clock.now })
  const url = await app.listen({ host: config.host, port: 0 })
  return { app, url, clock, ended, sessions, close: () => app.close() }
}

const now = new Date('2026-11-20T08:00:00Z')

/** Company 1, and people of it who can sign in with the password `demo`. */
export async function seedPeople(db: Database): Promise<void> {
  const stamps = { created_at: now, updated_at: now }
  const names = { name: 'Rinda', name_lv: 'Rinda', name_en: 'Rinda', name_ru: 'Ринда' }
  await db
    .insertInto('companies')
    .values({ company_id: 1, ...names, ...stamps })
    .execute()
  const people = [
    { email: 'anna@rinda.example', name: 'Anna', role: 'COMPANY_ADMIN', is_active: true },
    { email: 'user@rinda.example', name: 'User', role: 'COMPANY_USER', is_active: true },
    { email: 'gone@rinda.example', name: 'Gone', role: 'COMPANY_USER', is_active: false },
  ] as const
  const rows = people.map((person) => ({
    company_id: 1,
    permissions: ['navigation/open_times'],
    ...person,
    ...stamps,
  }))
  await db.insertInto('portal_users').values(rows).execute()
  for (const { email, name } of people) {
    await putIssuerAccount(db, { email, name, password: 'demo', isDemo: true }, now)
  }
}

/** Opens the sign-in form from the portal, as a browser would; `action` is where the form goes. */
export async function openForm(
  portal: Pick<TestPortal, 'url'>,
  jar = new CookieJar(),
  redirect = '/bookings',
) {
  const start = `${portal.url}/auth/sign-in?redirect=${encodeURIComponent(redirect)}`
  const { url, answer } = await jar.follow(start)
  const page = await answer.text()
  const action = new URL(/<form[^>]* action="([^"]*)"/.exec(page)?.[1] ?? '', url).href
  return { jar, url, answer, page, action }
}

/** Sends the form. */
export function formOf(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) }
}

/** The whole way: the form, the password, and back to the portal; stops before the page that the person wanted. */
export async function signIn(
  portal: Pick<TestPortal, 'url'>,
  email: string,
  password = 'demo',
  redirect = '/bookings',
) {
  const { jar, action } = await openForm(portal, new CookieJar(), redirect)
  const isBack = (next: URL) => !next.pathname.startsWith('/auth') && !next.pathname.startsWith('/oidc')
  const { url, answer } = await jar.follow(action, formOf({ email, password }), isBack)
  return { jar, answer, landedOn: url.href.slice(url.origin.length), cookie: jar.get('rinda_session') }
}

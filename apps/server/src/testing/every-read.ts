/** Every read of bookings, as programs and the portal ask for it, with other ids, days and names each time. */
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { connectPortal, type TestPortal } from './clients/test-portal.ts'
import { idsOf } from './towns/many-bookings.ts'
import { signInAs } from './towns/world.ts'

/** People and programs of one company that ask. */
export type Asking = {
  companyId: number
  /** Reads as the administrator, as somebody of one branch, or as a program of the operator's, which sees all companies; gives the document. */
  get(path: string, as?: 'admin' | 'branch' | 'program'): Promise<Answer>
  admin: TestPortal
  branch: TestPortal
  /** A booking of the company, another one each time. */
  booking(nth: number): Sample
  /** Id of the visitor whom the company knew first; those after it follow. */
  firstUser: number
}
type Answer = { data: unknown; links?: { next: string | null } }
type Sample = { booking_id: number; qtid: string; code: string; phone_number: string }
export type Read = { name: string; ask(asking: Asking, nth: number): Promise<number> }

/** Makes the people of a company, signed in and connected, and the program. */
export async function askingOf({
  db,
  url,
  companyId,
  program,
  now,
}: {
  db: Database
  url: string
  companyId: number
  program: Record<string, string>
  now: Date
}): Promise<Asking> {
  const admin = await signInAs(db, `admin@c${companyId}.example`, now)
  const branch = await signInAs(db, `branch@c${companyId}.example`, now)
  const headers = { admin: { cookie: admin.cookie }, branch: { cookie: branch.cookie }, program }
  const { rows } = await sql<Sample>`
    SELECT booking_id, qtid, code, phone_number FROM bookings
    WHERE company_id = ${companyId} AND phone_number <> '' ORDER BY md5(qtid::text) LIMIT 500`.execute(db)
  const { first } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.min<number>('user_id').as('first'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return {
    companyId,
    firstUser: first,
    admin: await connectPortal(url, admin),
    branch: await connectPortal(url, branch),
    booking: (nth) => rows[nth % rows.length] as Sample,
    async get(where, as = 'admin') {
      const answer = await fetch(url + where, { headers: headers[as] })
      if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Answer
    },
  }
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** A day within the two years before and the three weeks after today. */
const anyDay = (nth: number, later = 0) => dayAhead(21 - ((nth * 37) % 750) + later)
const rowsOf = ({ data }: Answer) => (Array.isArray(data) ? data.length : data ? 1 : 0)

const http = (
  name: string,
  path: (asking: Asking, nth: number) => string,
  as?: 'branch' | 'program',
): Read => ({
  name,
  ask: async (asking, nth) => rowsOf(await asking.get(path(asking, nth), as)),
})
const message = (
  name: string,
  type: string,
  data: (asking: Asking, nth: number) => object,
  as: 'admin' | 'branch' = 'admin',
): Read => ({
  name,
  async ask(asking, nth) {
    const reply = await asking[as].ask(type, data(asking, nth))
    if (reply.type.endsWith('_FAILED')) throw new Error(`${name}: ${JSON.stringify(reply.data)}`)
    const { data: answer } = reply.data
    if (Array.isArray(answer)) return answer.length
    const { data: rows } = (answer ?? {}) as { data?: unknown }
    return Array.isArray(rows) ? rows.length : 1
  },
})

const location = ({ companyId }: Asking, nth: number) => idsOf(companyId).location(nth % 40)
const service = ({ companyId }: Asking, nth: number) => idsOf(companyId).service(nth % 40, nth % 4)
const specialist = ({ companyId }: Asking, nth: number) => idsOf(companyId).specialist(nth % 40, nth % 8)
const page = 'page[size]=50'
const list = (name: string, query: (asking: Asking, nth: number) => string, as?: 'branch' | 'program') =>
  http(`list ${name}`, (asking, nth) => `/api/bookings?${page}&${query(asking, nth)}`, as)

/** A page far behind the first: found by its cursor, as a program would after a pause. */
const deep = (name: string, query: (asking: Asking, nth: number) => string): Read => ({
  name: `list ${name}, deep`,
  async ask(asking, nth) {
    const day = dayAhead(-30 - ((nth * 41) % 1300))
    const cursor = Buffer.from(`${Date.parse(`${day}T09:00Z`)} 1`).toString('base64url')
    return rowsOf(await asking.get(`/api/bookings?${page}&page[after]=${cursor}&${query(asking, nth)}`))
  },
})

const statuses = ['scheduled', 'canceled', 'locked', 'failed', 'confirmed', 'canceled,expired,failed']
const status = (nth: number) => statuses[nth % statuses.length]
const names = ['ber', 'berzina', 'кузн', 'anna', 'ozolins', 'kir', 'Ābele', 'žukovska', 'Фёдорова', 'siliņ']
const both = [
  'anna berzina',
  'Jānis Kalniņš',
  'ольга кузнецова',
  'annika liep',
  'zzz ozolina',
  'anna marija abol',
]

export const reads: readonly Read[] = [
  list('of all', () => ''),
  list('of all, a program', () => '', 'program'),
  deep('of all', () => ''),
  list('by status', (_, nth) => `status=${status(nth)}`),
  list('by status, a program', (_, nth) => `status=${status(nth)}`, 'program'),
  deep('by status', (_, nth) => `status=${status(nth)}`),
  list('by location', (asking, nth) => `location_id=${location(asking, nth)}`),
  list('by location, a program', (asking, nth) => `location_id=${location(asking, nth)}`, 'program'),
  list(
    'by location and status',
    (asking, nth) => `location_id=${location(asking, nth)}&status=${status(nth)}`,
  ),
  deep(
    'by location and status',
    (asking, nth) => `location_id=${location(asking, nth)}&status=${status(nth)}`,
  ),
  list('by service', (asking, nth) => `service_id=${service(asking, nth)}`),
  list('by service and status', (asking, nth) => `service_id=${service(asking, nth)}&status=${status(nth)}`),
  list('by specialist', (asking, nth) => `specialist_id=${specialist(asking, nth)}`),
  list(
    'by specialist and status',
    (asking, nth) => `specialist_id=${specialist(asking, nth)}&status=${status(nth)}`,
  ),
  deep('by specialist', (asking, nth) => `specialist_id=${specialist(asking, nth)}`),
  list(
    'of a month by location',
    (asking, nth) => `location_id=${location(asking, nth)}&from=${anyDay(nth)}&to=${dayAhead(30)}`,
  ),
  list('of a month by status', (_, nth) => `status=${status(nth)}&from=${anyDay(nth)}&to=${dayAhead(30)}`),
  list('of one branch’s person', () => '', 'branch'),
  list('of one branch’s person by status', (_, nth) => `status=${status(nth)}`, 'branch'),
  http('payment pending', () => '/api/bookings/payment_pending'),
  http('payment pending, a program', () => '/api/bookings/payment_pending', 'program'),
  http('by telephone', (asking, nth) => `/api/bookings/phone/371/${asking.booking(nth).phone_number}`),
  http(
    'by telephone, a program',
    (asking, nth) => `/api/bookings/phone/371/${asking.booking(nth).phone_number}`,
    'program',
  ),
  http(
    'service on a day',
    (asking, nth) => `/api/bookings/service/${service(asking, nth)}/date/${anyDay(nth)}`,
  ),
  http('of three days', (_, nth) => `/api/bookings/date/${anyDay(nth)}/${anyDay(nth, 2)}`),
  http('one by id', (asking, nth) => `/api/bookings/${asking.booking(nth).booking_id}`),
  http('one by qtid, a program', (asking, nth) => `/api/bookings/${asking.booking(nth).qtid}`, 'program'),
  http('existing', (asking, nth) => `/api/bookings/existing/${asking.booking(nth).qtid}`),
  http('customers', () => `/api/users?${page}`),
  http('customers of one branch', () => `/api/users?${page}`, 'branch'),
  http('one customer', (asking, nth) => `/api/users/${asking.firstUser + nth}`),
  http('customer by e-mail', (_, nth) => `/api/users?email=visitor${2 + ((nth * 2) % 3000)}@mail.example`),
  http(
    'customer by telephone',
    (asking, nth) => `/api/users?phone_number=${asking.booking(nth).phone_number}`,
  ),
  http('history of the set-up', () => '/api/portal/history'),
  http(
    'history of one location',
    (asking, nth) => `/api/portal/history?location_id=${location(asking, nth)}`,
  ),
  message('get_bookings, a day', 'get_bookings', (asking, nth) => ({
    locationId: location(asking, nth),
    date: anyDay(nth),
    days: 1,
  })),
  message('get_bookings, a week', 'get_bookings', (asking, nth) => ({
    locationId: location(asking, nth),
    date: anyDay(nth),
    days: 7,
  })),
  message('get_slots, a week', 'get_slots', (asking, nth) => ({
    locationId: location(asking, nth),
    serviceId: service(asking, nth),
    date: dayAhead(nth % 21),
    days: 7,
  })),
  message('get_day_sheet', 'get_day_sheet', (asking, nth) => ({
    locationId: location(asking, nth),
    date: dayAhead(nth % 21),
    days: 1,
  })),
  message('why_not_free', 'why_not_free', (asking, nth) => ({
    locationId: location(asking, nth),
    serviceId: service(asking, nth),
    date: dayAhead(1 + (nth % 21)),
    time: '09:00',
  })),
  message('preview_block', 'preview_block', (asking, nth) => ({
    locationId: location(asking, nth),
    specialistId: specialist(asking, nth),
    date: dayAhead(1 + (nth % 21)),
    time: '09:00',
    duration: 120,
  })),
  message('preview_series', 'preview_series', (asking, nth) => ({
    locationId: location(asking, nth),
    specialistId: specialist(asking, nth),
    serviceId: service(asking, nth),
    date: dayAhead(1),
    time: '09:00',
    repeat: { weekdays: [1, 2, 3, 4, 5, 6, 7], until: dayAhead(20) },
  })),
  message('get_attention, all', 'get_attention', () => ({ most: 50 })),
  message('get_attention, a day of a location', 'get_attention', (asking, nth) => ({
    locationId: location(asking, nth),
    date: dayAhead(nth % 21),
    days: 1,
  })),
  message('get_changes', 'get_changes', (_, nth) => ({ since: 9_900 + (nth % 90) })),
  message('find by a name', 'find_bookings', (_, nth) => ({ query: names[nth % names.length] })),
  message(
    'find by a name, one branch',
    'find_bookings',
    (_, nth) => ({ query: names[nth % names.length] }),
    'branch',
  ),
  message('find by two names', 'find_bookings', (_, nth) => ({ query: both[nth % both.length] })),
  message('find by telephone', 'find_bookings', (asking, nth) => ({
    query: asking.booking(nth).phone_number,
  })),
  message('find by the start of one', 'find_bookings', (asking, nth) => ({
    query: asking.booking(nth).phone_number.slice(0, 3 + (nth % 4)),
  })),
  message('known visitors by a name', 'find_known_visitors', (asking, nth) => ({
    locationId: location(asking, nth),
    by: 'name',
    query: names[nth % names.length],
  })),
  message(
    'known visitors by a name, one branch',
    'find_known_visitors',
    (asking, nth) => ({ locationId: location(asking, 3), by: 'name', query: names[nth % names.length] }),
    'branch',
  ),
  message('known visitors by telephone', 'find_known_visitors', (asking, nth) => ({
    locationId: location(asking, nth),
    by: 'phone',
    query: asking.booking(nth).phone_number.slice(0, 4 + (nth % 4)),
  })),
  message('known visitors by e-mail', 'find_known_visitors', (asking, nth) => ({
    locationId: location(asking, nth),
    by: 'email',
    query: `visitor${2 + ((nth * 2) % 3000)}`.slice(0, 3 + (nth % 8)),
  })),
  message('find by code', 'find_bookings', (asking, nth) => ({ query: asking.booking(nth).code })),
]

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routesOf } from '../http/route/serve.ts'
import { giveReports } from '../reports/testing/report-world.ts'
import { accessTable } from '../testing/access-document.ts'
import { bookingBody, type Call, call, customer, internalKey } from '../testing/clients/http-calls.ts'
import { addPeople, emailOfCaller, otherCallers } from '../testing/clients/people.ts'
import { morning } from '../testing/towns/bookings.ts'
import { newLocation, newService } from '../testing/towns/set-up.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
const objects: Record<string, string> = {
  location: '1',
  service: '1',
  specialist: '2',
  countryCode: '371',
  number: '20000001',
  company: '1',
  domain: 'leaving.example',
  email: 'anna@rinda.example',
  report: '1',
  file: '2026-12.csv',
  token: 'none',
}
let writes = 0
/** Minutes of the day at which bookings are made: each caller another. */
let minute = 7 * 60

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  await world.db.updateTable('locations').set({ is_qms_active: true }).where('location_id', '=', 1).execute()
  await world.db.updateTable('services').set({ qms_id: '7' }).where('service_id', '=', 1).execute()
  await addPeople(world, otherCallers)
  await giveReports(world.db)
  const anna = await world.signIn('anna@rinda.example')
  const fields = { _payment_status: 'PENDING' }
  const body = bookingBody('06:00', { ...customer, status: 'scheduled', fields })
  objects.booking = (await call(world, 'POST /api/bookings', { as: anna, body })).body.data.id
  objects.user = (await call(world, 'POST /api/users', { as: anna, body: { user: customer } })).body.data.id
  const root = await world.signIn('admin@rinda.example')
  const domain = { domain: 'leaving.example', company_id: 1 }
  await call(world, 'POST /api/platform/domains', { as: root, body: { domain } })
  const people = await call(world, 'GET /api/platform/people?q=none@rinda', { as: root })
  objects.person = people.body.data[0]?.id ?? ''
  await call(world, 'PATCH /api/portal/locations/1', { as: anna, body: { location: { phone: '1' } } })
  const history = await call(world, 'GET /api/portal/history?location_id=1', { as: anna })
  objects.change = (history.body.data as unknown as { id: string }[])[0]?.id ?? ''
  const given = await call(world, 'POST /api/queue/1/tickets', {
    as: 'internal',
    body: { ticket: { service_id: 1 } },
  })
  objects.ticket = given.body.data.id
  const made = await call(world, 'POST /api/portal/locations/1/kiosks', {
    as: anna,
    body: { kiosk: { name: 'K' } },
  })
  objects.kiosk = made.body.data.id
  const keyed = await call(world, 'POST /api/portal/api_keys', { as: anna, body: newKey })
  objects.apiKey = keyed.body.data.id
  const feed = await call(world, 'POST /api/portal/calendar_feeds', { as: anna, body: newFeed })
  objects.feed = feed.body.data.id
  await call(world, 'POST /api/portal/specialists/1/busy_calendar', { as: anna, body: newCalendar })
  for (const as of [anna, await world.signIn('admin@nails.example')])
    await call(world, 'PATCH /api/portal/payment_gateway', { as, body: gateway })
  const brought = await call(world, 'POST /api/portal/imports', { as: anna, body: bodyOf('POST /imports') })
  objects.import = brought.body.data.id
  const hook = async () =>
    (await call(world, 'POST /api/portal/webhooks', { as: anna, body: newWebhook })).body.data.id
  objects.webhook = await hook()
  objects.otherWebhook = await hook()
  const tried = await call(world, `POST /api/portal/webhooks/${objects.webhook}/test`, { as: anna })
  objects.delivery = tried.body.data.id
  const message = await world.db
    .insertInto('outbox')
    .values({
      ...{
        company_id: 1,
        seq: 1_000_000,
        channel: 'email',
        kind: 'confirmed',
        booking_id: Number(objects.booking),
      },
      ...{ recipient: 'a@visitor.example', language: 'lv', state: 'kept' },
      content: JSON.stringify({ locationId: 1, serviceId: 1 }),
      ...{ due_at: morning, useless_at: new Date('2026-12-31'), created_at: morning },
    })
    .returning('message_id')
    .executeTakeFirstOrThrow()
  objects.message = String(message.message_id)
  Object.assign(objects, { from: '2026-12-09', till: '2026-12-09', date: '2026-12-09' })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const newKey = { api_key: { name: 'K', scopes: ['line:read'] } }

const newFeed = { calendar_feed: { name: 'F', location_id: 1 } }

const newCalendar = { busy_calendar: { url: 'https://calendar.invalid/a.ics' } }
const gateway = { payment_gateway: { url: 'https://pay.invalid', active: false } }

const newWebhook = { webhook: { name: 'W', url: 'https://hooks.invalid', events: ['booking.booked'] } }

/** Visit of another system that is over, of somebody new each time. */
const oldVisit = () => ({
  ...{ line: 2, first_name: 'V', email: `v${writes}@old.example` },
  booking: { location_id: 1, service_id: 1, date: '2026-03-03', time: '10:00', duration: 30 },
})

/** Bodies of the platform admin's writes, by their subject. */
const platformBodies: Readonly<Record<string, () => object>> = {
  companies: () => ({ company: { name: `Company ${writes}` } }),
  domains: () => ({ domain: { domain: `new-${writes}.example`, company_id: 1, partner: false } }),
  people: () => ({
    portal_user: { email: `new-${writes}@rinda.example`, permissions: [`locations/HALL_${writes}`] },
  }),
}

/** Makes the body of each write; every time another one, so that it is a change. */
function bodyOf(route: string): unknown {
  writes += 1
  const [method = '', path = ''] = route.split(' ')
  if (method === 'GET' || method === 'DELETE') return undefined
  const ofPlatform = platformBodies[/^\/api\/platform\/(\w+)/.exec(path)?.[1] ?? '']
  if (ofPlatform) return ofPlatform()
  if (path.endsWith('/attachment')) return `%PDF-1.7 ${writes}`
  if (/history\/\d+\//.test(path)) return {}
  if (path.endsWith('/message_rules')) return { message_rules: { reminder_minutes: [14 + writes] } }
  if (path.endsWith('/message_samples')) return { message_sample: { kind: 'confirmed', language: 'lv' } }
  if (path.endsWith('/api_keys')) return newKey
  if (path.endsWith('/calendar_feeds')) return newFeed
  if (/\/imports(\/check)?$/.test(path)) return { move_in: { with_past: true, rows: [oldVisit()] } }
  if (path.endsWith('/link')) return undefined
  if (path.endsWith('/payment_gateway')) return gateway
  if (path.startsWith('/api/portal') && path.endsWith('/payment')) return { payment: { status: 'refunded' } }
  if (path.endsWith('/payment')) return undefined
  if (path.endsWith('/callback')) return { type: 'payment.paid' }
  if (path.endsWith('/webhooks')) return newWebhook
  if (path.endsWith('/busy_calendar')) return method === 'POST' ? newCalendar : undefined
  if (path.endsWith('/busy_calendar/read')) return undefined
  if (path.endsWith('/{webhook}')) return { webhook: { name: `W ${writes}` } }
  if (path.endsWith('/staffing_plan'))
    return { staffing_plan: { date: '2026-12-09', hour: 12, counters: writes % 50 } }
  if (path.endsWith('/line_rules')) return { line_rules: { grace_minutes: writes } }
  if (path.includes('/set_up')) return { set_up: { rinda_set_up: 1 } }
  if (path.endsWith('/slot_trial'))
    return { slot_trial: { location_id: 1, service_id: 1, date: '2026-12-09' } }
  if (path.endsWith('/paper') || path.endsWith('/send_again')) return undefined
  if (path.endsWith('/tickets/cancel')) return { ticket: { id: objects.ticket } }
  if (path.startsWith('/api/queue')) return { ticket: { service_id: 1 } }
  if (path.endsWith('/erase')) return { erase: {} }
  if (path.endsWith('/push'))
    return { push: { endpoint: 'https://push.invalid/1', p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } }
  if (path.endsWith('/late')) return { late: { minutes: 5 } }
  if (path.endsWith('/booking_links')) return { link: { company_id: 1, email: 'a@visitor.example' } }
  if (path.endsWith('/earlier'))
    return { earlier: { weekdays: ['monday'], parts: ['morning'], same_specialist: false } }
  if (/earlier\/(accept|decline)$/.test(path)) return { earlier: { offer: randomUUID() } }
  if (/\/stop(_earlier)?$/.test(path)) return undefined
  if (path.startsWith('/api/visit')) return { kiosk: { code: 'none' } }
  if (path === '/api/page_faults')
    return { page_fault: { app: 'portal', kind: 'error', name: 'Error', message: 'x', path: '/' } }
  if (path.includes('/kiosks')) return { kiosk: { name: `Kiosk ${writes}` } }
  const isNew = method === 'POST'
  if (path.endsWith('/services') || path.includes('/services/'))
    return { service: { ...(isNew ? newService : {}), name: `Service ${writes}` } }
  if (path.startsWith('/api/portal/locations'))
    return { location: { ...(isNew ? newLocation : {}), phone: String(writes) } }
  if (path.startsWith('/api/portal/portal_users'))
    return {
      portal_user: isNew
        ? { email: `${writes}@guest.example`, role: 'COMPANY_USER', company_id: 1 }
        : { name: `N ${writes}` },
    }
  if (path.startsWith('/api/portal/specialists')) return { specialist: { name: `Specialist ${writes}` } }
  if (path.startsWith('/api/users')) return { location: { first_name: `Name ${writes}` } }
  if (!isNew) return { booking: { notes: { description: `Note ${writes}` } } }
  minute += 30
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return bookingBody(time)
}

async function outcomeOf(route: string, column: string): Promise<string> {
  const line = route.replace(/\{(\w+)\}/g, (_, name: string) => objects[name] ?? 'unknown')
  const email = emailOfCaller[column]
  const as: Call['as'] = column === 'program' ? 'internal' : email ? await world.signIn(email) : undefined
  const body = bodyOf(route)
  const { status, body: answer } = await call(world, line, {
    ...(as ? { as } : {}),
    ...(body ? { body } : {}),
  })
  const data = answer.data as unknown
  const isEmpty = data === null || (Array.isArray(data) && data.length === 0)
  return status === 200 && isEmpty ? 'empty' : String(status)
}

const rows = accessTable('route')

describe.each(rows)('route: $asked', ({ asked, cells }) => {
  test.each(cells)('by %s: %s', async (column, outcome) => {
    expect(await outcomeOf(asked, column)).toBe(outcome)
  })
})

const unnamed = (line: string) => line.replace(/\?.*/, '').replace(/\{\w+\}|:\w+/g, '{}')
const declaredFor = (asked: string) =>
  routesOf(world.app).find(({ method, path }) => unnamed(`${method} ${path}`) === unnamed(asked))

test.each(rows)('$asked is declared for those whom its row lets in', ({ asked, cells }) => {
  const kinds: readonly string[] = declaredFor(asked)?.kinds ?? []
  const outcomes = new Map(cells)
  expect(kinds.includes('visitor')).toBe(outcomes.get('nobody') !== '401')
  expect(kinds.includes('internal')).toBe(outcomes.get('program') !== '403')
  const staff = cells.filter(([caller]) => caller !== 'nobody' && caller !== 'program')
  expect(kinds.includes('portal')).toBe(staff.some(([, outcome]) => outcome !== '403'))
})

test('every route of the interface has its row, and its declaration', async () => {
  const { paths } = (await call(world, 'GET /openapi.json')).body as unknown as {
    paths: Record<string, object>
  }
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => unnamed(`${method.toUpperCase()} ${path}`)),
  )
  expect(served.sort()).toEqual(rows.map(({ asked }) => unnamed(asked)).sort())
  const declared = routesOf(world.app).map(({ method, path }) => unnamed(`${method} ${path}`))
  expect(declared.sort()).toEqual(served)
})

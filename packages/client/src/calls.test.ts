import { createBookingPayload, updateBookingPayload } from '@rinda/contract/booking/booking-payload'
import { createPortalUserPayload, updatePortalUserPayload } from '@rinda/contract/people/portal-user-payload'
import { userPayloadUnderLocation } from '@rinda/contract/people/user-payload'
import { createLocationPayload, updateLocationPayload } from '@rinda/contract/set-up/location-payload'
import { createServicePayload, updateServicePayload } from '@rinda/contract/set-up/service-payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as bookings from './bookings/booking-calls.ts'
import { createHttp, createInternalHttp, type Http, type HttpResult } from './http/create-http.ts'
import { getCurrentPortalUser, signOut } from './people/portal-user.ts'
import { createPortalUser, listPortalUsers, makeInvitation, updatePortalUser } from './people/portal-users.ts'
import * as users from './people/users.ts'
import { listCompanies } from './set-up/companies.ts'
import * as locations from './set-up/location-calls.ts'
import type { LocationDraft, ServiceDraft } from './set-up/locations.ts'
import { createService, updateService } from './set-up/service-calls.ts'
import { type Received, startRecordingServer } from './testing/recording-server.ts'

let server: Awaited<ReturnType<typeof startRecordingServer>>
let http: Http
let internal: Http

beforeAll(async () => {
  server = await startRecordingServer()
  const { baseUrl } = server
  http = createHttp({ baseUrl })
  internal = createInternalHttp({ baseUrl, apiKey: 'a key', apiSecret: 'a secret' })
})
afterEach(() => {
  server.received.length = 0
  server.answerWith(() => ({ document: { data: [] } }))
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const texts = { default: 'Zāle', lv: 'Zāle', en: 'Hall', ru: 'Зал' }
const booking: Required<bookings.BookingDraft> = {
  status: 'SCHEDULED',
  approval: 'accepted',
  locationId: 1,
  serviceId: 2,
  specialistId: 3,
  date: '2027-01-12',
  time: '10:00',
  duration: 30,
  firstName: 'Anna',
  lastName: 'Ozola',
  email: 'anna@rinda.example',
  phoneCountryCode: '371',
  phoneNumber: '20000001',
  customerType: 'PERSON',
  customerNumber: '7',
  language: 'lv',
  fields: { topic: 'a' },
  notes: { description: 'b' },
  config: { color: 'blue', rooms: [1, 2] },
  token: 'a token',
  code: '123456',
}
const person = {
  name: 'Jana Kļava',
  role: 'COMPANY_USER',
  permissions: ['navigation/open_times'],
  locationIds: [1],
  serviceIds: null,
  isActive: true,
} as const
const location: Required<LocationDraft> = {
  companyId: 1,
  position: 4,
  name: texts,
  address: texts,
  description: texts,
  announcement: texts,
  phone: '20000000',
  email: 'hall@rinda.example',
  www: 'https://hall.example',
  latitude: 56.9,
  longitude: 24.1,
  accessibility: { 1: true, 2: false, 3: true, 4: false, 5: true },
  ...{ openMondayFrom: '08:00', openMondayTill: '17:00', openTuesdayFrom: '08:00', openTuesdayTill: '17:00' },
  ...{ openWednesdayFrom: '08:00', openWednesdayTill: '17:00', openThursdayFrom: '08:00' },
  ...{ openThursdayTill: '17:00', openFridayFrom: '08:00', openFridayTill: '17:00', openSaturdayFrom: null },
  ...{ openSaturdayTill: null, openSundayFrom: null, openSundayTill: null },
  isActive: true,
  isVisible: false,
  isOnline: true,
  isQmsActive: false,
  isBmsActive: true,
  bmsId: 'HALL_1',
  ...{ bmsBaseUrl: '', qmsBaseUrl: '', qmsServicesUrl: '', qmsTicketsUrl: '', qmsGetTicketUrl: '' },
  qmsCancelTicketUrl: '',
  config: { special_times: [{ day: '2027-01-01' }] },
}
const service: Required<ServiceDraft> = {
  position: 1,
  name: texts,
  averageTime: 12,
  isActive: true,
  isVisible: true,
  qmsId: 0,
  bmsId: 'X',
  bmsStartDate: null,
  bmsEndDate: '2027-12-31',
  duration: 30,
  step: 15,
  capacity: 2,
  tags: ['a'],
  config: { specialists: [1], booking_times: [{ day: 'monday', from: '09:00', till: '12:00' }] },
}
const user: Required<users.UserDraft> = {
  companyId: 1,
  email: 'visitor@mail.example',
  phoneCountryCode: '371',
  phoneNumber: '20000002',
  firstName: 'Līga',
  lastName: 'Kalna',
  project: 'p',
  pushId: 'x',
}
const key = { idempotencyKey: 'once' }
const version = { ...key, ifMatch: 1_764_000_000_000 }
const place = { locationId: 1, serviceId: 2 }

type Calls = readonly (readonly [line: string, call: (http: Http) => Promise<HttpResult<unknown>>])[]
const reads: Calls = [
  [
    'GET /api/bookings?location_id=1&from=2027-01-01&to=2027-01-31&status=locked%2Cscheduled&page%5Bsize%5D=50',
    (by) =>
      bookings.listBookings(by, {
        locationId: 1,
        statuses: ['locked', 'scheduled'],
        from: '2027-01-01',
        to: '2027-01-31',
        pageSize: 50,
      }),
  ],
  ['GET /api/bookings', (by) => bookings.listBookings(by)],
  ['GET /api/bookings/payment_pending', bookings.listPaymentPending],
  ['GET /api/bookings/existing/7', (by) => bookings.findExistingBooking(by, 7)],
  ['GET /api/bookings/existing/a%2Fb?token=t', (by) => bookings.findExistingBooking(by, 'a/b', 't')],
  ['GET /api/bookings/phone/371/20000001', (by) => bookings.listBookingsOfPhone(by, '371', '20000001')],
  [
    'GET /api/bookings/date/2027-01-01/2027-01-31',
    (by) => bookings.listBookingsOfDays(by, '2027-01-01', '2027-01-31'),
  ],
  [
    'GET /api/bookings/service/2/date/2027-01-12',
    (by) => bookings.listBookingsOfService(by, 2, '2027-01-12'),
  ],
  ['GET /api/bookings/7?token=t', (by) => bookings.getBooking(by, 7, 't')],
  ['GET /api/companies?include=locations', (by) => listCompanies(by, 'locations')],
  ['GET /api/portal/locations', locations.listLocations],
  ['GET /api/locations/1?include=services', (by) => locations.getLocation(by, 1, 'services')],
  ['GET /api/portal/current_portal_user', getCurrentPortalUser],
  ['GET /api/portal/portal_users?company_id=40', (by) => listPortalUsers(by, { companyId: 40 })],
  ['GET /api/users?phone_number=20000002', (by) => users.listUsers(by, { phoneNumber: '20000002' })],
  ['GET /api/users/7', (by) => users.getUser(by, 7)],
  ['DELETE /api/portal/portal_users/sign_out', signOut],
  ['POST /api/portal/portal_users/7/invitation', (by) => makeInvitation(by, 7)],
]
const writes = [
  [
    'POST /api/bookings',
    'booking',
    createBookingPayload,
    (by: Http) => bookings.createBooking(by, { ...booking, clientType: 'app' }, key),
  ],
  [
    'PATCH /api/bookings/7',
    'booking',
    updateBookingPayload,
    (by: Http) => bookings.updateBooking(by, 7, booking, key),
  ],
  [
    'POST /api/portal/locations',
    'location',
    createLocationPayload,
    (by: Http) => locations.createLocation(by, location, key),
  ],
  [
    'PATCH /api/portal/locations/1',
    'location',
    updateLocationPayload,
    (by: Http) => locations.updateLocation(by, 1, location, version),
  ],
  [
    'POST /api/portal/locations/1/services',
    'service',
    createServicePayload,
    (by: Http) => createService(by, 1, service, key),
  ],
  [
    'PATCH /api/portal/locations/1/services/2',
    'service',
    updateServicePayload,
    (by: Http) => updateService(by, place, service, version),
  ],
  [
    'POST /api/portal/portal_users',
    'portal_user',
    createPortalUserPayload,
    (by: Http) => createPortalUser(by, { ...person, email: 'jana@rinda.example', companyId: 1 }, key),
  ],
  [
    'PATCH /api/portal/portal_users/7',
    'portal_user',
    updatePortalUserPayload,
    (by: Http) => updatePortalUser(by, 7, person, key),
  ],
  ['POST /api/users', 'location', userPayloadUnderLocation, (by: Http) => users.createUser(by, user, key)],
  [
    'PATCH /api/users/7',
    'location',
    userPayloadUnderLocation,
    (by: Http) => users.updateUser(by, 7, user, key),
  ],
] as const

const nothing = () => ({ document: undefined })
const last = (): Received => server.received.at(-1) ?? { line: '', headers: {}, body: undefined }

describe('every call of the contract', () => {
  it.each(reads)('%s', async (line, call) => {
    server.answerWith(nothing)
    expect((await call(http)).ok).toBe(true)
    expect(server.received.map((received) => received.line)).toEqual([line])
  })

  it.each(writes)('%s', async (line, under, schema, call) => {
    server.answerWith(nothing)
    expect((await call(http)).ok).toBe(true)
    const { headers, body } = last()
    expect(last().line).toBe(line)
    expect(headers['idempotency-key']).toBe('once')
    const isVersioned = line.startsWith('PATCH /api/portal/locations/')
    expect(headers['if-match']).toBe(isVersioned ? '"1764000000000"' : undefined)
    const parsed = schema.safeParse(body)
    expect(parsed.error).toBeUndefined()
    const sent = Object.keys((body as Record<string, object>)[under] ?? {})
    const received = Object.keys((parsed.data as Record<string, object>)[under] ?? {})
    // What decides and verifies is for a booking that is there; a location keeps its company.
    const forOthers = line === 'POST /api/bookings' ? ['approval', 'code'] : ['company_id']
    expect(sent.filter((name) => !received.includes(name) && !forOthers.includes(name))).toEqual([])
  })

  it.each([...reads, ...writes.map(([line, , , call]) => [line, call] as const)])(
    'that is refused says why: %s',
    async (_, call) => {
      const errors = [{ status: '403', code: 'forbidden', title: '', detail: '' }]
      server.answerWith(() => ({ status: 403, document: { errors } }))
      expect(await call(http)).toMatchObject({
        ok: false,
        failure: { kind: 'refused', code: 'forbidden', errors },
      })
    },
  )
})

describe('who calls', () => {
  it('another server of the operator brings its key and secret, and reads every location', async () => {
    await locations.listLocations(internal)
    expect(last().line).toBe('GET /api/locations')
    expect(last().headers).toMatchObject({ 'x-api-key': 'a key', 'x-api-secret': 'a secret' })
  })

  it('does not carry the secret to where a redirect leads', async () => {
    const elsewhere = await startRecordingServer()
    server.answerWith(() => ({ status: 302, headers: { location: `${elsewhere.baseUrl}/api/locations` } }))
    expect(await locations.listLocations(internal)).toEqual({ ok: false, failure: { kind: 'unreachable' } })
    expect(elsewhere.received).toEqual([])
    elsewhere.close()
  })

  it('a program without a browser brings its cookie itself', async () => {
    await listCompanies(createHttp({ baseUrl: server.baseUrl, headers: { cookie: 'rinda=1' } }))
    expect(last().headers.cookie).toBe('rinda=1')
  })
})

describe('how long a call may take', () => {
  it.each([
    ['4 s at a browser', 4_000, () => bookings.getBooking(http, 7)],
    ['7 s at a server', 7_000, () => bookings.getBooking(internal, 7)],
    ['10 s by telephone', 10_000, () => bookings.listBookingsOfPhone(internal, '371', '2')],
    ['30 s for a list', 30_000, () => bookings.listBookings(http)],
    ['30 s for payments', 30_000, () => bookings.listPaymentPending(http)],
    ['30 s for the booking that is there', 30_000, () => bookings.findExistingBooking(http, 7)],
    ['30 s for companies', 30_000, () => listCompanies(http)],
    ['30 s for users', 30_000, () => users.listUsers(http)],
  ])('%s', async (_, milliseconds, call) => {
    server.answerWith(nothing)
    const limit = vi.spyOn(AbortSignal, 'timeout')
    await call()
    expect(limit.mock.calls).toEqual([[milliseconds]])
  })
})

describe('a list of several pages', () => {
  const person = (id: number) => ({ id: String(id), type: 'user', attributes: { first_name: `Nr. ${id}` } })
  const pages: Record<string, { ids: number[]; next: string | null }> = {
    'GET /api/users': { ids: [1, 2], next: '/api/users?page%5Bafter%5D=2' },
    'GET /api/users?page%5Bafter%5D=2': { ids: [3], next: '/api/users?page%5Bafter%5D=3' },
    'GET /api/users?page%5Bafter%5D=3': { ids: [4], next: null },
  }
  const pageAt = ({ line }: Received) => {
    const { ids, next } = pages[line] ?? { ids: [], next: null }
    return { document: { data: ids.map(person), links: { next } } }
  }
  const asked = () => server.received.map(({ line }) => line)

  it('is read to its end', async () => {
    server.answerWith(pageAt)
    const found = await users.listUsers(http)
    expect(found.ok && found.value.map(({ id, firstName }) => [id, firstName])).toEqual([
      [1, 'Nr. 1'],
      [2, 'Nr. 2'],
      [3, 'Nr. 3'],
      [4, 'Nr. 4'],
    ])
  })

  it('fails whole where a page fails', async () => {
    server.answerWith((received) => (received.line.endsWith('=3') ? { status: 500 } : pageAt(received)))
    expect(await users.listUsers(http)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 500 },
    })
  })

  it('is not asked for more than is wanted', async () => {
    server.answerWith(() => ({ document: { data: [], links: { next: '/api/bookings?page%5Bafter%5D=x' } } }))
    for await (const page of bookings.bookingPages(http)) {
      expect(page).toEqual({ ok: true, value: [] })
      break
    }
    expect(asked()).toEqual(['GET /api/bookings'])
  })

  it('that goes round in a circle ends', async () => {
    server.answerWith(() => ({ document: { data: [], links: { next: '/api/users' } } }))
    expect(await users.listUsers(http)).toEqual({ ok: true, value: [] })
    expect(asked()).toEqual(['GET /api/users'])
  })

  it.each([
    'https://elsewhere.example/api/users',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '@elsewhere',
  ])('does not go on at %s', async (next) => {
    server.answerWith(() => ({ document: { data: [], links: { next } } }))
    expect(await users.listUsers(internal)).toEqual({ ok: true, value: [] })
    expect(asked()).toEqual(['GET /api/users'])
  })
})

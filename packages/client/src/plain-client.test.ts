import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createHttp } from './http/create-http.ts'
import { createPlainClient, type PlainClient } from './plain-client.ts'
import { startRecordingServer } from './testing/recording-server.ts'

/** The source: a failed HTTP call is logged to the console and yields an empty result. */

let server: Awaited<ReturnType<typeof startRecordingServer>>
let client: PlainClient

beforeAll(async () => {
  server = await startRecordingServer()
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  client = createPlainClient(createHttp({ baseUrl: server.baseUrl }))
  const errors = [{ status: '403', code: 'forbidden', title: '', detail: '', meta: { info: { en: 'No' } } }]
  server.answerWith(() => ({ status: 403, document: { errors } }))
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => server.close())

test.each([
  ['getBooking', () => client.getBooking(7)],
  ['listBookings', () => client.listBookings()],
  [
    'createBooking',
    () => client.createBooking({ locationId: 1, serviceId: 1, date: '2027-01-12', time: '10:00' }),
  ],
  ['listLocations', () => client.listLocations()],
  ['listUsers', () => client.listUsers()],
  ['getCurrentPortalUser', () => client.getCurrentPortalUser()],
  ['signOut', () => client.signOut()],
] as const)('%s that fails gives undefined, and is logged', async (call, make) => {
  expect(await make()).toBeUndefined()
  expect(console.error).toHaveBeenCalledExactlyOnceWith(`${call}: 403 forbidden`)
})

test('payments pending and companies that fail are an empty list', async () => {
  expect(await client.listPaymentPending()).toEqual([])
  expect(await client.listCompanies('locations')).toEqual([])
  expect(console.error).toHaveBeenCalledTimes(2)
})

test('why it failed is kept beside, for who wants it', async () => {
  expect(client.lastFailure).toBeUndefined()
  await client.getUser(7)
  expect(client.lastFailure).toMatchObject({
    call: 'getUser',
    failure: { kind: 'refused', status: 403, code: 'forbidden', info: { en: 'No' } },
  })
  const heard: string[] = []
  const telling = createPlainClient(createHttp({ baseUrl: 'http://127.0.0.1:1' }), ({ call, failure }) =>
    heard.push(`${call} ${failure.kind}`),
  )
  expect(await telling.getLocation(1)).toBeUndefined()
  expect(heard).toEqual(['getLocation unreachable'])
})

test('the log says nothing of whom a call was about', async () => {
  await client.listBookingsOfPhone('371', '20000001')
  await client.getBooking(7, 'a token')
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toMatch(/20000001|a token/)
})

test('what succeeds is what it is', async () => {
  const user = { id: '7', type: 'user', attributes: { first_name: 'Līga' } }
  server.answerWith(() => ({ document: { data: user } }))
  expect(await client.getUser(7)).toEqual({ id: 7, firstName: 'Līga' })
  expect(client.lastFailure).toBeUndefined()
  expect(console.error).not.toHaveBeenCalled()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOwnBooking } from '../bookings/own/own-booking.ts'
import { getVisitService } from '../bookings/visit-service.ts'
import { getOwnTicket } from '../queue/tickets.ts'
import { getVisitLocation } from '../queue/visit-location.ts'
import { startRecordingServer } from '../testing/recording-server.ts'
import { createHttp, type Http } from './create-http.ts'
import { idIn } from './ids.ts'

let server: Awaited<ReturnType<typeof startRecordingServer>>
let http: Http
beforeAll(async () => {
  server = await startRecordingServer()
  http = createHttp({ baseUrl: server.baseUrl })
})
afterAll(() => server.close())

test.each(['xyz', '', '0', '-1', '1.5', '1e3', '0x10', '99999999999999999999', ' 1'])(
  'what an address names by "%s" is not there, and the server is not asked for it',
  async (text) => {
    const id = idIn(text)
    const none = { ok: true, value: undefined }
    expect(await getOwnTicket(http, { id, token: 't' })).toEqual(none)
    expect(await getVisitLocation(http, id)).toEqual(none)
    expect(await getVisitService(http, id)).toEqual(none)
    expect(server.received).toEqual([])
  },
)

test('a booking is asked for by its id and by its public name, and by nothing else', async () => {
  expect(await getOwnBooking(http, { qtid: 'xyz', token: 't' })).toEqual({ ok: true, value: undefined })
  expect(server.received).toEqual([])
  server.answerWith(() => ({ status: 404, document: { errors: [] } }))
  for (const qtid of ['12', '0b8e4f6a-1c2d-4e3f-8a9b-0c1d2e3f4a5b'])
    await getOwnBooking(http, { qtid, token: 't' })
  expect(server.received).toHaveLength(2)
})

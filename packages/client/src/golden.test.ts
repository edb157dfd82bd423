/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BookingResource } from '@rinda/contract/booking'
import type { Envelope, ReplyData } from '@rinda/contract/envelope'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBookingEvent } from './booking-events.ts'
import { replyOf } from './booking-replies.ts'
import { bookingOf } from './booking-view.ts'
import { createHttp } from './http.ts'

/** The frozen examples of the wire, which the server's tests hold it to: whatever stands there, this client must understand. */

const folder = new URL('../../contract/golden/', import.meta.url)
const namesIn = (place: string) => readdirSync(new URL(place, folder)).sort()
const read = (place: string, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${place}/${name}`, folder), 'utf8'))

describe('messages of the booking socket', () => {
  const messages = namesIn('portal').map((name) => [name, read('portal', name) as Envelope] as const)

  it.each(messages)('%s', (_, envelope) => {
    const reply = replyOf(envelope)
    if (!reply.ok) {
      expect(reply.failure.code).toMatch(/^[a-z_]+$/)
      expect(Object.keys(reply.failure.info ?? {}).sort()).toEqual(['en', 'lv', 'ru'])
    } else if (isBookingEvent(envelope)) {
      const booking = bookingOf(reply.data as BookingResource)
      expect(booking.endsAt - booking.startsAt).toBe(booking.durationMinutes)
      expect(booking.isBlocked).toBe(JSON.stringify(envelope).includes('"_is_blocked":true'))
    } else {
      expect(['bookings', 'slots', 'day_sheet', 'changes', 'booking_rescheduled']).toContain(reply.type)
    }
  })

  it('each of a list of bookings', () => {
    const reply = replyOf(read('portal', 'bookings.json') as Envelope)
    const { data } = (reply.ok ? reply.data : null) as ReplyData['bookings']
    expect(data.length).toBeGreaterThan(2)
    expect(data.map(bookingOf).every(({ startsAt }) => Number.isInteger(startsAt))).toBe(true)
  })
})

describe('documents of the HTTP interface', () => {
  let server: Server
  let baseUrl: string

  beforeAll(async () => {
    server = createServer((request, response) => {
      const [, place = '', name = ''] = (request.url ?? '').split('/')
      const { status, document } = read(place, name) as { status: number; document: unknown }
      response.writeHead(status, { 'content-type': 'application/vnd.api+json' }).end(JSON.stringify(document))
    })
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening)
    })
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  it.each(namesIn('errors'))('a refusal: %s', async (name) => {
    const { status, document } = read('errors', name) as { status: number; document: { errors: unknown[] } }
    const result = await createHttp({ baseUrl })({ path: `/errors/${name}` })
    expect(result).toMatchObject({ ok: false, failure: { kind: 'refused', status, errors: document.errors } })
  })

  it.each(namesIn('http'))('%s', async (name) => {
    const result = await createHttp({ baseUrl })({ path: `/http/${name}` })
    expect(result.ok).toBe(true)
    if (!result.ok || !result.value) return
    const found = [result.value.data].flat().filter((one) => one?.type === 'booking')
    for (const one of found) expect(bookingOf(one as BookingResource).id).toBe(one?.id)
  })
})

/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BookingResource } from '@rinda/contract/booking/booking'
import type { AnswerType, ReplyOf } from '@rinda/contract/booking/replies'
import { requestSchemas } from '@rinda/contract/booking/requests'
import type { PortalUserResource } from '@rinda/contract/set-up/objects'
import { type Envelope, failureType } from '@rinda/contract/wire/envelope'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBookingEvent } from './bookings/booking-events.ts'
import { replyOf } from './bookings/booking-replies.ts'
import { bookingOf } from './bookings/booking-view.ts'
import { createHttp } from './http/create-http.ts'
import { entityFrom } from './http/entity.ts'
import { portalUserOf } from './people/portal-user.ts'
import type { PortalPerson } from './people/portal-users.ts'
import type { User } from './people/users.ts'
import type { Company } from './set-up/companies.ts'
import { locationFrom, type Service } from './set-up/locations.ts'

/** The frozen examples of the wire, which the server's tests hold it to: whatever stands there, this client must understand. */

const folder = new URL('../../contract/golden/', import.meta.url)
const namesIn = (place: string) => readdirSync(new URL(place, folder)).sort()
const read = (place: string, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${place}/${name}`, folder), 'utf8'))

/** Types of answers and broadcasts that are no change of one booking. */
const answers: Readonly<Record<AnswerType | 'booking_rescheduled' | 'profile_changed', true>> = {
  bookings: true,
  slots: true,
  day_sheet: true,
  changes: true,
  attention: true,
  block_preview: true,
  series_preview: true,
  series_scheduled: true,
  series_canceled: true,
  bookings_found: true,
  known_visitors: true,
  not_free_reasons: true,
  booking_rescheduled: true,
  profile_changed: true,
}

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
    } else if (/^(?:location|service|specialist)_/.test(reply.type)) {
      understands(reply.data as ResourceObject)
    } else {
      expect(Object.keys(answers)).toContain(reply.type)
    }
  })

  it('are there for the refusal of every request', () => {
    const refusals = Object.keys(requestSchemas).map((type) => `${failureType(type)}.json`)
    expect(messages.map(([name]) => name)).toEqual(expect.arrayContaining(refusals))
  })

  it('each of a list of bookings', () => {
    const reply = replyOf(read('portal', 'bookings.json') as Envelope)
    const { data } = (reply.ok ? reply.data : null) as ReplyOf<'get_bookings'>
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
    const { data, included = [] } = result.value
    for (const one of [data, included].flat()) if (one) understands(one)
  })
})

const updatedAt = expect.stringMatching(/^\d{4}-.*Z$/)
const someNumber = expect.any(Number)

/** Readers of each kind of resource. */
const readers: Readonly<Record<string, (resource: ResourceObject, id: number) => void>> = {
  booking: (resource) => expect(bookingOf(resource as BookingResource).id).toBe(resource.id),
  company: (resource, id) =>
    expect(entityFrom<Company>(resource)).toMatchObject({ id, name: textsOf(resource) }),
  location: (resource, id) =>
    expect(locationFrom(resource)).toMatchObject({
      ...{ id, name: textsOf(resource), openMondayFrom: expect.anything(), isActive: expect.any(Boolean) },
      ...{ accessibility: { 1: false, 5: false }, updatedAt, services: [] },
    }),
  service: (resource, id) =>
    expect(entityFrom<Service>(resource)).toMatchObject({
      ...{ id, name: textsOf(resource), isActive: expect.any(Boolean), duration: someNumber, updatedAt },
      ...{ locationId: someNumber, config: { specialists: expect.any(Array) } },
    }),
  specialist: (resource, id) =>
    expect(entityFrom(resource)).toMatchObject({ id, name: expect.any(String), isActive: true }),
  user: (resource, id) =>
    expect(entityFrom<User>(resource)).toMatchObject({
      ...{ id, companyId: someNumber, firstName: expect.any(String), updatedAt },
    }),
  portal_user: (resource, id) =>
    'profile' in resource.attributes
      ? expect(portalUserOf(resource as PortalUserResource).token).toEqual(expect.any(String))
      : expect(entityFrom<PortalPerson>(resource)).toMatchObject({ id, isActive: expect.any(Boolean) }),
}

/** A kind that stands in a golden document and not above is one that this client does not know. */
function understands(resource: ResourceObject): void {
  const read = readers[resource.type]
  expect(read, `a reader of ${resource.type}`).toBeDefined()
  read?.(resource, Number(resource.id))
}

function textsOf({ attributes }: ResourceObject) {
  const { name, name_lv: lv, name_en: en, name_ru: ru } = attributes
  return { default: name, lv, en, ru }
}

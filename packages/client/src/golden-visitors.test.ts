/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import type { BookingResource } from '@rinda/contract/booking/booking'
import type { Envelope, FailureData } from '@rinda/contract/wire/envelope'
import { expect, it } from 'vitest'
import { replyOf } from './bookings/booking-replies.ts'
import { bookingOf } from './bookings/booking-view.ts'

/** The frozen messages of visitors' pages: what they are answered with, what they hear, and why they are turned away. */

const folder = new URL('../../contract/golden/widget/', import.meta.url)
const read = <As>(name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as As
const names = readdirSync(folder).sort()
const [refusals, messages] = [true, false].map((isRefusal) =>
  names.filter((name) => name.startsWith('connect_error') === isRefusal),
)

it.each(messages ?? [])('%s', (name) => {
  const reply = replyOf(read<Envelope>(name))
  if (!reply.ok) {
    expect(Object.keys(reply.failure.info ?? {}).sort()).toEqual(['en', 'lv', 'ru'])
    return
  }
  const booking = reply.data as BookingResource
  if (name.startsWith('broadcast')) {
    // The time that is taken or free again, and nothing of whose.
    const places = ['location_id', 'service_id', 'specialist_id', 'date', 'time', 'duration', 'status']
    expect(Object.keys(booking.attributes).sort()).toEqual(places.sort())
  } else {
    expect(bookingOf(booking)).toMatchObject({ id: booking.id, token: booking.attributes.token })
  }
})

it.each(refusals ?? [])('%s', (name) => {
  const { code, info } = read<{ data: FailureData }>(name).data
  expect(code).toMatch(/^[a-z_]+$/)
  expect(Object.keys(info).sort()).toEqual(['en', 'lv', 'ru'])
})

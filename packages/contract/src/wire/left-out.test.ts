import { expect, it } from 'vitest'
import { requestSchemas } from '../booking/requests.ts'
import { withoutNulls } from './left-out.ts'

it.each([
  ['get_bookings', { locationId: null, date: null, days: null }, {}],
  ['schedule_booking', { email: null, notes: null, fields: null, locationId: null }, {}],
  ['schedule_booking', { specialistId: null, duration: null }, { specialistId: null, duration: null }],
  ['schedule_booking', { notes: { internal: null, description: 'a' } }, { notes: { description: 'a' } }],
  ['schedule_booking', { fields: { text: null } }, { fields: { text: null } }],
  ['cancel_booking', { notes: { canceled: null } }, { notes: {} }],
  ['cancel_booking', { qtid: null, token: null }, { qtid: null, token: null }],
  [
    'move_booking',
    { from: { date: null, specialistId: null } },
    { from: { date: null, specialistId: null } },
  ],
  ['preview_series', { repeat: { everyWeeks: null, without: null } }, { repeat: {} }],
  ['get_bookings', { constructor: null, unknown: null }, { constructor: null, unknown: null }],
] as const)('in %s, %j is %j', (type, sent, meant) => {
  expect(withoutNulls(requestSchemas[type], sent)).toEqual(meant)
})

it.each([[null], [5], ['x'], [[null]], [undefined]])('%j stays as it is', (sent) => {
  expect(withoutNulls(requestSchemas.get_bookings, sent)).toEqual(sent)
})

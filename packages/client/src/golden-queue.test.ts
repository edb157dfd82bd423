/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import type { Changes } from '@rinda/contract/booking/replies'
import type { LocationStateAttributes } from '@rinda/contract/queue/location-state'
import type { OverviewAttributes } from '@rinda/contract/queue/overview'
import type { MonitorMessage, QueueReplyMessage } from '@rinda/contract/queue/replies'
import { type QueueRequestType, queueRequestSchemas } from '@rinda/contract/queue/requests'
import type { ServiceLineAttributes } from '@rinda/contract/queue/service-line'
import type { ClientAttributes, CounterAttributes, TicketAttributes } from '@rinda/contract/queue/ticket'
import { type Envelope, type FailureData, failureType } from '@rinda/contract/wire/envelope'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { failedCodes, ticketOrigins, ticketStatuses } from '@rinda/domain/queue/ticket-status'
import { describe, expect, it, test } from 'vitest'
import { replyOf } from './bookings/booking-replies.ts'

/** The frozen messages of the queue socket: each has the fields of its type in the contract, all of them, and no other. */

const folder = new URL('../../contract/golden/queue/', import.meta.url)
const names = readdirSync(folder).map((name) => name.replace(/\.json$/, ''))
const read = <As = Envelope>(name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as As

type Fits = (value: unknown) => boolean
type Fields<Attributes> = { readonly [Name in keyof Required<Attributes>]: Fits }
const text: Fits = (value) => typeof value === 'string'
const count: Fits = (value) => Number.isInteger(value)
const flag: Fits = (value) => typeof value === 'boolean'
const stamp: Fits = (value) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value))
const counter: Fits = (value) => text(value) || count(value)
const orNull = (fits: Fits) => (value: unknown) => value === null || fits(value)
const oneOf = (values: readonly string[]) => (value: unknown) => values.includes(String(value))
const listOf = (fits: Fits) => (value: unknown) => Array.isArray(value) && value.every(fits)

const isObject: Fits = (value) => typeof value === 'object' && value !== null

const ticket: Fields<TicketAttributes> = {
  service_id: orNull(count),
  location_id: count,
  booking_id: orNull(count),
  label: text,
  number: count,
  layout: text,
  status: oneOf(ticketStatuses),
  failed_code: orNull(oneOf(failedCodes)),
  turn: orNull(oneOf(['COMING', 'NEXT', 'CALLED'])),
  called_next: flag,
  staffed: flag,
  tickets_to_wait: orNull(count),
  time_to_wait: orNull(count),
  time_to_wait_low: orNull(count),
  time_to_wait_high: orNull(count),
  average_time: count,
  counter: orNull(counter),
  called_at: orNull(stamp),
  first_called_at: orNull(stamp),
  serving_since: orNull(stamp),
  held: flag,
  language: text,
  notifications: flag,
  created_at: stamp,
  updated_at: stamp,
  waiting_since: orNull(stamp),
  place: orNull(Number.isFinite),
  ended_at: orNull(stamp),
  places_back: count,
  people: count,
  origin: oneOf(ticketOrigins),
  appointment_at: orNull(stamp),
  next_service_ids: listOf(count),
  note: text,
  token: text,
}
const ofCounter: Fields<CounterAttributes> = {
  ...{ agent_id: orNull(count), state_since: orNull(stamp), state_by: text },
  ...{ counter, location_id: count, open: flag, paused: flag, service_ids: listOf(count), agent: text },
}
const serviceLine: Fields<ServiceLineAttributes> = {
  ...{ service_id: count, location_id: count, letter: text, stopped: flag, stopped_by: text },
  stopped_at: orNull(stamp),
}
const client: Fields<ClientAttributes> = {
  ...{ socket_id: text, status: oneOf(['ONLINE', 'PAUSED']), ready: flag, version: text, ip: text },
  type: oneOf(['APP', 'AGENT', 'LOGGER', 'MONITOR', 'WIDGET']),
  device: (device) =>
    expect
      .objectContaining({
        ...{ manufacturer: expect.any(String), model: expect.any(String), platform: expect.any(String) },
      })
      .asymmetricMatch(device),
  ticket_id: orNull(text),
}
const location: Fields<LocationStateAttributes> = {
  ...{ company_id: count, online: flag, crowd_level: oneOf(['0', '20', '40', '60', '80', '100']) },
  services: listOf((one) =>
    expect
      .objectContaining({
        ...{ id: expect.any(String), tickets_to_wait: expect.any(Number), time_to_wait: expect.any(Number) },
      })
      .asymmetricMatch(one),
  ),
}
const overview: Fields<OverviewAttributes> = {
  ...{ served: count, promised: isObject },
  ...{ location_id: count, order: listOf(text), counters: listOf(isObject), services: listOf(isObject) },
}
/** Fields of each kind of resource. */
const fieldsOf: Readonly<Record<string, Readonly<Record<string, Fits>>>> = {
  ...{ ticket, counter: ofCounter, service_line: serviceLine, client, location, overview },
  agent: { name: text },
}
/** Fields that only some are told. */
const optional: readonly string[] = ['note', 'token', 'ip']

function expectWhole({ type, id, attributes }: ResourceObject): void {
  const fields = fieldsOf[type] ?? {}
  expect(id).toMatch(/./)
  const named = Object.keys(attributes)
  expect(Object.keys(fields).filter((name) => !named.includes(name) && !optional.includes(name))).toEqual([])
  for (const [name, value] of Object.entries(attributes)) {
    const fits = fields[name]
    expect([type, name, fits?.(value)]).toEqual([type, name, true])
  }
}

/** Everything that a message is about. */
function resourcesIn({ type, data }: Envelope): ResourceObject[] {
  if (type === 'changes') return (data as Changes).data.flatMap(resourcesIn)
  const { data: told } = data as { data?: unknown }
  const list = Array.isArray(told) ? told : ((told as { data?: unknown } | undefined)?.data ?? told)
  return [list].flat().filter((one) => one !== undefined) as ResourceObject[]
}

const messages = names.filter((name) => !name.startsWith('connect_error') && !/[A-Z]_FAILED$/.test(name))

describe('what the queue socket answers and tells', () => {
  it.each(messages)('%s', (name) => {
    const message = read(name)
    expect(message.trace).toBe(name.startsWith('broadcast') ? undefined : 'trace-1')
    for (const resource of resourcesIn(message)) expectWhole(resource)
    const reply = replyOf(message)
    if (['counter', 'service_line', 'client', 'client_gone'].includes(message.type)) {
      const { data, ...beside } = message.data as { data: ResourceObject }
      expect(beside).toEqual(data.attributes)
      expect(reply).toMatchObject({ ok: true, data })
    }
  })
})

/** Types of the messages by which each request may be answered. */
const answeredBy: {
  [Type in QueueRequestType]: readonly NonNullable<QueueReplyMessage<Type>>['type'][]
} = {
  request_ticket: ['ticket'],
  cancel_ticket: ['ticket'],
  step_back: ['ticket'],
  get_tickets: ['tickets'],
  get_line: ['line'],
  check_in: ['ticket'],
  call_next: ['ticket', 'nothing_waiting'],
  serve_now: ['ticket'],
  recall: ['ticket'],
  no_show: ['ticket'],
  finish: ['ticket'],
  transfer: ['ticket'],
  hold: ['ticket'],
  resume: ['ticket'],
  return_to_line: ['ticket'],
  add_services: ['ticket'],
  set_counter: ['counter'],
  get_counters: ['counters'],
  get_overview: ['overview'],
  get_agents: ['agents'],
  stop_tickets: ['service_line'],
  get_service_lines: ['service_lines'],
  ready: ['tickets'],
  pause: ['client'],
  online: ['client'],
  pause_client: ['client'],
  resume_client: ['client'],
  log: [],
  get_changes: ['changes'],
}

describe('every request of the queue socket', () => {
  it.each(Object.keys(queueRequestSchemas) as QueueRequestType[])('%s', (type) => {
    const answers = messages.filter((name) => name.split('.').slice(1, 2)[0] === type)
    const types = answers.filter((name) => name !== 'monitor.ready.clients').map((name) => read(name).type)
    expect([...new Set(types)].sort()).toEqual([...answeredBy[type]].sort())
    // Nothing that these two could hold makes no sense.
    if (type === 'pause' || type === 'online') return
    const refusal = replyOf(read(failureType(type)))
    expect(refusal).toMatchObject({ ok: false, failure: { code: 'invalid', field: expect.any(String) } })
  })
})

/** Messages that are told without having been asked for. */
const told: Readonly<Record<Exclude<MonitorMessage['type'], 'clients'>, true>> = {
  ...{ ticket: true, counter: true, service_line: true, client: true, client_gone: true },
}
test('every broadcast is frozen', () => {
  const types = names.filter((name) => name.startsWith('broadcast')).map((name) => read(name).type)
  expect([...new Set(types)].sort()).toEqual(
    [...Object.keys(told), 'location_state', 'profile_changed'].sort(),
  )
})

test('only who asked is told the token, only staff a note, and only monitors an address', () => {
  const holding = (field: string) =>
    messages.filter((name) => readFileSync(new URL(`${name}.json`, folder), 'utf8').includes(`"${field}":`))
  expect(holding('token').sort()).toEqual(['agent.serve_now', 'app.check_in', 'app.request_ticket'].sort())
  expect(holding('note').filter((name) => /^app|to_holder|to_others/.test(name))).toEqual([])
  expect(holding('ip').filter((name) => !/^monitor|^broadcast\.client(_gone)?$/.test(name))).toEqual([])
})

test.each(names.filter((name) => /[A-Z]_FAILED$|^connect_error/.test(name)))('%s says why', (name) => {
  const { code, info } = read<{ data: FailureData }>(name).data
  expect(code).toMatch(/^[a-z_]+$/)
  expect(Object.keys(info).sort()).toEqual(['en', 'lv', 'ru'])
})

import { z } from 'zod'
import { language, opaque, rowId, text, visitorCode } from '../wire/fields.ts'

const counterName = z.union(
  [
    z.number('field_wrong').int('field_wrong').min(1, 'field_wrong').max(9_999, 'field_wrong'),
    text(30).refine((name) => name !== '', 'field_required'),
  ],
  'field_wrong',
)
const serviceIds = z.array(rowId, 'field_wrong').max(200, 'field_too_long')
const people = z.number('field_wrong').int('field_wrong').min(1, 'field_wrong').max(99, 'field_wrong')
/** Position of a visitor's phone, in degrees, and by how many metres it may be wrong. It is judged, and kept nowhere. */
const degrees = (most: number) => z.number('field_wrong').min(-most, 'field_wrong').max(most, 'field_wrong')
const position = z.object(
  {
    latitude: degrees(90),
    longitude: degrees(180),
    accuracy: z.number('field_wrong').min(0, 'field_wrong').nullish(),
  },
  'field_wrong',
)
const none = z.object({})

/** Fields that name a ticket: its id, and its token where a visitor acts. */
const ticket = { id: rowId }
const ownTicket = { id: rowId, token: opaque.nullish() }
const push = {
  /** Ids under which a device gets push messages; kept, and never sent out. */
  deviceId: text(500).nullish(),
  userId: text(500).nullish(),
  firebaseUserId: text(500).nullish(),
  notifications: z.boolean('field_wrong').nullish(),
}

/** The requests of the queue socket that are understood, by type. */
export const queueRequestSchemas = {
  request_ticket: z.object({
    serviceId: rowId,
    language: language.nullish(),
    people: people.nullish(),
    /** Services of the same visit, in this order after the first. */
    nextServiceIds: serviceIds.nullish(),
    /** Asked of phones where the location gives them numbers only near it. */
    position: position.nullish(),
    ...push,
  }),
  cancel_ticket: z.object(ownTicket),
  step_back: z.object(ownTicket),
  get_tickets: z.object({ locationId: rowId }),
  get_line: z.object({ locationId: rowId, counter: counterName }),
  check_in: z.object({
    locationId: rowId,
    code: visitorCode.nullish(),
    qtid: z.uuid('field_wrong').toLowerCase().nullish(),
    token: opaque.nullish(),
    language: language.nullish(),
    ...push,
  }),
  call_next: z.object({
    locationId: rowId,
    counter: counterName,
    serviceIds: serviceIds.nullish(),
    /** Calls for whoever works at that counter, who stays its agent; only where it is open and free. */
    onBehalf: z.boolean('field_wrong').nullish(),
  }),
  /** Serves somebody at once, without a place in the line. */
  serve_now: z.object({
    locationId: rowId,
    counter: counterName,
    serviceId: rowId,
    people: people.nullish(),
    language: language.nullish(),
  }),
  recall: z.object(ticket),
  no_show: z.object(ticket),
  /** Ends a visit, or its present part: that of `serviceId`, and at `counter`, where they are named, and no other that somebody has begun meanwhile. */
  finish: z.object({ ...ticket, serviceId: rowId.nullish(), counter: counterName.nullish() }),
  transfer: z.object({
    ...ticket,
    serviceId: rowId,
    counter: counterName.nullish(),
    note: text(500).nullish(),
  }),
  hold: z.object(ticket),
  resume: z.object({ ...ticket, counter: counterName.nullish() }),
  /** Puts somebody who was called back to where they stood. */
  return_to_line: z.object(ticket),
  /** Adds services to a visit, after the present one. */
  add_services: z.object({ ...ticket, serviceIds }),
  set_counter: z.object({
    locationId: rowId,
    counter: counterName,
    serviceIds: serviceIds.nullish(),
    open: z.boolean('field_wrong').nullish(),
    paused: z.boolean('field_wrong').nullish(),
    /** Account of whoever is to work there, null for nobody; without it, whoever opens the counter works there. */
    agentId: rowId.nullable().optional(),
  }),
  get_counters: z.object({ locationId: rowId }),
  /** Asks for what follows from the line of a location as it is: who is next where, how long one would wait, what was done today. */
  get_overview: z.object({ locationId: rowId }),
  /** Asks who may work at the counters of a location. */
  get_agents: z.object({ locationId: rowId }),
  /** Stops giving visitors tickets of a service, or goes on giving them. */
  stop_tickets: z.object({ locationId: rowId, serviceId: rowId, stopped: z.boolean('field_wrong') }),
  get_service_lines: z.object({ locationId: rowId }),
  ready: z.object({ version: text(60).nullish() }),
  pause: none,
  online: none,
  pause_client: z.object({ socketId: opaque }),
  resume_client: z.object({ socketId: opaque }),
  log: z.object({
    level: z.enum(['debug', 'info', 'warn', 'error'], 'field_wrong'),
    message: text(2_000),
    context: z.record(z.string().max(100), z.unknown(), 'field_wrong').nullish(),
  }),
  get_changes: z.object({ since: z.number('field_wrong').int('field_wrong').min(0, 'field_wrong') }),
} as const

export type QueueRequestType = keyof typeof queueRequestSchemas
/** Data of a request of this type once it is parsed. */
export type QueueRequestData<Type extends QueueRequestType> = z.output<(typeof queueRequestSchemas)[Type]>
/** Data that a client may send for a request of this type. */
export type QueueRequestInput<Type extends QueueRequestType> = z.input<(typeof queueRequestSchemas)[Type]>

import { systemFaults } from '@rinda/contract/queue/queue-system'
import { visitorCodes } from '@rinda/domain/company/profile'
import { failedCodes, ticketOrigins, ticketStatuses } from '@rinda/domain/queue/ticket-status'
import { languages } from '@rinda/domain/set-up/field'
import { z } from 'zod'
import { listDocument, oneDocument, resourceShape } from '../openapi/describe.ts'

const moment = z.iso.datetime().nullable()
const minutes = z.number().nullable().describe('Minutes; null: nobody can tell')

const ticket = resourceShape(
  'ticket',
  z.object({
    service_id: z.number().nullable(),
    location_id: z.number(),
    booking_id: z.number().nullable(),
    label: z.string().describe('Name as it is shown and spoken'),
    number: z.number(),
    layout: z.string(),
    status: z.enum(ticketStatuses),
    failed_code: z.enum(failedCodes).nullable(),
    turn: z
      .enum(['COMING', 'NEXT', 'CALLED'])
      .nullable()
      .describe('NEXT: the first of its service; others may still be called before it'),
    called_next: z
      .boolean()
      .describe('Each counter that takes it calls it before all others, also those of other services'),
    staffed: z
      .boolean()
      .describe('False: no counter that takes it is open; the waits are as if one opened now'),
    tickets_to_wait: z.number().nullable().describe('Those who are called before it; 0 for the first'),
    time_to_wait: minutes,
    time_to_wait_low: minutes,
    time_to_wait_high: minutes,
    average_time: z.number(),
    counter: z.union([z.number(), z.string()]).nullable(),
    called_at: moment,
    first_called_at: moment.describe('When the visit at hand began; calling again leaves it as it is'),
    serving_since: moment.describe(
      'When its present part began: at this counter, for this service; null while it is at no counter',
    ),
    held: z.boolean(),
    language: z.string(),
    notifications: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    waiting_since: moment,
    place: z.number().nullable(),
    ended_at: moment,
    places_back: z.number(),
    people: z.number(),
    origin: z.enum(ticketOrigins),
    appointment_at: moment,
    next_service_ids: z.array(z.number()),
    note: z.string().optional(),
    token: z.string().optional().describe('Told once, to whoever asked for the ticket'),
  }),
)

const minute = z.number().describe('Minutes')
const inLanguages = (field: string) =>
  Object.fromEntries([field, ...languages.map((one) => `${field}_${one}`)].map((name) => [name, z.string()]))

const visitLocation = resourceShape(
  'visit_location',
  z.object({
    ...inLanguages('name'),
    ...inLanguages('address'),
    ...inLanguages('announcement'),
    company_id: z.number(),
    timezone: z.string(),
    open: z.boolean(),
    around_the_clock: z.boolean().describe('It is open, and all of the 24 hours that follow'),
    closes_at: moment.describe(
      'When it closes, while it is open: on the next day where it is open past midnight',
    ),
    opens_at: moment.describe('When it opens next, while it is closed'),
    crowd_level: z.number().describe('0, 20, 40, 60, 80 or 100'),
    services: z.array(
      z.object({
        id: z.string(),
        ...inLanguages('name'),
        tickets_to_wait: z.number(),
        ...{ time_to_wait: minute, time_to_wait_low: minute, time_to_wait_high: minute },
        staffed: z
          .boolean()
          .describe('False: no counter that takes it is open; the wait is as if one opened now'),
        refuses: z.enum(failedCodes).nullable().describe('Why no ticket is given now; null: one is'),
        average_time: minute,
        bms_active: z.boolean(),
      }),
    ),
    most_distance_meters: z
      .number()
      .nullable()
      .describe('From where a phone is given a ticket, with `position` in its request; null: from anywhere'),
    most_people: z.number().describe('For how many a visitor may take one ticket'),
    visitor_code: z.enum(visitorCodes).describe('Where a code is sent to that whoever books has to enter'),
    socket_key: z.string().describe('What the sockets ask for in their handshake; empty: nothing'),
  }),
)

const visitBoard = resourceShape(
  'visit_board',
  z.object({
    at: z.iso.datetime().describe('Now, by the clock of the server'),
    called: z.array(
      z.object({
        ...{ id: z.string(), label: z.string() },
        counter: z.union([z.number(), z.string()]).nullable(),
        called_at: z.iso.datetime(),
      }),
    ),
    next: z
      .array(z.object({ id: z.string(), label: z.string() }))
      .describe('The first of those who wait, in the order in which they will probably be called'),
    waiting: z.number().describe('All who wait'),
  }),
)

export const visitBoardDocument = oneDocument(visitBoard)
const kiosk = resourceShape(
  'kiosk',
  z.object({
    location_id: z.number(),
    name: z.string(),
    prints: z.boolean(),
    code: z.string().nullable().describe('Six digits that are entered on the device; null once they were'),
    code_until: moment,
    paired_at: moment,
    seen_at: moment,
  }),
)

const ownKiosk = resourceShape(
  'own_kiosk',
  z.object({
    location_id: z.number(),
    name: z.string(),
    prints: z.boolean(),
    token: z.string().optional().describe('Secret of the device, told once, when it is paired'),
  }),
)

export const kioskDocument = oneDocument(kiosk)
export const kioskListDocument = listDocument(kiosk)
export const ownKioskDocument = oneDocument(ownKiosk)
export const visitLocationDocument = oneDocument(visitLocation)

const rule = z.number().nullable().describe('Null: the company says nothing of it')
const rules = { most_appointments_in_row: rule, grace_minutes: rule, check_in_before_minutes: rule }
const inherited = z.record(
  z.enum(['most_appointments_in_row', 'grace_minutes', 'check_in_before_minutes']),
  z.number(),
)
export const lineRulesDocument = oneDocument(
  resourceShape(
    'line_rules',
    z.object({ ...rules, inherited: inherited.describe('What holds where the company says nothing') }),
  ),
)
const systemState = z.object({
  elsewhere: z.boolean().describe('Another system keeps it; else the rest says nothing'),
  online: z.boolean(),
  since: moment.describe('Since when it is so; null: it was not asked yet'),
  fault: z.enum(systemFaults).nullable().describe('Why the last question got no answer'),
  heard_at: moment,
  ask_at: moment.describe('When it is asked next'),
  unknown_service_ids: z.array(z.number()).describe('Our services that it does not know'),
})

export const queueSystemDocument = oneDocument(resourceShape('queue_system', systemState))
export const bookingSystemDocument = oneDocument(resourceShape('booking_system', systemState))
export const ticketDocument = oneDocument(ticket)
export const ticketsDocument = listDocument(ticket)

import { calendarFaults } from '@rinda/contract/set-up/busy-calendar'
import { keyScopes } from '@rinda/domain/access/key-scope'
import {
  deliveryFaults,
  deliveryStates,
  webhookEvents,
  webhookTest,
} from '@rinda/domain/company/webhook-event'
import { languages } from '@rinda/domain/set-up/field'
import { z } from 'zod'
import { listDocument, oneDocument, resourceShape } from '../openapi/describe.ts'

const moment = z.iso.datetime().nullable()

const apiKey = resourceShape(
  'api_key',
  z.object({
    company_id: z.number(),
    name: z.string(),
    hint: z.string().describe('First characters of the key'),
    scopes: z.array(z.enum(keyScopes)),
    expires_at: moment,
    created_at: z.iso.datetime(),
    created_by: z.string(),
    last_used_at: moment.describe('Within some minutes'),
    revoked_at: moment,
    key: z.string().optional().describe('The key itself, told once, when it is made'),
  }),
)
export const apiKeyDocument = oneDocument(apiKey)
export const apiKeyListDocument = listDocument(apiKey)

const calendarFeed = resourceShape(
  'calendar_feed',
  z.object({
    company_id: z.number(),
    name: z.string(),
    location_id: z.number().nullable().describe('Whose visits: of a location, or of a specialist'),
    specialist_id: z.number().nullable(),
    named: z.boolean().describe('Whether visitors and specialists are named in it'),
    language: z.enum(languages),
    hint: z.string().describe('First characters of what opens it'),
    created_at: z.iso.datetime(),
    created_by: z.string(),
    renewed_at: moment,
    last_used_at: moment.describe('Within some minutes'),
    ended_at: moment,
    path: z.string().optional().describe('The link, told once, when it is made or renewed'),
  }),
)
export const calendarFeedDocument = oneDocument(calendarFeed)
export const calendarFeedListDocument = listDocument(calendarFeed)

const busyCalendar = resourceShape(
  'busy_calendar',
  z.object({
    company_id: z.number(),
    specialist_id: z.number(),
    host: z.string().describe('Host of its address, which is told to nobody; empty: there is none'),
    reading: z.boolean().describe('Whether a reading was asked for that is not done yet'),
    heard_at: moment.describe('Last time that it answered'),
    fault: z.enum(calendarFaults).nullable().describe('Why it could not be read'),
    failing_since: moment,
    busy_times: z.number().describe('Number of busy times to come'),
    created_by: z.string(),
    created_at: z.string(),
  }),
)
export const busyCalendarDocument = oneDocument(busyCalendar)
export const busyCalendarListDocument = listDocument(busyCalendar)

const webhook = resourceShape(
  'webhook',
  z.object({
    company_id: z.number(),
    name: z.string(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    active: z.boolean(),
    stopped_because: z.enum(['failing', 'gone']).nullable().describe('Why it was switched off by itself'),
    failing_since: moment,
    created_at: z.iso.datetime(),
    created_by: z.string(),
    old_secret_until: moment.describe('Until when the secret before signs too'),
    secret: z.string().optional().describe('What signs, told once, when it is made'),
  }),
)
export const webhookDocument = oneDocument(webhook)
export const webhookListDocument = listDocument(webhook)

const delivery = resourceShape(
  'webhook_delivery',
  z.object({
    webhook_id: z.number(),
    message_id: z.string(),
    event: z.enum([...webhookEvents, webhookTest]),
    seq: z.number().nullable().describe('Place of the change in the company’s stream; null: a test'),
    state: z.enum(deliveryStates),
    attempts: z.number(),
    created_at: z.iso.datetime(),
    tried_at: moment,
    due_at: moment.describe('When it is tried next'),
    status: z.number().nullable().describe('Status of the last answer'),
    duration_ms: z.number().nullable(),
    fault: z.enum(deliveryFaults).nullable(),
    answer: z.string().describe('First characters of the last answer'),
    body: z.string().describe('What is sent'),
  }),
)
export const deliveryDocument = oneDocument(delivery)
export const deliveryListDocument = listDocument(delivery)

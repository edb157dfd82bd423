import { messagePreviewQuery } from '@rinda/contract/set-up/message-rules'
import { z } from 'zod'
import { oneDocument, resourceShape } from '../openapi/describe.ts'

const minutes = z.array(z.number()).describe('Minutes before a visit at which its visitor is reminded')
const hours = z
  .object({ from: z.string(), till: z.string() })
  .describe('HH:mm in the zone of the location; the same time twice: none')

export const messageRulesDocument = oneDocument(
  resourceShape(
    'message_rules',
    z.object({
      reminder_minutes: minutes.nullable(),
      quiet_hours: hours.nullable(),
      inherited: z
        .object({ reminder_minutes: minutes, quiet_hours: hours })
        .describe('What holds where the company says nothing'),
    }),
  ),
)

const mailShape = z.object({
  ...{ from: z.string(), subject: z.string(), text: z.string(), html: z.string() },
  file: z.string().nullable().describe('Name of the file for a calendar'),
})

export const messagePreviewDocument = oneDocument(
  resourceShape(
    'message_preview',
    messagePreviewQuery.extend({
      ...{ company: z.string(), recipient: z.string(), can_send: z.boolean() },
      mail: mailShape.nullable(),
      text_message: z.object({ text: z.string(), parts: z.number() }).nullable(),
      notification: z.object({ title: z.string(), body: z.string() }).nullable(),
    }),
  ),
)

export const optOutDocument = oneDocument(
  resourceShape(
    'opt_out',
    z.object({
      name: z.string().describe('Name of the company'),
      ...{ name_lv: z.string(), name_en: z.string(), name_ru: z.string() },
      stopped: z.boolean(),
    }),
  ),
)

export const ticketPushDocument = oneDocument(
  resourceShape(
    'ticket_push',
    z.object({
      public_key: z.string().describe('Key of the server (VAPID, RFC 8292), base64url'),
      subscribed: z.boolean().describe('Whether any browser is told of the ticket'),
    }),
  ),
)

import { z } from 'zod'
import { text } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'

const base64url = (letters: number) =>
  z.string('field_required').regex(new RegExp(`^[\\w-]{${letters}}={0,2}$`), 'field_wrong')

/** Has a browser told of a ticket: what its subscription says (Push API, `PushSubscription.toJSON()`). */
export const askForPush = z.object({
  push: z.object({
    endpoint: text(2_000),
    /** Point of the curve P-256, 65 bytes. */
    p256dh: base64url(87),
    /** 16 bytes. */
    auth: base64url(22),
  }),
})
export type AskForPush = z.output<typeof askForPush>['push']

/** Key that a browser subscribes with to be told of a ticket, and whether any is told. */
export type TicketPushAttributes = { public_key: string; subscribed: boolean }
export type TicketPushResource = ResourceObject<'ticket_push', TicketPushAttributes>

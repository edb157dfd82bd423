import { z } from 'zod'
import { language } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'
import { count } from './company-line-rules.ts'
import { previewedKinds, sampleKinds } from './previewed-kinds.ts'

const clock = z.string('field_wrong').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field_wrong')

/** Hours in which visitors are not written to unless it cannot wait, HH:mm in the zone of the location; the same time twice: there are none. */
export type QuietHoursOnWire = { from: string; till: string }

/** Payload of the rules of a company's messages to visitors: what is not named stays; null takes the company's own answer away. */
export const messageRulesPayload = z.object({
  message_rules: z
    .object({
      /** Minutes before a visit at which its visitor is reminded, at most three; none: nobody is. */
      reminder_minutes: z.array(count(15, 20_160), 'field_wrong').max(3, 'field_wrong').nullable(),
      quiet_hours: z.object({ from: clock, till: clock }, 'field_wrong').nullable(),
    })
    .partial(),
})

export type MessageRulesInput = z.infer<typeof messageRulesPayload>['message_rules']

export type MessageRulesAttributes = {
  reminder_minutes: number[] | null
  quiet_hours: QuietHoursOnWire | null
  /** Rules that hold where the company says nothing. */
  inherited: { reminder_minutes: number[]; quiet_hours: QuietHoursOnWire }
}
export type MessageRulesResource = ResourceObject<'message_rules', MessageRulesAttributes>

export const messagePreviewQuery = z.object({ kind: z.enum(previewedKinds, 'field_wrong'), language })
/** Message that somebody sends to their own address, to see it as a visitor would. */
export const messageSamplePayload = z.object({
  message_sample: z.object({ kind: z.enum(sampleKinds, 'field_wrong'), language }),
})
export type MessageSampleInput = z.infer<typeof messageSamplePayload>['message_sample']

/** A message on each way that it goes, about a visit that is made up; null: it does not go that way. */
export type MessagePreviewAttributes = z.infer<typeof messagePreviewQuery> & {
  /** Name under which it is sent. */
  company: string
  /** Address to which a sample is sent. */
  recipient: string
  can_send: boolean
  mail: { from: string; subject: string; text: string; html: string; file: string | null } | null
  text_message: { text: string; parts: number } | null
  notification: { title: string; body: string } | null
}
export type MessagePreviewResource = ResourceObject<'message_preview', MessagePreviewAttributes>

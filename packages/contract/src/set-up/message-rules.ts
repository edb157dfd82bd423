import { z } from 'zod'
import type { ResourceObject } from '../wire/json-api.ts'
import { count } from './company-line-rules.ts'

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

import { languages, type TextLanguage } from '@rinda/domain/set-up/field'
import { z } from 'zod'
import { optionalRowId, rowId, text } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'

/** A link by which programs for calendars read visits, as its company's admins see it. Times are ISO 8601 with `Z`. */
export type CalendarFeedAttributes = {
  company_id: number
  name: string
  /** Location, or specialist, whose visits it shows; the other one is null. */
  location_id: number | null
  specialist_id: number | null
  /** Tells whether visitors and specialists are named in it. */
  named: boolean
  language: TextLanguage
  /** First characters of what opens it, by which people tell one link from another. */
  hint: string
  created_at: string
  /** E-mail address of whoever made it. */
  created_by: string
  /** Moment at which it was given another link; null: never. */
  renewed_at: string | null
  /** Within some minutes; null: never. */
  last_used_at: string | null
  /** Null: it is open. */
  ended_at: string | null
  /** Path of the feed with what opens it: told once, to whoever makes or renews it. */
  path?: string
}
export type CalendarFeedResource = ResourceObject<'calendar_feed', CalendarFeedAttributes>

const subject = optionalRowId.optional().transform((id) => id ?? null)

/** A new feed, of a location or of a specialist. `company_id` counts only from the platform's admin. */
export const newCalendarFeedPayload = z.object({
  calendar_feed: z
    .object({
      company_id: rowId.optional(),
      name: text(60).refine((name) => name !== '', 'field_required'),
      location_id: subject,
      specialist_id: subject,
      named: z
        .boolean('field_wrong')
        .optional()
        .transform((value) => value === true),
      language: z.enum(languages, 'field_wrong').default('lv'),
    })
    .refine((feed) => feed.location_id !== null || feed.specialist_id !== null, {
      error: 'field_required',
      path: ['location_id'],
    })
    .refine((feed) => feed.location_id === null || feed.specialist_id === null, {
      error: 'field_wrong',
      path: ['specialist_id'],
    }),
})
export type NewCalendarFeed = z.output<typeof newCalendarFeedPayload>['calendar_feed']

import type { CalendarFeedResource } from '@rinda/contract/set-up/calendar-feed'
import type { FeedRow } from './feed-store.ts'

/** Path under which a feed is read by its secret. */
export const feedPath = '/api/calendars'

/** The only way of a feed's row to the wire, with its link where that was made just now. */
export function calendarFeedResource(row: FeedRow, secret?: string): CalendarFeedResource {
  return {
    id: String(row.feed_id),
    type: 'calendar_feed',
    attributes: {
      company_id: row.company_id,
      name: row.name,
      location_id: row.location_id,
      specialist_id: row.specialist_id,
      named: row.with_names,
      language: row.language,
      hint: row.hint,
      created_at: row.created_at.toISOString(),
      created_by: row.created_by,
      renewed_at: row.renewed_at?.toISOString() ?? null,
      last_used_at: row.last_used_at?.toISOString() ?? null,
      ended_at: row.ended_at?.toISOString() ?? null,
      ...(secret === undefined ? {} : { path: `${feedPath}/${secret}.ics` }),
    },
  }
}

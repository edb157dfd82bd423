import type { CalendarFeedAttributes, CalendarFeedResource } from '@rinda/contract/set-up/calendar-feed'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpCall, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readList, withQuery } from '../http/reads.ts'
import type { WriteOptions } from '../http/writes.ts'

/** A link to visits for programs for calendars; times are ISO 8601 with `Z`. Just made it has its `path`, which is told once. */
export type CalendarFeed = EntityOf<CalendarFeedAttributes>

/** Facts of a new feed. `companyId` counts only from the platform's admin. */
export type CalendarFeedDraft = Pick<
  CalendarFeed,
  'name' | 'locationId' | 'specialistId' | 'isNamed' | 'language'
> & { companyId: number | undefined }

type FeedName = Pick<CalendarFeed, 'id' | 'companyId'>

const path = '/api/portal/calendar_feeds'

export function listCalendarFeeds(
  http: Http,
  companyId: number | undefined,
): Promise<HttpResult<CalendarFeed[]>> {
  return readList(http, withQuery(path, { company_id: companyId }), ({ data }) =>
    data.map((one) => entityFrom<CalendarFeed>(one)),
  )
}

/** Makes a feed; the answer alone has its path. */
export function createCalendarFeed(http: Http, draft: CalendarFeedDraft, options: WriteOptions = {}) {
  const { name, locationId, specialistId, isNamed, language, companyId } = draft
  const subject = { location_id: locationId, specialist_id: specialistId }
  const calendar_feed = { name, ...subject, named: isNamed, language, company_id: companyId }
  return send(http, { method: 'POST', path, body: { calendar_feed }, ...options })
}

/** Gives a feed another link; the answer alone has it. */
export function renewCalendarFeed(http: Http, { id, companyId }: FeedName, options: WriteOptions = {}) {
  return send(http, {
    method: 'POST',
    path: withQuery(`${path}/${id}/link`, { company_id: companyId }),
    ...options,
  })
}

/** Ends a feed: its link opens nothing from then on. */
export function endCalendarFeed(http: Http, { id, companyId }: FeedName, options: WriteOptions = {}) {
  return send(http, {
    method: 'DELETE',
    path: withQuery(`${path}/${id}`, { company_id: companyId }),
    ...options,
  })
}

async function send(http: Http, call: HttpCall): Promise<HttpResult<CalendarFeed | undefined>> {
  const result = await http<Document<CalendarFeedResource>>(call)
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<CalendarFeed>(result.value.data) : undefined }
}

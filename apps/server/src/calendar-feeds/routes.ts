import { newCalendarFeedPayload } from '@rinda/contract/set-up/calendar-feed'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { calendarFeedDocument, calendarFeedListDocument } from '../http/documents/integration-documents.ts'
import { chosenCompany } from '../http/openapi/describe.ts'
import { document, freshText } from '../http/route/answers.ts'
import { lateBody } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { anybody, companyAdmins } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import type { FeedReader } from './read-feed.ts'
import { feedPath } from './resource.ts'
import type { FeedContext } from './set-up-feeds.ts'

const path = '/api/portal/calendar_feeds'
const ofAdmins = {
  tag: 'directory',
  who: companyAdmins,
} as const
const params = z.object({ feedId: pathId })
/** Secret in the address of a feed; programs like it to end as files do. */
const secret = z.string().transform((text) => text.replace(/\.ics$/, ''))

// Set up seldom, and read by programs: what does it is loaded when it is first asked for.
const verbs = () => import('./set-up-feeds.ts')

/** Routes by which admins give programs for calendars links to the visits of a location or a specialist, and by which those are read. */
export function calendarFeedRoutes(context: FeedContext & { clock: () => Date }): Route[] {
  let reading: Promise<FeedReader> | undefined
  const reader = () => {
    reading ??= import('./read-feed.ts').then(({ createFeedReader }) =>
      createFeedReader(context.db, context.clock),
    )
    return reading
  }
  return [
    route(
      {
        ...{ tag: 'visit', method: 'GET', path: `${feedPath}/:secret`, who: anybody },
        params: z.object({ secret }),
        summary:
          'Visits of a location or a specialist for a program for calendars (RFC 5545), by a secret link',
        answers: freshText,
      },
      async ({ params, now }) => await (await reader())(params.secret, now),
    ),
    route(
      {
        ...{ ...ofAdmins, method: 'GET', path, query: chosenCompany },
        summary: 'Calendar feeds of the company, the latest first',
        answers: document(calendarFeedListDocument),
      },
      async ({ caller, query }) => {
        const listed = await (await verbs()).listFeeds(context, caller, query.company_id)
        return listed.ok ? done({ data: listed.value }) : listed
      },
    ),
    writeRoute(
      context,
      {
        ...{ ...ofAdmins, method: 'POST', path },
        summary: 'Makes a calendar feed, whose link is told in this answer alone',
        tellsOnce: 'path',
        body: lateBody(newCalendarFeedPayload, { name: 'calendar_feed' }),
        answers: document(calendarFeedDocument, 201),
      },
      async (within, { asked, body }) =>
        body.ok ? await (await verbs()).makeFeed(within, asked, body.value.calendar_feed) : body,
    ),
    writeRoute(
      context,
      {
        ...{ ...ofAdmins, method: 'POST', path: `${path}/:feedId/link`, query: chosenCompany, params },
        tellsOnce: 'path',
        summary:
          'Gives a calendar feed another link, told in this answer alone; the one before opens nothing any more',
        answers: document(calendarFeedDocument, 201),
      },
      async (within, { asked, params, query }) =>
        await (await verbs()).renewFeed(within, asked, {
          companyId: query.company_id,
          feedId: params.feedId,
        }),
    ),
    writeRoute(
      context,
      {
        ...{ ...ofAdmins, method: 'DELETE', path: `${path}/:feedId`, query: chosenCompany, params },
        summary: 'Ends a calendar feed at once',
        answers: document(calendarFeedDocument),
      },
      async (within, { asked, params, query }) =>
        await (await verbs()).endFeed(within, asked, { companyId: query.company_id, feedId: params.feedId }),
    ),
  ]
}

import type { CalendarFeedResource, NewCalendarFeed } from '@rinda/contract/set-up/calendar-feed'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import { companyOf } from '../api-keys/company-of.ts'
import type { QuietChange } from '../changes/record-store.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
import { hashOfFeedSecret, hintOfFeed, newFeedSecret } from './feed-secret.ts'
import { changeFeedRow, type FeedRow, hasSubject, insertFeed, listFeedRows, lockFeed } from './feed-store.ts'
import { calendarFeedResource } from './resource.ts'

export type FeedContext = { db: Database; write: Write }
type FeedName = { companyId: number | undefined; feedId: number }
type Told = Promise<Result<Answer<CalendarFeedResource>>>

/** Lists the calendar feeds of a company, the latest first. */
export async function listFeeds(
  { db }: FeedContext,
  caller: PortalCaller,
  companyId: number | undefined,
): Promise<Result<CalendarFeedResource[]>> {
  const scope = await companyOf(db, caller, companyId)
  if (!scope.ok) return scope
  return done((await listFeedRows(db, scope.value)).map((row) => calendarFeedResource(row)))
}

/** Makes a feed. Its link stands in the answer, and nowhere else. */
export async function makeFeed(
  { db, write }: FeedContext,
  asked: Asked<PortalCaller>,
  feed: NewCalendarFeed,
): Told {
  const { caller, now } = asked
  const { company_id, name, location_id, specialist_id, named, language } = feed
  const scope = await companyOf(db, caller, company_id)
  if (!scope.ok) return scope
  if (!(await hasSubject(db, scope.value, feed)))
    return refuse('not_found', `calendar_feed/${location_id === null ? 'specialist_id' : 'location_id'}`)
  const secret = newFeedSecret()
  return await write({ ...asked, scope: scope.value }, async (tx) => {
    const row = await insertFeed(tx, scope.value, {
      ...{ name, location_id, specialist_id, with_names: named, language, ...openedBy(secret) },
      ...{ created_by: caller.user.email, created_at: now },
      ...{ renewed_at: null, last_used_at: null, ended_at: null },
    })
    return done(answerOf('calendar_feed.create', null, row, secret))
  })
}

/** Gives a feed another link: the one before opens nothing from then on. */
export async function renewFeed(context: FeedContext, asked: Asked<PortalCaller>, name: FeedName): Told {
  const secret = newFeedSecret()
  return await change(context, asked, name, async (tx, before) => {
    if (before.ended_at) return refuse('state_changed')
    const row = await changeFeedRow(tx, before, { ...openedBy(secret), renewed_at: asked.now })
    return done(answerOf('calendar_feed.renew', before, row, secret))
  })
}

/** Ends a feed: its link opens nothing from then on, on any node. Ending it twice is no error. */
export async function endFeed(context: FeedContext, asked: Asked<PortalCaller>, name: FeedName): Told {
  return await change(context, asked, name, async (tx, before) => {
    if (before.ended_at) return done({ changes: [], answer: shown(before) })
    const row = await changeFeedRow(tx, before, { ended_at: asked.now })
    return done(answerOf('calendar_feed.end', before, row))
  })
}

type Changed = { changes: QuietChange[]; answer: Answer<CalendarFeedResource> }

async function change(
  { db, write }: FeedContext,
  asked: Asked<PortalCaller>,
  { companyId, feedId }: FeedName,
  act: (tx: Database, before: FeedRow, scope: CompanyScope) => Promise<Result<Changed>>,
): Told {
  const scope = await companyOf(db, asked.caller, companyId)
  if (!scope.ok) return scope
  return await write({ ...asked, scope: scope.value }, async (tx) => {
    const before = await lockFeed(tx, scope.value, feedId)
    return before ? await act(tx, before, scope.value) : refuse('not_found')
  })
}

const openedBy = (secret: string) => ({ hint: hintOfFeed(secret), secret_hash: hashOfFeedSecret(secret) })

const shown = (row: FeedRow, secret?: string): Answer<CalendarFeedResource> => ({
  type: 'calendar_feed',
  resource: calendarFeedResource(row, secret),
})

/** A change of a feed as it is audited and answered; nothing by which anybody could read it is in the audit. */
function answerOf(action: string, before: FeedRow | null, after: FeedRow, secret?: string): Changed {
  const audited = ({ name, location_id, specialist_id, with_names, language, hint, ended_at }: FeedRow) => ({
    ...{ name, location_id, specialist_id, with_names, language, hint },
    ended_at: ended_at?.toISOString() ?? null,
  })
  const object = { objectKind: 'calendar_feed', objectId: String(after.feed_id) }
  const states = { before: before && audited(before), after: audited(after) }
  return { changes: [{ action, ...object, ...states, event: null }], answer: shown(after, secret) }
}

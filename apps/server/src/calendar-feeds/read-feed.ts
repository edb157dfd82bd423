import { createHash } from 'node:crypto'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { systemCaller } from '../access/caller.ts'
import { type CompanyScope, narrow } from '../access/scope.ts'
import { companyZone } from '../companies/company.ts'
import type { Database } from '../database/database.ts'
import { createMessageLimit } from '../edge/message-limit.ts'
import { hashOfFeedSecret, isFeedSecretShaped } from './feed-secret.ts'
import { findOpenFeed, noteReading } from './feed-store.ts'
import { feedText } from './feed-text.ts'
import { type FeedVisit, listVisits, markOfVisits, readNames, type Shown } from './visit-store.ts'

/** Readings of a feed at once on a node, and on end: many people may have the same link. */
const rate = { burst: 20, perSecond: 0.1 }
const noteEveryMs = 5 * 60_000
const dayMs = 24 * 3_600_000
const daysBack = 28
const daysAhead = 183
const visitsAtOnce = 250

/** A feed to be read: its text is written while it is, and `tag` names its state. */
type OpenFeed = { mediaType: string; tag: string; pieces: () => AsyncIterable<Buffer> }

export type FeedReader = (secret: string, now: Date) => Promise<Result<OpenFeed>>

/**
 * Makes what opens feeds by their links. A link is looked up at each reading, so that one that was ended or renewed opens nothing at once, on every node;
 * of one that never was, nothing else is said.
 */
export function createFeedReader(db: Database, clock: () => Date): FeedReader {
  const limits = new Map<number, () => boolean>()
  return async (secret, now) => {
    const feed = isFeedSecretShaped(secret) ? await findOpenFeed(db, hashOfFeedSecret(secret)) : undefined
    if (!feed) return refuse('not_found')
    const isWithin = limits.get(feed.feed_id) ?? createMessageLimit(rate, clock)
    limits.set(feed.feed_id, isWithin)
    if (!isWithin()) return refuse('rate_limited')
    const noteAgain = new Date(now.getTime() - noteEveryMs)
    if (!feed.last_used_at || feed.last_used_at < noteAgain) await noteReading(db, feed, now, noteAgain)
    const scope = narrow(systemCaller.scope, feed.company_id)
    const midnight = Math.floor(now.getTime() / dayMs) * dayMs
    const from = new Date(midnight - daysBack * dayMs)
    const till = new Date(midnight + daysAhead * dayMs)
    const shown: Shown = { ...feed, from, till }
    const zone = await companyZone(db, feed.company_id)
    const names = await readNames(db, scope, feed.language)
    const { name: title, with_names: withNames, language } = feed
    const said = [
      title,
      withNames,
      language,
      zone,
      from,
      Object.values(names).map((all) => [...all.values()]),
    ]
    const mark = await markOfVisits(db, scope, shown)
    const digest = createHash('sha256')
      .update(JSON.stringify([said, mark]))
      .digest('base64url')
    return done({
      mediaType: 'text/calendar; charset=utf-8',
      // Weak: compressed it is another text of the same calendar.
      tag: `W/"${digest}"`,
      pieces: () => feedText({ title, zone, names, withNames }, pagesOf(db, scope, shown)),
    })
  }
}

async function* pagesOf(db: Database, scope: CompanyScope, shown: Shown): AsyncGenerator<FeedVisit[]> {
  let last: FeedVisit | null = null
  do {
    const page: FeedVisit[] = await listVisits(db, scope, shown, last, visitsAtOnce)
    if (page.length > 0) yield page
    last = page.length === visitsAtOnce ? (page.at(-1) ?? null) : null
  } while (last)
}

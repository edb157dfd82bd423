import type { BookingAttributes } from '@rinda/contract/booking/booking'
import { keepsTime } from '@rinda/domain/booking/approval'
import { fromUtcDateTime, type Interval } from '@rinda/domain/time/zone'
import type { CompanyScope } from '../access/scope.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { CatchUp } from '../stream/catch-up.ts'
import type { CompanyStreams } from '../stream/company-streams.ts'
import { type AttentionContext, type Finding, findFindings, findFindingsOf } from './findings.ts'
import {
  beginDay,
  dayOf,
  type FindingsByDay,
  findingsAt,
  noteChange,
  putFound,
  type StandsAt,
} from './findings-by-day.ts'
import type { StandingLine } from './store.ts'

/** Gives the bookings of a company that need attention and begin in a stretch of time, as it is committed. */
export type KeptFindings = (scope: CompanyScope, starts: Interval, now: Date) => Promise<Finding[]>

type Context = AttentionContext & {
  streams: Pick<CompanyStreams, 'subscribe' | 'onHole'>
  catchUp: CatchUp
}

/** Longest time in ms that a change made by hand in the database stays unseen: nobody publishes it. */
const keepAtMostMs = 600_000
const mostCompanies = 200
const mostDays = 400
/** A question that waited may be this much older, in ms, than the look that answers it. */
const waitsAtMostMs = 60_000

type Kept = FindingsByDay & {
  /** Changes that were published while something is being read, and may be older or newer than what is read. */
  meanwhile: [id: number, after: StandsAt | null][] | null
  /** Readings, one after the other, so that nobody reads what another one is about to know. */
  reading: Promise<unknown>
}

/** The kinds of things that the setting of a location is made of. */
const setUp = new Set(['location', 'service', 'specialist'])

/**
 * Keeps the findings of companies by day. After a change only the line is looked at again on which it lies, and only on its days, when
 * somebody next asks for them; when something is set up anew, all of it.
 */
export function keepFindings({ streams, catchUp, ...context }: Context): KeptFindings {
  /** In the order in which they were last asked for. */
  const companies = new Map<number, Kept>()

  streams.subscribe((event) => {
    const kept = companies.get(event.companyId)
    if (!kept) return
    if (setUp.has(event.resource.type)) companies.delete(event.companyId)
    else if (event.resource.type === 'booking') noteEvent(kept, event)
  })
  streams.onHole(({ companyId }) => companies.delete(companyId))

  function keptOf(companyId: number): Kept {
    const known = companies.get(companyId)
    const kept =
      known && known.days.size <= mostDays
        ? known
        : { days: new Map(), named: new Map(), reading: Promise.resolve(), meanwhile: null }
    companies.delete(companyId)
    companies.set(companyId, kept)
    for (const id of companies.keys()) {
      if (companies.size <= mostCompanies) break
      companies.delete(id)
    }
    return kept
  }

  async function bringUp(kept: Kept, scope: CompanyScope, numbers: readonly number[], now: Date) {
    const missing = numbers.filter((number) => !isFresh(kept, number, now))
    if (missing.length > 0) {
      for (const number of missing) beginDay(kept, number, now)
      kept.meanwhile = []
      try {
        const found = await findFindings(context, scope, spanOf(missing), now)
        spread(kept, missing, 'all', found, now)
      } catch (error) {
        for (const number of missing) kept.days.delete(number)
        throw error
      }
    }
    const stale = numbers.filter((number) => (kept.days.get(number)?.stale.size ?? 0) > 0)
    if (stale.length === 0) return
    const lines = new Map(stale.flatMap((number) => [...(kept.days.get(number)?.stale ?? [])]))
    for (const number of stale) kept.days.get(number)?.stale.clear()
    kept.meanwhile = []
    try {
      const found = await findFindingsOf(context, scope, [...lines.values()], spanOf(stale), now)
      spread(kept, stale, [...lines.values()], found, now)
    } catch (error) {
      for (const number of stale) kept.days.delete(number)
      throw error
    }
  }

  return async (scope, starts, now) => {
    const { companyId } = scope
    if (!(await catchUp.now(companyId))) companies.delete(companyId)
    const kept = keptOf(companyId)
    const numbers = Array.from(
      { length: dayOf(starts.till - 1) - dayOf(starts.from) + 1 },
      (_, index) => dayOf(starts.from) + index,
    )
    const reading = kept.reading.then(() => bringUp(kept, scope, numbers, now))
    kept.reading = reading.catch(() => undefined)
    await reading
    const found = numbers.flatMap((number) => kept.days.get(number)?.found ?? [])
    return findingsAt(found, now.getTime() / 60_000).filter(
      ({ booking }) => booking.startsAt >= starts.from && booking.startsAt < starts.till,
    )
  }
}

function isFresh({ days }: Kept, number: number, now: Date): boolean {
  const day = days.get(number)
  const at = now.getTime()
  return day !== undefined && day.lookedAt - waitsAtMostMs <= at && at - day.readAt < keepAtMostMs
}

function spanOf(numbers: readonly number[]): Interval {
  return { from: Math.min(...numbers) * 1440, till: (Math.max(...numbers) + 1) * 1440 }
}

function spread(
  kept: Kept,
  numbers: readonly number[],
  lines: readonly StandingLine[] | 'all',
  found: readonly Finding[],
  now: Date,
): void {
  const byDay = Map.groupBy(found, ({ booking }) => dayOf(booking.startsAt))
  for (const number of numbers) putFound(kept, number, lines, byDay.get(number) ?? [], now)
  for (const [id, after] of kept.meanwhile ?? []) noteChange(kept, id, after)
  kept.meanwhile = null
}

/** The statuses in which a booking stands. */
const standing: ReadonlySet<string> = new Set(['scheduled', 'confirmed'])

function noteEvent(kept: Kept, { resource }: StreamEvent): void {
  const booking = resource.attributes as BookingAttributes
  const startsAt = fromUtcDateTime(booking.date, booking.time)
  const stands = standing.has(booking.status) && keepsTime(booking)
  const { service_id: serviceId, specialist_id: specialistId } = booking
  const after = stands ? { startsAt, endsAt: startsAt + booking.duration, serviceId, specialistId } : null
  kept.meanwhile?.push([Number(resource.id), after])
  noteChange(kept, Number(resource.id), after)
}

import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { addDays, dayBounds, type Interval, type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { type Caller, maySeeLocation, maySeeService } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { BookingRow } from '../bookings/store.ts'
import { companyZone } from '../companies/company.ts'
import type { AttentionContext, Finding, FoundBooking } from './findings.ts'
import type { KeptFindings } from './kept-findings.ts'
import { listWhole } from './store.ts'

/** Number of days ahead that are looked at when no day is named. */
const daysAhead = 92

export type AttentionQuery = {
  /** The company that the session works for; a location may be of another one where the caller sees several. */
  companyId: number
  /** The company that is named, of those that the caller sees. */
  ofCompany: number | undefined
  locationId: number | undefined
  /** Null: from now on, as far as is looked ahead. */
  days: { date: LocalDate; count: number } | null
  most: number
  /** True where the number of each column of each day is wanted. */
  hasCounts: boolean
}

/** A finding with its booking as it stands, and those of its overlaps that the caller may see. */
export type ShownFinding = {
  finding: Finding
  row: BookingRow
  date: LocalDate
  overlaps: { overlap: FoundBooking; row: BookingRow | undefined }[]
}
/** Findings to show, how many there are, and, for whoever counts, all that the caller may see, of the days from `from` on, `till` not included. */
export type AttentionList = {
  found: ShownFinding[]
  total: number
  counted: {
    companyId: number
    zone: string
    from: LocalDate
    till: LocalDate
    own: readonly Finding[]
  } | null
}

/** The bookings that need attention and that this caller may see, the first so many of them, and how many there are. */
export async function listAttention(
  context: AttentionContext & { findings: KeptFindings },
  caller: Caller,
  query: AttentionQuery,
  now: Date,
): Promise<Result<AttentionList>> {
  const { locationId, ofCompany } = query
  const reach = caller.scope.companyId
  if (ofCompany !== undefined && reach !== 'all' && reach !== ofCompany)
    return refuse('not_found', 'companyId')
  const setting = locationId === undefined ? undefined : await context.settings.find(caller, locationId)
  const isElsewhere = ofCompany !== undefined && setting?.companyId !== ofCompany
  if (locationId !== undefined && (!setting || isElsewhere)) return refuse('not_found', 'locationId')
  const companyId = setting?.companyId ?? ofCompany ?? query.companyId
  const zone = setting?.zone ?? (await companyZone(context.db, companyId))
  const scope = narrow(caller.scope, companyId)
  const starts = startsIn(query.days, zone, now)
  const findings = await context.findings(scope, starts, now)
  const minute = now.getTime() / 60_000
  const maySee = (booking: FoundBooking) =>
    maySeeLocation(caller, { companyId, locationId: booking.locationId }) &&
    maySeeService(caller, booking.serviceId)
  const own = findings.filter(
    ({ booking }) =>
      booking.endsAt > minute &&
      (locationId === undefined || booking.locationId === locationId) &&
      maySee(booking),
  )
  const shown = own.slice(0, query.most)
  const ids = shown.flatMap(({ booking, overlaps }) => [booking, ...overlaps.filter(maySee)])
  const rows = await listWhole(
    context.db,
    scope,
    ids.map((booking) => booking.id),
  )
  const found = shown.flatMap((finding) => {
    const row = rows.get(finding.booking.id)
    if (!row) return []
    const overlaps = finding.overlaps.map((overlap) => ({ overlap, row: rows.get(overlap.id) }))
    return [{ finding, row, date: localDateOf(finding.booking.startsAt, zone), overlaps }]
  })
  const [from, till] = [localDateOf(starts.from, zone), localDateOf(starts.till, zone)]
  return done({
    found,
    total: own.length,
    counted: query.hasCounts ? { companyId, zone, from, till, own } : null,
  })
}

/**
 * Gives the interval in which the wanted bookings begin. It starts at the day's midnight, so that everybody
 * who asks today means the same interval.
 */
function startsIn(days: AttentionQuery['days'], zone: string, now: Date): Interval {
  const today = localDateOf(Math.floor(now.getTime() / 60_000), zone)
  if (days) {
    return {
      from: dayBounds(days.date, zone).from,
      till: dayBounds(addDays(days.date, days.count - 1), zone).till,
    }
  }
  return {
    from: dayBounds(addDays(today, -1), zone).from,
    till: dayBounds(addDays(today, daysAhead), zone).from,
  }
}

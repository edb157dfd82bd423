import type { MoveInRemark, MoveInReportAttributes } from '@rinda/contract/set-up/move-in'
import type { Refusal } from '@rinda/contract/wire/refusals'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { refusalText } from '../edge/refusal-text.ts'
import { type ClaimedRows, claimRows, type WantedTime } from './claim-rows.ts'
import { type SortedCustomers, sortCustomers } from './customers.ts'
import type { JudgedRow, JudgedVisit } from './judge-rows.ts'
import { findKnownSources, findSameVisits } from './known-store.ts'

/** Row that would be written: with its customer, and, of a visit to come, with the time that it has claimed. */
export type RunRow = {
  row: JudgedRow['row']
  visit: (JudgedVisit & { wanted: WantedTime | null }) | null
  customer: SortedCustomers['of'][number]
}
/** Outcome of a file within a transaction: what would be written, what its times are, and what is to be said of its rows. */
export type Run = {
  rows: readonly RunRow[]
  fresh: SortedCustomers['fresh']
  times: ClaimedRows
  refusals: readonly RowRefusal[]
  report: MoveInReportAttributes
}

/** Rows of a file of which some, by their places, are there already; the faults of the others, as far as they are seen without a claim. */
export type SeenRows = {
  judged: readonly JudgedRow[]
  known: ReadonlySet<number>
  refusals: readonly RowRefusal[]
}
type RowRefusal = { line: number; refusal: Refusal }

/** Recognises what is there already, and so which of the faults that were judged are faults. */
export async function seeRows(
  tx: Database,
  scope: CompanyScope,
  judged: readonly JudgedRow[],
): Promise<SeenRows> {
  const known = await findKnown(tx, scope, judged)
  const refusals = judged.flatMap(({ row, refusal }, place) =>
    refusal && !known.has(place) ? [{ line: row.line, refusal }] : [],
  )
  return { judged, known, refusals }
}

/**
 * Runs the rows of a file in a transaction up to where they would be written: claims the time of every visit to come, and sorts the customers. A check
 * does the same, and takes it back.
 */
export async function runRows(
  tx: Database,
  scope: CompanyScope,
  { judged, known, refusals: faults }: SeenRows,
  now: Date,
): Promise<Run> {
  const open = judged.filter((one, place) => !known.has(place) && !one.refusal)
  const customers = await sortCustomers(
    tx,
    scope,
    open.map(({ row }) => row),
  )
  const rows = open.map(({ row, visit }, place): RunRow => {
    const wanted = visit?.claim ? { line: row.line, claim: visit.claim } : null
    return { row, visit: visit && { ...visit, wanted }, customer: customers.of[place] ?? null }
  })
  const wanted = rows.flatMap(({ visit }) => visit?.wanted ?? [])
  const times = await claimRows(tx, scope, wanted, now)
  const refusals = [
    ...faults,
    ...[...times.refusals].map(([{ line }, refusal]) => ({ line, refusal })),
  ].toSorted((one, other) => one.line - other.line)
  const visits = rows.flatMap(({ visit }) => visit ?? [])
  const past = visits.filter(({ wanted: time }) => !time).length
  return {
    ...{ rows, fresh: customers.fresh, times, refusals },
    report: {
      fine: refusals.length === 0,
      bookings: past + times.claimed.size,
      past,
      customers: customers.fresh.length,
      known_customers: new Set(customers.of.flatMap((one) => (one && 'known' in one ? one.known : []))).size,
      remarks: [
        ...refusals.map(
          ({ line, refusal }): MoveInRemark => ({
            ...{ line, kind: 'fault', field: refusal.field ?? 'time', info: refusalText(refusal) },
          }),
        ),
        ...[...known].flatMap((place): MoveInRemark[] => {
          const line = judged[place]?.row.line
          return line === undefined ? [] : [{ line, kind: 'known', field: 'source_id', info: nothing }]
        }),
      ],
    },
  }
}

/** Said by whoever shows it. */
const nothing = { lv: '', en: '', ru: '' }

/** Finds the rows, by their places, that are there already: brought in before, or booked by hand. A customer alone is known by `sortCustomers`. */
async function findKnown(
  tx: Database,
  scope: CompanyScope,
  judged: readonly JudgedRow[],
): Promise<Set<number>> {
  const sources = await findKnownSources(
    tx,
    scope,
    judged.map(({ row }) => row.source_id),
  )
  const visits = judged.flatMap(({ row, visit }, place) =>
    visit && !sources.has(place)
      ? [
          {
            place,
            ...{ locationId: visit.location_id, serviceId: visit.service_id, startsAt: visit.startsAt },
            ...{ first: row.first_name, last: row.last_name },
            ...{ phone: row.phone_number, email: row.email },
          },
        ]
      : [],
  )
  const same = visits.length === 0 ? [] : await findSameVisits(tx, scope, visits)
  return new Set([...sources, ...same])
}

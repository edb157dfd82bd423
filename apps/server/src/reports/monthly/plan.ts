import { monthAfter, monthBounds, monthOf, monthsBetween } from '@rinda/domain/reports/months'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { findFirst, type PlannedMonth, planParts } from './part-store.ts'

/** Number of months that reports reach back, the present one included. */
const mostMonths = 36

/** The first day of a month, as its parts are named. */
export const firstDayOf = (month: string) => `${month}-01`

/** Plans the months of a company, from the first of which it has anything up to the present one. */
export async function planMonths(db: Database, scope: CompanyScope, zone: string, now: Date): Promise<void> {
  const present = monthOf(now.getTime(), zone)
  const { starts_at, day } = await findFirst(db, scope)
  const firsts = [
    present,
    ...(starts_at ? [monthOf(starts_at.getTime(), zone)] : []),
    ...(day ? [day.slice(0, 7)] : []),
  ]
  const first =
    [firsts.toSorted()[0] ?? present, monthAfter(present, 1 - mostMonths)].toSorted()[1] ?? present
  const months = monthsBetween(first, present).map((month): PlannedMonth => {
    const { from, till } = monthBounds(month, zone)
    return { month: firstDayOf(month), begins_at: new Date(from * 60_000), ends_at: new Date(till * 60_000) }
  })
  await planParts(db, scope, months)
}

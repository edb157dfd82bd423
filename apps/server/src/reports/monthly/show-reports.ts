import type { ReportResource } from '@rinda/contract/reports/report'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../access/caller.ts'
import { type OwnReports, ownReports, type ReportsContext } from './own-reports.ts'
import { listMonths } from './part-store.ts'
import { planMonths } from './plan.ts'
import { reportResource } from './resource.ts'

/** Lists the reports that are open to the caller. */
export async function showReports(
  context: ReportsContext,
  caller: PortalCaller,
): Promise<Result<ReportResource[]>> {
  const own = await ownReports(context, caller)
  if (!own.ok) return own
  return done(await Promise.all(own.value.definitions.map((one) => reportResource(one, own.value.zone, []))))
}

/** Shows a report with its months, the latest first. What has never been counted is counted from now on. */
export async function showReport(
  context: ReportsContext & { wakeReports: (at: Date) => void },
  caller: PortalCaller,
  id: number,
  now: Date,
): Promise<Result<ReportResource>> {
  const own = await ownReports(context, caller)
  if (!own.ok) return own
  const definition = own.value.definitions.find((one) => one.id === id)
  if (!definition) return refuse('not_found')
  const months = await monthsOf(context, own.value, caller, now)
  if (months.some(({ due }) => due > 0)) context.wakeReports(now)
  return done(await reportResource(definition, own.value.zone, months, now))
}

/** Lists the months of a company's reports as the caller sees them, having planned those that are new. */
export async function monthsOf(
  { db }: ReportsContext,
  { scope, zone }: Pick<OwnReports, 'scope' | 'zone'>,
  caller: PortalCaller,
  now: Date,
) {
  await planMonths(db, scope, zone, now)
  return await listMonths(db, scope, caller.user.locationIds, now)
}

import type { Language } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { ReportDefinition } from '@rinda/domain/reports/definitions'
import { reportFileSpeaker } from '@rinda/phrases/report-file'
import { monthText } from '@rinda/phrases/time/day-text'
import { maySeeService, type PortalCaller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import { makeMonth } from './make-parts.ts'
import { listNames } from './name-store.ts'
import { type OwnReports, ownReports, type ReportsContext } from './own-reports.ts'
import { askForMonth, listCounted, type MonthState } from './part-store.ts'
import { firstDayOf } from './plan.ts'
import { reportSheets } from './report-sheets.ts'
import { type LocatedRow, reportTables } from './report-tables.ts'
import { monthsOf } from './show-reports.ts'

export type ReportFormat = 'xlsx' | 'csv'
type Asked = { id: number; period: string; format: ReportFormat; language: Language }

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

export type FileContext = ReportsContext & {
  /** Has the months counted again that whatever a company has published touches. */
  takeMissed: (scope: CompanyScope) => Promise<void>
}

/** Makes the file of a month of a report, with whatever of it is not counted yet counted first: it tells of all that was written before. */
export async function reportFile(
  context: FileContext,
  caller: PortalCaller,
  asked: Asked,
  now: Date,
): Promise<Result<{ mediaType: string; name: string; content: Buffer | string }>> {
  const own = await ownReports(context, caller)
  if (!own.ok) return own
  const definition = own.value.definitions.find((one) => one.id === asked.id)
  if (!definition) return refuse('not_found')
  const month = firstDayOf(asked.period)
  const isMonth = (one: MonthState) => one.month === month
  if (!(await monthsOf(context, own.value, caller, now)).some(isMonth)) return refuse('not_found')
  const { db } = context
  const { scope } = own.value
  await context.takeMissed(scope)
  await askForMonth(db, scope, month, now)
  await makeMonth(db, { companyId: scope.companyId, month }, now)
  const state = (await monthsOf(context, own.value, caller, now)).find(isMonth)
  if (!state) return refuse('not_found')
  const sheets = await sheetsOf(context, own.value, caller, { ...asked, definition, state, now })
  const content =
    asked.format === 'csv'
      ? (await import('./csv-file.ts')).csvFile(sheets)
      : await (await import('./xlsx-file.ts')).xlsxFile(sheets)
  const name = `report-${asked.id}-${asked.period}.${asked.format}`
  return done({ mediaType: mediaTypes[asked.format], name, content })
}

type Shown = Asked & { definition: ReportDefinition; state: MonthState; now: Date }

async function sheetsOf(
  { db }: ReportsContext,
  { scope, company, zone }: OwnReports,
  caller: PortalCaller,
  { definition, state, language, period, now }: Shown,
) {
  const counted = (await listCounted(db, scope, state.month)).flatMap(({ location_id, figures }) =>
    figures.map((row): LocatedRow => ({ ...row, location_id })),
  )
  const { locationIds, serviceIds } = caller.user
  const seen = counted.filter(
    (row) =>
      (locationIds === null || locationIds.includes(row.location_id)) &&
      maySeeService(caller, row.service_id),
  )
  const names = await listNames(db, scope, language)
  const idsOf = (side: keyof typeof names) => names[side].map(({ id }) => id)
  const order = { location: idsOf('location'), service: idsOf('service'), specialist: idsOf('specialist') }
  return reportSheets(reportTables(definition, seen, order), {
    say: await reportFileSpeaker(language),
    title: `report_${definition.id}` as 'report_1',
    company: company[`name_${language}`] || company.name,
    names,
    period,
    month: monthText(period, language),
    zone,
    madeAt: state.made_at ?? now,
    changedAt: state.changed_at,
    isSoFar: state.ends_at > now,
    isLimited: locationIds !== null || serviceIds !== null,
  })
}

import type { ReportPeriod, ReportResource } from '@rinda/contract/reports/report'
import type { ReportDefinition } from '@rinda/domain/reports/definitions'
import { reportFileSpeaker } from '@rinda/phrases/report-file'
import type { MonthState } from './part-store.ts'

/** Renders a report with the months that it can be had of. */
export async function reportResource(
  { id }: ReportDefinition,
  zone: string,
  months: readonly MonthState[],
  now = new Date(0),
): Promise<ReportResource> {
  const [name_lv, name_en, name_ru] = await Promise.all(
    (['lv', 'en', 'ru'] as const).map(async (language) => {
      const say = await reportFileSpeaker(language)
      return say(`report_${id}` as 'report_1')
    }),
  )
  const names = {
    name: name_lv ?? '',
    name_lv: name_lv ?? '',
    name_en: name_en ?? '',
    name_ru: name_ru ?? '',
  }
  const path = `/api/portal/reports/${id}`
  const periods = months.map((month) => periodOf(month, path, now))
  return { id: String(id), type: 'report', attributes: { ...names, zone, periods } }
}

function periodOf(state: MonthState, path: string, now: Date): ReportPeriod {
  const period = state.month.slice(0, 7)
  return {
    period,
    url: `${path}/${period}.xlsx`,
    csv_url: `${path}/${period}.csv`,
    state: stateOf(state, now),
    parts: state.parts,
    parts_made: state.made,
    made_at: state.made_at?.toISOString() ?? null,
    changed_at: state.changed_at?.toISOString() ?? null,
  }
}

function stateOf({ ends_at, parts, made, due }: MonthState, now: Date): ReportPeriod['state'] {
  if (ends_at > now) return 'so_far'
  if (made < parts) return 'making'
  return due > 0 ? 'changed' : 'ready'
}

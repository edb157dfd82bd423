import { done } from '@rinda/contract/wire/refusals'
import { languages } from '@rinda/domain/set-up/field'
import { z } from 'zod'
import { listDocument, oneDocument, resourceShape } from '../http/openapi/describe.ts'
import { document, file } from '../http/route/answers.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { staff } from '../http/route/who.ts'
import type { FileContext } from './monthly/report-file.ts'

type Context = FileContext & { wakeReports: (at: Date) => void }

const moment = z.iso.datetime().nullable()
const report = resourceShape(
  'report',
  z.object({
    ...{ name: z.string(), name_lv: z.string(), name_en: z.string(), name_ru: z.string() },
    zone: z.string().describe('Zone in which its months begin and end'),
    periods: z
      .array(
        z.object({
          period: z.string().describe('Month (YYYY-MM)'),
          url: z.string().describe('Path of the XLSX file'),
          csv_url: z.string(),
          state: z
            .enum(['so_far', 'making', 'ready', 'changed'])
            .describe('changed: it is to be made again, as what it counts has changed'),
          parts: z.number().int().describe('Locations that it is made of'),
          parts_made: z.number().int(),
          made_at: moment,
          changed_at: moment.describe('When it was made again with other figures'),
        }),
      )
      .describe('Of one report alone, the latest first'),
  }),
)

/** Name of a file, `2026-11.xlsx`. What can be none names nothing: it is not found. */
const fileName = z.string().transform((text, context) => {
  const [, period = '', format] = /^((?:19|20|21)\d\d-(?:0[1-9]|1[0-2]))\.(xlsx|csv)$/.exec(text) ?? []
  if (format === 'xlsx' || format === 'csv') return { period, format } as const
  context.addIssue({ code: 'custom', message: 'not_found' })
  return z.NEVER
})
const fileQuery = z.object({
  language: z
    .enum(languages, 'field_wrong')
    .optional()
    .describe('Language of its words; lv, where none is named'),
})

const reading = { method: 'GET', tag: 'directory', who: staff } as const
const path = '/api/portal/reports'

/** Routes by which admins of companies that have reports get them, month by month. */
export function reportRoutes(context: Context): Route[] {
  return [
    route(
      {
        ...reading,
        path,
        summary: 'The reports that are open to the caller',
        answers: document(listDocument(report)),
      },
      async ({ caller }) => {
        const { showReports } = await import('./monthly/show-reports.ts')
        const shown = await showReports(context, caller)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
    route(
      {
        ...reading,
        path: `${path}/:reportId`,
        params: z.object({ reportId: pathId }),
        summary: 'A report with its months, each with the files that it can be had as',
        answers: document(oneDocument(report)),
      },
      async ({ caller, params, now }) => {
        const { showReport } = await import('./monthly/show-reports.ts')
        const shown = await showReport(context, caller, params.reportId, now)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
    route(
      {
        ...reading,
        path: `${path}/:reportId/:file`,
        params: z.object({ reportId: pathId, file: fileName }),
        summary:
          'A month of a report as a file, `2026-11.xlsx` or `2026-11.csv`; of the present month, so far',
        query: fileQuery,
        answers: file,
      },
      async ({ caller, params, query, now }) => {
        const { reportFile } = await import('./monthly/report-file.ts')
        const asked = { id: params.reportId, ...params.file, language: query.language ?? 'lv' }
        return await reportFile(context, caller, asked, now)
      },
    ),
  ]
}

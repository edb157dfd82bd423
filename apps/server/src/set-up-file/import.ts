import type { SetUpFile, SetUpReportResource } from '@rinda/contract/set-up/set-up-file'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { companyOf } from '../companies/company.ts'
import { impactOf } from '../impact/impact.ts'
import { mayImportAndExport } from '../locations/policy.ts'
import type { SetUpWriting } from '../locations/write/set-up-context.ts'
import { FileRun } from './file-run.ts'
import { runFile } from './run-file.ts'

export type ImportInput = {
  companyId: number
  /** Whatever ids the file has, all of it is made anew: a copy of another company's, or a second one of the own. */
  isNew: boolean
  /** Nothing is kept: it is only said what would be. */
  isCheck: boolean
}

/**
 * Makes what a file says: rows with an id are changed, the others made, what the file does not name stays. All of it in one transaction, by
 * the same verbs as single changes; one row that is refused refuses all. A check does the same and then takes everything back, so that what
 * it says is what would happen.
 */
export async function importSetUp(
  context: SetUpWriting,
  { caller, request, now }: Asked<PortalCaller>,
  { companyId, isNew, isCheck }: ImportInput,
  sent: Result<{ set_up: SetUpFile }>,
): Promise<Result<Answer<SetUpReportResource>>> {
  if (!mayImportAndExport(caller, companyId)) return refuse('forbidden')
  if (!(await companyOf(context.db, companyId))) return refuse('not_found')
  if (!sent.ok) return sent
  const scope = narrow(caller.scope, companyId)

  let report: SetUpReportResource | undefined
  const written = await context.write(
    { caller, scope, request: isCheck ? null : request, now },
    async (tx) => {
      const run = new FileRun({ context, tx, caller, scope, now })
      await runFile(run, sent.value.set_up, isNew)
      const [first, ...rest] = run.refusals
      const places = first ? [] : await run.changedPlaces()
      const { total } = await impactOf({ db: tx }, caller, { companyId, places }, now)
      report = reportOf(run, { isWritten: !isCheck && !first, leftOutside: total })
      if (first) return { ok: false, refusals: [first, ...rest] }
      if (isCheck) return refuse('invalid')
      const { changes, platformEvents } = run
      return done({ changes, platformEvents, answer: { type: 'set_up_report', resource: report } })
    },
  )
  return isCheck && report ? done({ type: 'set_up_report', resource: report }) : written
}

function reportOf(
  run: FileRun,
  { isWritten, leftOutside }: { isWritten: boolean; leftOutside: number },
): SetUpReportResource {
  return {
    id: '1',
    type: 'set_up_report',
    attributes: {
      fine: run.refusals.length === 0,
      written: isWritten,
      rows: run.rows,
      left_outside: leftOutside,
    },
  }
}

import type {
  ImportResource,
  MoveInInput,
  MoveInReportAttributes,
  MoveInReportResource,
} from '@rinda/contract/set-up/move-in'
import { done, type Refusal, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import { companyOf } from '../api-keys/company-of.ts'
import type { Settings } from '../availability/settings.ts'
import type { Change } from '../changes/record-store.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { Write } from '../changes/write.ts'
import { lockCompany } from '../companies/company-store.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transaction.ts'
import { mayImportAndExport } from '../locations/policy.ts'
import { replanReminders } from '../notifications/reminders/plan-reminders.ts'
import {
  allowLongStatements,
  countAnew,
  type ImportRow,
  insertImport,
  insertImported,
  listImportRows,
} from './import-store.ts'
import { type JudgedRow, judgeRows } from './judge-rows.ts'
import { importResource } from './resource.ts'
import { type Run, runRows, seeRows } from './run-rows.ts'
import { type RowIds, writeRows } from './write-rows.ts'

export type MoveInContext = { db: Database; settings: Settings; write: Write; ids: RowIds }

/** Rows that are named in one refusal; a check names them all. */
const mostNamed = 100

/** Lists what a company has brought along, the latest first. */
export async function listImports(
  { db }: Pick<MoveInContext, 'db'>,
  caller: PortalCaller,
  companyId: number | undefined,
): Promise<Result<ImportResource[]>> {
  const scope = await scopeFor(db, caller, companyId)
  if (!scope.ok) return scope
  return done((await listImportRows(db, scope.value)).map(importResource))
}

/** Says of every row of a file what would become of it: all is done as if it were brought in, the claims included, and taken back. */
export async function checkFile(
  context: MoveInContext,
  caller: PortalCaller,
  input: MoveInInput,
  now: Date,
): Promise<Result<MoveInReportResource>> {
  const judged = await judge(context, caller, input, now)
  if (!judged.ok) return judged
  const { scope, rows } = judged.value
  const report = await takeBack(
    context.db,
    async (tx) => (await runRows(tx, scope, await seeRows(tx, scope, rows), now)).report,
  )
  return done({ id: '1', type: 'move_in_report', attributes: report })
}

/**
 * Brings a file in, all of it or nothing. A refusal names the rows at fault; what is there already is left out. Of a file that has faults of its own no time
 * is claimed first, which would keep others of the company waiting for nothing: which times are taken besides, a check tells.
 */
export async function importFile(
  context: MoveInContext,
  { caller, request, now }: Asked<PortalCaller>,
  input: MoveInInput,
): Promise<Result<Answer<ImportResource>>> {
  const judged = await judge(context, caller, input, now)
  if (!judged.ok) return judged
  const { scope, rows, reminderMinutes } = judged.value
  return await context.write({ caller, scope, request, now }, async (tx) => {
    await allowLongStatements(tx)
    // What another node is bringing in is seen once it is there.
    await lockCompany(tx, scope)
    const seen = await seeRows(tx, scope, rows)
    if (seen.refusals.length > 0) return refuseRows(seen)
    const run = await runRows(tx, scope, seen, now)
    if (run.refusals.length > 0) return refuseRows(run)
    const { bookings, past, customers } = run.report
    if (bookings + customers === 0) return refuse('import_empty', 'move_in/rows')
    const row = await insertImport(tx, scope, {
      ...{ file_name: input.file_name, row_count: run.rows.length, bookings, past, customers },
      ...{ created_by: caller.user.email, created_at: now },
    })
    const written = await writeRows(tx, run, { caller, scope, ids: context.ids, now })
    await insertImported(tx, scope, row.import_id, written.bookings, written.userIds)
    await replanReminders(tx, scope, reminderMinutes, now)
    const rowCount = written.bookings.length + written.userIds.length
    await countAnew(tx, rowCount, 'occupancies', 'imported_bookings', 'imported_users', 'reminders')
    const change = importChange('import', null, row)
    return done({
      changes: [...run.times.cleared, ...written.changes, change],
      answer: { type: 'bookings_imported', resource: change.event.resource as ImportResource },
    })
  })
}

/** Makes an import, or its end, as it is audited and published: one event for all, after which everything of the company is read anew. */
export function importChange(act: 'import' | 'undo', before: ImportRow | null, after: ImportRow): Change {
  const resource = importResource(after)
  return {
    action: act === 'import' ? 'import.create' : 'import.undo',
    objectKind: 'import',
    objectId: resource.id,
    before: before && { ...importResource(before).attributes },
    after: { ...resource.attributes },
    event: { type: act === 'import' ? 'bookings_imported' : 'import_undone', locationId: 0, resource },
  }
}

/** The company that somebody brings something along into, where they administer all of it. */
export async function scopeFor(
  db: Database,
  caller: PortalCaller,
  companyId: number | undefined,
): Promise<Result<CompanyScope>> {
  if (!mayImportAndExport(caller, companyId ?? caller.user.companyId)) return refuse('forbidden')
  return await companyOf(db, caller, companyId)
}

async function judge(
  { db, settings }: MoveInContext,
  caller: PortalCaller,
  input: MoveInInput,
  now: Date,
): Promise<Result<{ scope: CompanyScope; rows: JudgedRow[]; reminderMinutes: readonly number[] }>> {
  const scope = await scopeFor(db, caller, input.company_id)
  if (!scope.ok) return scope
  const ids = [...new Set(input.rows.flatMap(({ booking }) => booking?.location_id ?? []))]
  // Before the transaction begins: the embedded database has one connection.
  const found = await settings.findAll(caller, ids)
  const own = found.filter(({ companyId }) => companyId === scope.value.companyId)
  const reminderMinutes = own[0]?.profile.messages.reminderMinutes ?? []
  return done({ scope: scope.value, rows: await judgeRows(own, caller, input, now), reminderMinutes })
}

/** Runs work in a transaction of its own, of which nothing stays. */
async function takeBack(
  db: Database,
  work: (tx: Database) => Promise<MoveInReportAttributes>,
): Promise<MoveInReportAttributes> {
  let made: MoveInReportAttributes | undefined
  const kept = class extends Error {}
  const run = () =>
    transact(
      db,
      async (tx) => {
        await allowLongStatements(tx)
        made = await work(tx)
        throw new kept()
      },
      async () => undefined,
    )
  await run().catch((error: unknown) => {
    if (!(error instanceof kept)) throw error
  })
  if (!made) throw new Error('a check came to nothing')
  return made
}

function refuseRows({ refusals }: Pick<Run, 'refusals'>): Result<never> {
  const [first, ...rest] = refusals.slice(0, mostNamed).map(({ line, refusal }) => atRow(line, refusal))
  if (!first) throw new Error('there is nothing to refuse')
  return { ok: false, refusals: [first, ...rest] }
}

function atRow(line: number, refusal: Refusal): Refusal {
  return { ...refusal, field: `move_in/row/${line}/${refusal.field ?? 'time'}` }
}

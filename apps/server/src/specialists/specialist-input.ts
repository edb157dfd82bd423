import { type SpecialistPayload, updateSpecialistPayload } from '@rinda/contract/set-up/specialist-payload'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { parse } from '../edge/parse.ts'
import { changedColumns } from '../locations/changed-columns.ts'
import { withoutSentBack } from '../locations/sent-back.ts'
import { maySeeServed } from './policy.ts'
import { renderSpecialistSetUp } from './resource.ts'
import { knownServices } from './served-store.ts'
import type { NewAbsence, Served, SpecialistColumns, SpecialistRecord } from './store.ts'

/** What an input would make another: columns, absences where they are, and the services that come and go. */
export type SpecialistChange = {
  columns: Partial<SpecialistColumns>
  absences: readonly NewAbsence[] | null
  added: readonly Served[]
  removed: readonly Served[]
}

/** What a payload would change of a specialist, or why it may not: the same for a change and for the question what it would do. */
export async function requestedSpecialist(
  db: Database,
  scope: CompanyScope,
  caller: PortalCaller,
  record: SpecialistRecord,
  payload: unknown,
): Promise<Result<SpecialistChange>> {
  const shown = renderSpecialistSetUp(caller, record).attributes
  const parsed = parse(updateSpecialistPayload, withoutSentBack(payload, 'specialist', shown))
  if (!parsed.ok) return parsed
  const { service_ids: ids, absences = null, ...input } = parsed.value.specialist
  const services = ids && (await servicesMeant(db, scope, caller, ids))
  if (services && !services.ok) return services
  const meant = services?.value ?? record.served
  return done({
    columns: changedColumns(record.row, columnsOf(input)) as Partial<SpecialistColumns>,
    absences,
    added: meant.filter(({ serviceId }) => !isAmong(record.served, serviceId)),
    removed: record.served.filter(({ serviceId }) => !isAmong(meant, serviceId)),
  })
}

/** The services of an input; each that is not one of the company within the person's reach is a fault of its own. */
export async function servicesMeant(
  db: Database,
  scope: CompanyScope,
  caller: PortalCaller,
  ids: readonly number[],
): Promise<Result<Served[]>> {
  const known = await knownServices(db, scope, ids)
  const reached = known.filter((one) => maySeeServed(caller, scope.companyId, one))
  const [first, ...more] = ids.flatMap((id, index) =>
    isAmong(reached, id)
      ? []
      : [{ reason: 'field_wrong' as const, field: `specialist/service_ids/${index}` }],
  )
  return first ? { ok: false, refusals: [first, ...more] } : done(reached)
}

export function columnsOf({ name, bms_id, active, working_hours }: SpecialistPayload) {
  const columns = { name, bms_id, is_active: active, working_hours }
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<SpecialistColumns>
}

function isAmong(served: readonly Served[], id: number): boolean {
  return served.some(({ serviceId }) => serviceId === id)
}

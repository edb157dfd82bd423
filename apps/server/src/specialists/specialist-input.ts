import type { SpecialistPayload } from '@rinda/contract/set-up/specialist-payload'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { specialistFields } from '@rinda/domain/set-up/specialist-fields'
import type { PortalCaller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { SentFields } from '../edge/sent-fields.ts'
import { changedColumns } from '../locations/input/changed-columns.ts'
import { defined, plainColumns } from '../locations/input/field-columns.ts'
import { maySeeServed } from './policy.ts'
import { renderSpecialistSetUp } from './resource.ts'
import { knownServices } from './served-store.ts'
import type { NewAbsence, Served, SpecialistColumns, SpecialistRecord } from './store.ts'

/**
 * Change of a specialist that an input asks for: columns, absences where it has any, and the services that
 * come and go.
 */
export type SpecialistChange = {
  columns: Partial<SpecialistColumns>
  absences: readonly NewAbsence[] | null
  added: readonly Served[]
  removed: readonly Served[]
}

/**
 * Reads an input as a change of a specialist, or refuses it: the same for a change and for the question what
 * it would do.
 */
export async function requestedSpecialist(
  db: Database,
  scope: CompanyScope,
  caller: PortalCaller,
  record: SpecialistRecord,
  sent: SentFields<SpecialistPayload>,
): Promise<Result<SpecialistChange>> {
  const shown = renderSpecialistSetUp(caller, record).attributes
  const { read } = sent.without(shown)
  if (!read.ok) return read
  const { service_ids: ids, absences = null, ...input } = read.value
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

/** The columns that an input names. Absences and services stand in tables of their own. */
export function columnsOf(input: SpecialistPayload): Partial<SpecialistColumns> {
  const { working_hours } = input
  return defined({ ...plainColumns(specialistFields, input), working_hours })
}

function isAmong(served: readonly Served[], id: number): boolean {
  return served.some(({ serviceId }) => serviceId === id)
}

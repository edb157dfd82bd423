import { createSpecialistPayload } from '@rinda/contract/set-up/specialist-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { companyOf } from '../companies/company.ts'
import { parse } from '../edge/parse.ts'
import { auditedFields } from './audited.ts'
import { mayCreateSpecialist } from './policy.ts'
import { renderSpecialistSetUp } from './resource.ts'
import { changeServed, specialistsOf } from './served-store.ts'
import { locationsOf, serviceChanges, specialistChanges } from './specialist-changes.ts'
import { columnsOf, servicesMeant } from './specialist-input.ts'
import { insertSpecialist, listRecords, replaceAbsences } from './store.ts'
import type { SpecialistWriting } from './update-specialist.ts'

/** Makes a specialist: of the caller's company, or, for the platform admin, of the one that the payload names. */
export async function createSpecialist(
  context: SpecialistWriting,
  caller: PortalCaller,
  payload: unknown,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  if (!mayCreateSpecialist(caller)) return refuse('forbidden')
  const parsed = parse(createSpecialistPayload, payload)
  if (!parsed.ok) return parsed
  const { company_id: asked, service_ids: ids = [], absences = [], ...input } = parsed.value.specialist
  const companyId = (caller.scope.companyId === 'all' ? asked : undefined) ?? caller.user.companyId
  if (!(await companyOf(context.db, companyId))) return refuse('field_wrong', 'specialist/company_id')
  const scope = narrow(caller.scope, companyId)
  const touched = new Set<number>()

  const answer = await context.write({ caller, scope, request, now }, async (tx) => {
    const services = await servicesMeant(tx, scope, caller, ids)
    if (!services.ok) return services
    const blank = { bms_id: '', is_active: true, working_hours: null }
    const specialistId = await insertSpecialist(
      tx,
      scope,
      { ...blank, ...columnsOf(input), name: input.name },
      now,
    )
    await replaceAbsences(tx, scope, specialistId, absences)
    const servedBefore = await specialistsOf(tx, scope, ids)
    await changeServed(tx, scope, specialistId, { added: ids, removed: [] }, now)
    const [made] = await listRecords(tx, scope, specialistId)
    if (!made) throw new Error('a specialist who was just made is not there')
    for (const id of locationsOf(made)) touched.add(id)
    const at = { db: tx, scope, settings: context.settings, now }
    const type = 'specialist_created'
    const audit = { before: null, after: auditedFields(made) }
    return done({
      changes: [
        ...specialistChanges({ type, before: null, after: made, audit }),
        ...(await serviceChanges(at, services.value, servedBefore)),
      ],
      answer: { type, resource: renderSpecialistSetUp(caller, made) },
    })
  })
  for (const id of touched) context.settings.forget(id)
  return answer
}

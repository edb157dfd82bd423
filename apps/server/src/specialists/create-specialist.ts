import type {
  createSpecialistPayload,
  SpecialistSetUpResource,
} from '@rinda/contract/set-up/specialist-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { z } from 'zod'
import type { PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { companyOf } from '../companies/company.ts'
import type { SentFields } from '../edge/sent-fields.ts'
import { auditedFields } from './audited.ts'
import { mayCreateSpecialist } from './policy.ts'
import { renderSpecialistSetUp } from './resource.ts'
import { changeServed, specialistsOf } from './served-store.ts'
import { serviceChanges, specialistChanges } from './specialist-changes.ts'
import { columnsOf, servicesMeant } from './specialist-input.ts'
import { insertSpecialist, listRecords, replaceAbsences } from './store.ts'
import type { SpecialistWriting } from './update-specialist.ts'

type NewSpecialist = z.output<typeof createSpecialistPayload>['specialist']

/** Makes a specialist: of the caller's company, or, for the platform admin, of the one that is named. */
export async function createSpecialist(
  context: SpecialistWriting,
  asked: Asked<PortalCaller>,
  sent: SentFields<NewSpecialist>,
): Promise<Result<Answer<SpecialistSetUpResource>>> {
  const { caller, now } = asked
  if (!mayCreateSpecialist(caller)) return refuse('forbidden')
  if (!sent.read.ok) return sent.read
  const { company_id: named, service_ids: ids = [], absences = [], ...input } = sent.read.value
  const companyId = (caller.scope.companyId === 'all' ? named : undefined) ?? caller.user.companyId
  if (!(await companyOf(context.db, companyId))) return refuse('field_wrong', 'specialist/company_id')
  const scope = narrow(caller.scope, companyId)

  return await context.write({ ...asked, scope }, async (tx) => {
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
    const [made] = await listRecords(tx, scope, [specialistId])
    if (!made) throw new Error('a specialist who was just made is not there')
    const at = { db: tx, scope, settings: context.settings, lineFigures: context.lineFigures, now }
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
}

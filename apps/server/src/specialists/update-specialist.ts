import type { SpecialistPayload, SpecialistSetUpResource } from '@rinda/contract/set-up/specialist-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { Settings } from '../availability/settings.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
import type { SentFields } from '../edge/sent-fields.ts'
import type { LineFiguresSource } from '../locations/line-figures.ts'
import { type ExpectedVersions, nextVersion, whyOutdated } from '../locations/write/version.ts'
import { auditedFields } from './audited.ts'
import { specialistToChange } from './find.ts'
import { renderSpecialistSetUp } from './resource.ts'
import { changeServed, specialistsOf } from './served-store.ts'
import { serviceChanges, specialistChanges } from './specialist-changes.ts'
import { requestedSpecialist, type SpecialistChange } from './specialist-input.ts'
import { listRecords, lockSpecialist, replaceAbsences, updateSpecialistRow } from './store.ts'

export type SpecialistWriting = {
  db: Database
  settings: Settings
  lineFigures: LineFiguresSource
  write: Write
}

/** Changes what is named of a specialist, at every location that they serve at. What changes nothing is not published. */
export async function updateSpecialist(
  context: SpecialistWriting,
  asked: Asked<PortalCaller>,
  specialistId: number,
  sent: SentFields<SpecialistPayload>,
  expected: ExpectedVersions = null,
): Promise<Result<Answer<SpecialistSetUpResource>>> {
  const { caller, now } = asked
  const found = await specialistToChange(context.db, caller, specialistId)
  if (!found.ok) return found
  const scope = narrow(caller.scope, found.value.row.company_id)

  return await context.write({ ...asked, scope }, async (tx) => {
    const row = await lockSpecialist(tx, scope, specialistId)
    const [before] = await listRecords(tx, scope, [specialistId])
    if (!row || !before) return refuse('not_found')
    const outdated = whyOutdated(row, expected)
    if (outdated) return outdated
    const requested = await requestedSpecialist(tx, scope, caller, before, sent)
    if (!requested.ok) return requested
    const change = requested.value
    const type = 'specialist_updated'
    if (isNothing(change))
      return done({ changes: [], answer: { type, resource: renderSpecialistSetUp(caller, before) } })
    const services = [...change.added, ...change.removed]
    const ids = (list: SpecialistChange['added']) => list.map(({ serviceId }) => serviceId)
    const servedBefore = await specialistsOf(tx, scope, ids(services))
    await updateSpecialistRow(tx, scope, specialistId, {
      ...change.columns,
      updated_at: nextVersion(row, now),
    })
    if (change.absences) await replaceAbsences(tx, scope, specialistId, change.absences)
    const served = { added: ids(change.added), removed: ids(change.removed) }
    await changeServed(tx, scope, specialistId, served, now)
    const [after] = await listRecords(tx, scope, [specialistId])
    if (!after) throw new Error('a specialist who was just changed is not there')
    const audit = { before: auditedFields(before, change), after: auditedFields(after, change) }
    const at = { db: tx, scope, settings: context.settings, lineFigures: context.lineFigures, now }
    return done({
      changes: [
        ...specialistChanges({ type, before, after, audit }),
        ...(await serviceChanges(at, services, servedBefore)),
      ],
      answer: { type, resource: renderSpecialistSetUp(caller, after) },
    })
  })
}

function isNothing({ columns, absences, added, removed }: SpecialistChange): boolean {
  return Object.keys(columns).length === 0 && !absences && added.length + removed.length === 0
}

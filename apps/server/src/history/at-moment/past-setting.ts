import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { AbsenceRow, SpecialistRow } from '../../availability/setting-store.ts'
import type { Settings } from '../../availability/settings.ts'
import type { CompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { absencesOnWire } from '../../specialists/resource.ts'
import type { AuditRow } from '../store.ts'
import { listAuditOf } from './audit-store.ts'
import { type PastRow, pastSetUpRow } from './past-row.ts'
import { readSpecialists } from './specialist-store.ts'

/** A location as it was at a moment with all that belongs to it, and as it is now; `was` is null where it was not there. */
export type PastSetting = {
  now: LocationSetting
  was: LocationSetting | null
  company: CompanyRow
  /** Changes of it, of its services and specialists and to the company's rules, in its order. */
  audit: readonly AuditRow[]
}

type Context = { db: Database; settings: Settings }
type AbsenceOnWire = ReturnType<typeof absencesOnWire>[number]

/** Reads a location as it is, and walks all of its set-up back to a moment. */
export async function readPastSetting(
  { db, settings }: Context,
  scope: CompanyScope,
  locationId: number,
  moment: Date,
): Promise<PastSetting | undefined> {
  const rows = await settings.readRows(db, scope, locationId)
  if (!rows) return undefined
  const kept = await listAuditOf(db, scope, [
    { kind: 'location', id: locationId },
    { kind: 'company', id: scope.companyId },
    ...rows.services.map(({ service_id: id }) => ({ kind: 'service', id })),
  ])
  const location = pastSetUpRow(rows.location, of(kept, 'location', locationId), moment)
  const company = pastSetUpRow(rows.company, of(kept, 'company', scope.companyId), moment)
  const services = rows.services.map((row) => {
    const specialists = rows.links
      .filter(({ service_id }) => service_id === row.service_id)
      .map(({ specialist_id }) => specialist_id)
    return pastSetUpRow({ ...row, specialists }, of(kept, 'service', row.service_id), moment)
  })
  const links = services.flatMap(({ was }) =>
    (was?.specialists ?? []).map((id) => ({
      ...{ company_id: scope.companyId, service_id: was?.service_id ?? 0, specialist_id: id },
    })),
  )
  const ids = [...new Set([...links, ...rows.links].map(({ specialist_id }) => specialist_id))]
  const found = await readSpecialists(
    db,
    scope,
    ids.sort((one, other) => one - other),
  )
  const ofSpecialists = await listAuditOf(
    db,
    scope,
    ids.map((id) => ({ kind: 'specialist', id })),
  )
  const specialists = found.specialists.map((row) => {
    const absences = found.absences.filter(({ specialist_id }) => specialist_id === row.specialist_id)
    const whole = { ...row, absences: absencesOnWire({ absences }) }
    return pastSetUpRow(whole, of(ofSpecialists, 'specialist', row.specialist_id), moment)
  })
  const served = new Set(links.map(({ specialist_id }) => specialist_id))
  const workers = specialists.flatMap(({ was }) => (was && served.has(was.specialist_id) ? [was] : []))
  const imagined = await settings.imagine(db, scope, locationId, (present) => ({
    company: company.was ?? rows.company,
    location: location.was ?? present.location,
    services: thenOf(services).sort((one, other) => one.position - other.position),
    links,
    specialists: workers,
    absences: workers.flatMap(absencesOf),
    busy: found.busy.filter(({ specialist_id }) => served.has(specialist_id)),
  }))
  if (!imagined) return undefined
  return {
    now: imagined.before,
    was: location.was && imagined.after,
    company: company.was ?? rows.company,
    audit: [...kept, ...ofSpecialists].sort((one, other) => one.audit_id - other.audit_id),
  }
}

function thenOf<Row>(rows: readonly PastRow<Row>[]): Row[] {
  return rows.flatMap(({ was }) => (was ? [was] : []))
}

/** Picks the changes of one object. */
function of(audit: readonly AuditRow[], kind: string, id: number): AuditRow[] {
  const name = String(id)
  return audit.filter(({ object_kind, object_id }) => object_kind === kind && object_id === name)
}

/** The absences of a specialist as rows again; an audit has them as the wire does. */
function absencesOf({
  company_id,
  specialist_id,
  absences,
}: SpecialistRow & { absences: readonly AbsenceOnWire[] }): AbsenceRow[] {
  return absences.map((absence, index) => ({
    company_id,
    specialist_id,
    absence_id: index + 1,
    ...absence,
    from_time: absence.from_time ?? null,
    till_time: absence.till_time ?? null,
    note: absence.note ?? '',
  }))
}

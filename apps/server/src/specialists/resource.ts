import type { AbsenceOnWire, SpecialistSetUpResource } from '@rinda/contract/set-up/specialist-payload'
import { specialistFields } from '@rinda/domain/set-up/specialist-fields'
import type { PortalCaller } from '../access/caller.ts'
import { rowAttributes } from '../locations/row-attributes.ts'
import { mayEditSpecialist, maySeeServed } from './policy.ts'
import type { Served, SpecialistRecord } from './store.ts'

/** The only way of a specialist with all that is set up of them to the wire, as somebody may see it. */
export function renderSpecialistSetUp(
  caller: PortalCaller,
  record: SpecialistRecord,
): SpecialistSetUpResource {
  const seen = record.served.filter((one) => maySeeServed(caller, record.row.company_id, one))
  const editable = mayEditSpecialist(caller, record)
  const resource = render(record, seen, editable)
  return { ...resource, attributes: { ...resource.attributes, editable } }
}

/** The same as everybody receives it who receives what is of a location: what is served there, and no notes. */
export function renderAtLocation(record: SpecialistRecord, locationId: number): SpecialistSetUpResource {
  const own = record.served.filter((one) => one.locationId === locationId)
  return render(record, own, false)
}

function render(
  { row, absences }: SpecialistRecord,
  served: readonly Served[],
  hasNotes: boolean,
): SpecialistSetUpResource {
  return {
    id: String(row.specialist_id),
    type: 'specialist',
    attributes: {
      company_id: row.company_id,
      ...rowAttributes(specialistFields, row),
      service_ids: served.map(({ serviceId }) => serviceId),
      location_ids: [...new Set(served.map(({ locationId }) => locationId))],
      working_hours: row.working_hours as SpecialistSetUpResource['attributes']['working_hours'],
      absences: absencesOnWire({ absences }).map((one) => (hasNotes ? one : { ...one, note: '' })),
      timestamp: row.updated_at.getTime(),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    },
  }
}

/** The absences in their order, with their notes. */
export function absencesOnWire({ absences }: Pick<SpecialistRecord, 'absences'>): AbsenceOnWire[] {
  return absences.map(({ from_date, from_time, till_date, till_time, note }) => ({
    ...{ from_date, from_time, till_date, till_time, note },
  }))
}

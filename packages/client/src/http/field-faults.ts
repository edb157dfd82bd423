import {
  type FieldFault,
  faultsOfLocation,
  faultsOfService,
  faultsOfSpecialist,
} from '@rinda/contract/wire/field-faults'
import { attributesOf } from '@rinda/contract/wire/flat-fields'
import type { LocationDraft, ServiceDraft } from '../set-up/locations.ts'
import type { SpecialistDraft } from '../set-up/specialist-calls.ts'

/**
 * Lists the faults that the server would find in a new location, named as on the wire; whether a URL leads
 * into a private network is for the server to check.
 */
export function locationFaults(draft: LocationDraft): FieldFault[] {
  return faultsOfLocation(attributesOf(draft))
}

/** Lists the faults that the server would find in a new service, named as on the wire. */
export function serviceFaults(draft: ServiceDraft): FieldFault[] {
  return faultsOfService(attributesOf(draft))
}

/**
 * Lists the faults that the server would find in a new specialist, named as on the wire; whether the services
 * may be theirs only the server can check.
 */
export function specialistFaults(draft: SpecialistDraft): FieldFault[] {
  return faultsOfSpecialist(draft)
}

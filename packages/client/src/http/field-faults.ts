import {
  type FieldFault,
  faultsOfLocation,
  faultsOfService,
  faultsOfSpecialist,
} from '@rinda/contract/wire/field-faults'
import { attributesOf } from '@rinda/contract/wire/flat-fields'
import type { LocationDraft } from '../set-up/location-entity.ts'
import type { ServiceDraft } from '../set-up/service-calls.ts'
import type { SpecialistDraft } from '../set-up/specialist-calls.ts'

/** What the server would find wrong with a new location, named as on the wire; where addresses lead is for the server to see. */
export function locationFaults(draft: LocationDraft): FieldFault[] {
  return faultsOfLocation(attributesOf(draft))
}

/** What the server would find wrong with a new service, named as on the wire. */
export function serviceFaults(draft: ServiceDraft): FieldFault[] {
  return faultsOfService(attributesOf(draft))
}

/** What the server would find wrong with a new specialist, named as on the wire; whose services they are is for the server to see. */
export function specialistFaults(draft: SpecialistDraft): FieldFault[] {
  return faultsOfSpecialist(draft)
}

import { formFieldsAt } from '@rinda/domain/company/form'
import { type CompanyProfile, formFieldPlaces } from '@rinda/domain/company/profile'
import { type Caller, kioskAt } from '../../access/caller.ts'
import { type CustomerColumns, isFilled } from './customer.ts'

/** Fields that every form of these callers asks for; programs of the operator are asked for nothing. */
export const alwaysRequired = {
  portal: ['first_name', 'last_name', 'phone_number'],
  visitor: ['first_name', 'last_name', 'phone_number', 'email'],
  internal: [],
  system: [],
} as const satisfies Record<Caller['kind'], readonly string[]>

/** The places of a booking (`first_name`, `fields.option_name`) that this caller's form may not leave empty. */
export function requiredPlaces(
  caller: Caller,
  profile: CompanyProfile,
  at: { locationId: number; serviceId: number },
): string[] {
  const always = alwaysRequired[caller.kind]
  if (!hasOwnForm(caller, at.locationId)) return [...always]
  const asked = formFieldsAt(profile, at.locationId, at.serviceId).filter(({ required }) => required)
  return [...new Set([...always, ...asked.map(({ key }) => formFieldPlaces[key])])]
}

/** Tells whether this caller's form is the company's own. Apps know the four fields alone that the source names, and so does a kiosk: nobody writes long there. */
function hasOwnForm(caller: Caller, locationId: number): boolean {
  if (caller.kind === 'visitor') return caller.client === 'widget' && !kioskAt(caller, locationId)
  return caller.kind === 'portal'
}

/**
 * The same for a booking that stands already: what its form did not ask for when it was made (a visitor's, another service's) is not
 * asked for later, but what was given may not be taken away. So a visitor whom staff booked without an e-mail address changes their
 * booking without one.
 */
export function requiredStill(
  caller: Caller,
  profile: CompanyProfile,
  at: { locationId: number; serviceId: number },
  before: CustomerColumns,
): string[] {
  const always: readonly string[] = caller.kind === 'visitor' ? [] : alwaysRequired[caller.kind]
  return requiredPlaces(caller, profile, at).filter(
    (place) => always.includes(place) || isFilled(before, place),
  )
}

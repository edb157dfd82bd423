import { isAdmin } from '@rinda/domain/access/role'
import { mayOpen } from '@rinda/domain/access/screen'
import { mayAddSpecialists } from '@rinda/domain/access/specialists'
import {
  type CompanyAnswers,
  maySeeLocation,
  maySeeService,
  type PortalCaller,
  profileOf,
} from '../access/caller.ts'
import type { Served, SpecialistRecord } from './store.ts'

type Named = Pick<SpecialistRecord, 'served'> & { readonly row: Pick<SpecialistRecord['row'], 'company_id'> }

/** Tells whether the list of specialists is open to this person: as its screen is. */
export function mayListSpecialists(caller: PortalCaller, company: CompanyAnswers): boolean {
  return mayOpen(profileOf(caller, company), 'specialists')
}

function isLimited({ user }: PortalCaller): boolean {
  return user.locationIds !== null || user.serviceIds !== null
}

/** Tells whether this person may see that somebody serves there. */
export function maySeeServed(
  caller: PortalCaller,
  companyId: number,
  { serviceId, locationId }: Served,
): boolean {
  return maySeeLocation(caller, { companyId, locationId }) && maySeeService(caller, serviceId)
}

/** Of whoever serves within reach; also of whoever serves nowhere yet, where nothing limits the person. */
export function maySeeSpecialist(caller: PortalCaller, { row, served }: Named): boolean {
  const { company_id: companyId } = row
  const { scope, user } = caller
  if (user.role === 'NONE' || (scope.companyId !== 'all' && scope.companyId !== companyId)) return false
  return !isLimited(caller) || served.some((one) => maySeeServed(caller, companyId, one))
}

/** Tells whether this person may change a specialist: an admin may, but not one who also serves outside of the admin's limits, where others administer. */
export function mayEditSpecialist(caller: PortalCaller, { row, served }: Named): boolean {
  return isAdmin(caller.user.role) && served.every((one) => maySeeServed(caller, row.company_id, one))
}

export function mayCreateSpecialist({ user }: PortalCaller): boolean {
  const { role, locationIds, serviceIds } = user
  return mayAddSpecialists({ role, reach: { locationIds, serviceIds } })
}

import type { Location } from '@rinda/client/set-up/locations'
import { calendarShowsService } from '@rinda/domain/access/reach'
import type { CompanyProfile } from '@rinda/domain/company/profile'

/** Lists to whom and to which services the columns of a branch can be narrowed; services only where the company filters by them. */
export function filterOptions(location: Location, { reach, views }: CompanyProfile) {
  const shown = location.services.filter(
    (one) => one.isBmsActive && one.isActive && calendarShowsService(reach, one.id),
  )
  const specialists = location.specialists.filter(
    (one) => one.isActive && shown.some(({ config }) => config.specialists.includes(one.id)),
  )
  return { specialists, services: views.serviceFilter ? shown : [] }
}

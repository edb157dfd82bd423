import type { Location } from '@rinda/client/set-up/locations'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { weekServices, weekSpecialists } from '../../../features/week-calendar/week-filters.tsx'
import type { BookingsSearch } from '../address/bookings-search.ts'

/** Specialist and service from the address that the week is limited to, and what must still be chosen. */
export type WeekChoice = {
  readonly specialist: number | undefined
  readonly service: number | undefined
  readonly asks: readonly ('chooseService' | 'chooseSpecialist')[]
}

/**
 * A service or specialist counts only where this branch's week offers the choice. One that the address names and the branch does not
 * have is asked for again; so is a specialist where calendars go by specialist and none is chosen. Until then all are shown.
 */
export function weekChoice(
  location: Location,
  profile: CompanyProfile,
  search: Pick<BookingsSearch, 'specialist' | 'service'>,
): WeekChoice {
  const specialists = weekSpecialists(location, profile)
  const service = weekServices(location, profile).find(({ id }) => id === search.service)?.id
  const specialist = specialists.find(({ id }) => id === search.specialist)?.id
  const lacksService = search.service !== undefined && service === undefined
  const lacksSpecialist =
    specialists.length > 0 &&
    specialist === undefined &&
    (profile.views.specialistMode || search.specialist !== undefined)
  return {
    specialist,
    service,
    asks: [
      ...(lacksService ? (['chooseService'] as const) : []),
      ...(lacksSpecialist ? (['chooseSpecialist'] as const) : []),
    ],
  }
}

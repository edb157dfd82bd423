import type { Location } from '@rinda/client/set-up/locations'
import { weekdays } from '@rinda/domain/time/zone'
import { weekOf } from '../../set-up/fields/week.ts'
import { freeWeek, type WorkWeek } from './specialist-form.ts'

/** The week that own hours begin with: that of the first location served, so that it need only be cut. */
export function usualWeek(locations: readonly Location[], serviceIds: readonly number[]): WorkWeek {
  const served = locations.find(({ services }) => services.some(({ id }) => serviceIds.includes(id)))
  const location = served ?? locations[0]
  if (!location) return freeWeek
  const week = weekOf(location)
  const days = weekdays.map((day) => [day, week[day].from === '' ? [] : [week[day]]])
  return Object.fromEntries(days) as WorkWeek
}

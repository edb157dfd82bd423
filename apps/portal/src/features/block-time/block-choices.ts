import { nameIn } from '@rinda/client/http/names'
import type { Location, Service } from '@rinda/client/set-up/locations'
import type { Language } from '@rinda/contract/wire/json-api'
import { calendarShowsService } from '@rinda/domain/access/reach'
import { durationsFor } from '@rinda/domain/booking/duration'
import type { CompanyProfile } from '@rinda/domain/company/profile'

/**
 * Specialist or service whose time can be blocked: a specialist by way of one of their services, or a service
 * without specialists.
 */
export type Blockable = {
  readonly key: string
  readonly name: string
  readonly serviceId: number
  readonly specialistId: number | null
}

/** Everything at a location whose time this person may block, specialists first. */
export function blockables(profile: CompanyProfile, location: Location, language: Language): Blockable[] {
  const services = location.services.filter(
    ({ id, isActive, isBmsActive }) => isActive && isBmsActive && calendarShowsService(profile.reach, id),
  )
  const specialists = location.specialists.flatMap((one): Blockable[] => {
    const service = services.find(({ config }) => config.specialists.includes(one.id))
    const { id, name } = one
    return one.isActive && service
      ? [{ key: `specialist-${id}`, name, serviceId: service.id, specialistId: id }]
      : []
  })
  const alone = services.filter(({ config }) => config.specialists.length === 0)
  return [...specialists, ...alone.map((service) => ofService(service, language))]
}

function ofService(service: Service, language: Language): Blockable {
  const { id, name } = service
  return { key: `service-${id}`, name: nameIn(language, name), serviceId: id, specialistId: null }
}

/** The lengths of a block, in minutes and in order. */
export function blockMinutes(profile: Pick<CompanyProfile, 'booking'>): number[] {
  const { createDurations, blockDurations } = profile.booking
  return durationsFor('block', { serviceMinutes: 0, createDurations, blockDurations })
}

/** Longer than any working part of a day: what is called all day. */
export const allDayMinutes = 780

/** The longest length that takes no more than was chosen; the shortest where none is short enough. */
export function fittingMinutes(choices: readonly number[], chosenMinutes: number): number | undefined {
  return choices.findLast((minutes) => minutes <= chosenMinutes) ?? choices[0]
}

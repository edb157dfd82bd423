import { bookableRange } from '@rinda/domain/availability/bookable-range'
import { type OfferRules, offeredStarts, whyNotOffered } from '@rinda/domain/availability/offer'
import { slotRule } from '@rinda/domain/availability/slot-rules'
import { profileDuration, rangeRuleOf } from '@rinda/domain/company/profile'
import type { LocalDate } from '@rinda/domain/time/zone'
import type { DemoCompany, DemoLocation, DemoService } from '../company.ts'
import type { CompanyWithProfile } from '../set-up-rows.ts'
import { specialDaysOf } from '../special-days.ts'

/** One who serves, or a service that serves itself, at one location: what a column of the calendar shows. */
export type Desk = {
  company: DemoCompany
  location: DemoLocation
  kind: 'specialist' | 'service'
  id: number
  lanes: number
  services: readonly DeskService[]
  /** Works at another location too. */
  isShared: boolean
}

export type DeskService = { service: DemoService; rules: OfferRules }

/** The desks of a company where visits can be booked. */
export function desksOf({ company, profile, today }: CompanyWithProfile): Desk[] {
  const active = new Set(company.specialists.flatMap(({ id, isActive }) => (isActive === false ? [] : [id])))
  const desks = company.locations.flatMap((location) => {
    if (location.isBmsActive === false) return []
    const hours = {
      zone: profile.zone,
      week: location.hours,
      specials: specialDaysOf(location, today, profile.zone),
    }
    const rulesOf = (service: DemoService, specialistId: number | null): OfferRules => {
      const own = { bmsId: `${company.prefix}${service.id}`, durationMinutes: service.minutes }
      const grid = slotRule(
        profile.slots,
        { bmsId: location.bmsId },
        { ...own, stepMinutes: service.stepMinutes ?? null },
      )
      return {
        hours,
        bookingTimes: service.bookingTimes ?? service.visitTimes ?? [],
        // The past is not bound by it.
        range: reachBack(bookableRange(rangeRuleOf(profile, service.id), {}, today)),
        stepMinutes: grid.stepMinutes,
        durationMinutes: profileDuration(profile, service.id, specialistId) ?? grid.durationMinutes,
      }
    }
    const services = location.services.filter((service) => !service.isQueueOnly && service.isActive !== false)
    const at = { company, location, isShared: false }
    const own = services
      .filter((service) => !service.specialists)
      .map((service): Desk => {
        const deskServices = [{ service, rules: rulesOf(service, null) }]
        return {
          ...at,
          kind: 'service',
          id: service.id,
          lanes: service.capacity ?? 1,
          services: deskServices,
        }
      })
    const ids = [...new Set(services.flatMap((service) => service.specialists ?? []))].filter((id) =>
      active.has(id),
    )
    const specialists = ids.map((id): Desk => {
      const theirs = services.filter((service) => service.specialists?.includes(id))
      const deskServices = theirs.map((service) => ({ service, rules: rulesOf(service, id) }))
      return { ...at, kind: 'specialist', id, lanes: 1, services: deskServices }
    })
    return [...specialists, ...own]
  })
  const isShared = (desk: Desk) =>
    desk.kind === 'specialist' &&
    desks.some((other) => other !== desk && other.kind === desk.kind && other.id === desk.id)
  return desks.map((desk) => ({ ...desk, isShared: isShared(desk) }))
}

function reachBack(range: OfferRules['range']): OfferRules['range'] {
  return range && { ...range, from: '0001-01-01' }
}

export type Start = { at: number; choices: DeskService[] }

/** The grid of a desk's day: each start, and which services begin then. */
export function startsOf(desk: Desk, date: LocalDate): Start[] {
  const byTime = new Map<number, DeskService[]>()
  for (const service of desk.services) {
    for (const at of offeredStarts(service.rules, date)) {
      const choices = byTime.get(at)
      if (choices) choices.push(service)
      else byTime.set(at, [service])
    }
  }
  return [...byTime].map(([at, choices]) => ({ at, choices })).sort((one, other) => one.at - other.at)
}

export function fits(service: DeskService, at: number, minutes: number): boolean {
  return whyNotOffered(service.rules, at, minutes) === null
}

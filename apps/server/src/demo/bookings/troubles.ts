import { offeredStarts, servedIntervals } from '@rinda/domain/availability/offer'
import { addDays, type Interval, type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { bookingRow, type PlannedBooking } from './booking-row.ts'
import { type Desk, type DeskService, desksOf } from './desk.ts'
import { visitStory } from './fates.ts'
import type { HeldTime } from './fill-day.ts'
import { actorsOf, type Telling, whatIsSaid } from './telling.ts'

/** Somebody is squeezed in beside a long visit on the days soon to come. */
const squeezedInOn = [1, 2, 4]
const daysAhead = 14

/**
 * A few visits that were in order when they were booked, and need attention by now, as some do in any week: squeezed in beside another,
 * on a day whose hours changed later, with a specialist who left. Nothing of `planned` changes by them.
 */
export function troubles(telling: Telling, planned: readonly PlannedBooking[]): PlannedBooking[] {
  const desks = desksOf(telling.about)
  const held = [
    ...squeezedIn(telling, planned),
    ...beforeHoursChanged(telling, desks),
    ...ofWhoLeft(telling, desks),
  ]
  return held.map((time) => visit(telling, time))
}

function visit(telling: Telling, held: HeldTime): PlannedBooking {
  const { random, about, nextVisitor, now } = telling
  const visitor = nextVisitor()
  const actors = actorsOf(about, 'portal')
  const story = visitStory(random, held, actors, false, now)
  const identity = { qtid: random.uuid(), clientType: 'portal' as const }
  return {
    row: bookingRow(random, held, held, identity, visitor, story, whatIsSaid(telling, held, visitor)),
    holds: held,
  }
}

/** On an extra lane, from where half of a long visit is over until its end. */
function squeezedIn({ random, about, now }: Telling, planned: readonly PlannedBooking[]): HeldTime[] {
  return squeezedInOn.flatMap((ahead) => {
    const date = addDays(about.today, ahead)
    const long = planned.flatMap(({ holds, row }) => {
      if (!holds?.desk.location.squeezesIn || row.kind !== 'appointment') return []
      const { desk, service, from, till } = holds
      const usual = desk.services.find((one) => one.service === service)?.rules.durationMinutes
      const isLong = desk.kind === 'specialist' && !service.asksApproval && till - from === 2 * (usual ?? 0)
      return isLong && from > now && localDateOf(from, about.profile.zone) === date ? [holds] : []
    })
    const beside = random.pickAny(long)
    return beside ? [{ ...beside, lane: 2, from: (beside.from + beside.till) / 2 }] : []
  })
}

/** Booked by the hours of an ordinary week, before that day became a short or a closed one. */
function beforeHoursChanged({ random, about }: Telling, desks: readonly Desk[]): HeldTime[] {
  const own = desks.filter((desk) => desk.location.specials === 'near' && !desk.isShared)
  return own.flatMap((desk, turn) => {
    const [service] = desk.services
    const changed = (service?.rules.hours.specials ?? [])
      .map(({ day }) => day)
      .filter((day) => day > about.today && day <= addDays(about.today, daysAhead))
    const date = changed[turn % changed.length]
    const at = service && date && random.pickAny(startsOutside(service, date))
    return service && at ? [heldFrom(desk, service, at)] : []
  })
}

/** The starts of an ordinary day that lie wholly outside the hours as they are now. */
function startsOutside({ rules }: DeskService, date: LocalDate): number[] {
  const ordinary = { ...rules, hours: { ...rules.hours, specials: [] } }
  const now = servedIntervals(rules, date)
  const isOutside = (visit: Interval) => !now.some((open) => open.from < visit.till && visit.from < open.till)
  return offeredStarts(ordinary, date).filter((from) =>
    isOutside({ from, till: from + rules.durationMinutes }),
  )
}

/** Still with a specialist who works no longer, for a service that colleagues go on with: one visit each. */
function ofWhoLeft({ random, about }: Telling, desks: readonly Desk[]): HeldTime[] {
  const gone = about.company.specialists.filter(({ isActive }) => isActive === false)
  return gone.flatMap(({ id }) => {
    const desk = desks.find((one) => one.services.some(({ service }) => service.specialists?.includes(id)))
    const service = desk?.services.find((one) => one.service.specialists?.includes(id))
    if (!desk || !service) return []
    const dates = Array.from({ length: daysAhead }, (_, index) => addDays(about.today, index + 1))
    const at = random.pickAny(dates.flatMap((date) => offeredStarts(service.rules, date)))
    return at === undefined ? [] : [heldFrom({ ...desk, id }, service, at)]
  })
}

function heldFrom(desk: Desk, { service, rules }: DeskService, from: number): HeldTime {
  return { desk, service, lane: 1, from, till: from + rules.durationMinutes }
}

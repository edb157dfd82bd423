import { slotRule } from '@rinda/domain/availability/slot-rules'
import { holdsTime } from '@rinda/domain/booking/status'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { profileDuration } from '@rinda/domain/company/profile'
import { specialsFor } from '@rinda/domain/hours/opening-hours'
import { addDays, fromUtcDateTime, type LocalDate, localMinuteOf, weekdayOf } from '@rinda/domain/time/zone'
import type { DemoCompany, DemoLocation, DemoService } from '../company.ts'
import { specialTimes } from '../company-rows.ts'
import type { Dice } from '../dice.ts'
import { intervalsOf, isFree, type Lane, take } from './diary.ts'
import { decideFate, type Fate } from './fate.ts'

/** A booking of the demo before it has rows: when, where, with whom, and what became of it. */
export type PlannedBooking = {
  kind: 'appointment' | 'block'
  locationId: number
  serviceId: number
  specialistId: number | null
  from: number
  till: number
  lanes: Lane[]
  fate: Fate
  reason?: string
}

export type Plan = {
  company: DemoCompany
  profile: CompanyProfile
  dice: Dice
  now: number
  today: LocalDate
}

/** The days around today that are filled, and how far the thin tail of early birds reaches. */
const [firstDay, lastFullDay, lastDay] = [-7, 7, 45]
const tailShare = 0.06
/** Counters with several lanes are never as full as a specialist's day. */
const counterShare = 0.5

/** Everything that is in a company's calendars. A specialist who works at several locations is one person with one diary. */
export function planCompany(plan: Plan): PlannedBooking[] {
  const diaries = new Map<string, Lane[]>()
  const planned: PlannedBooking[] = []
  for (let offset = firstDay; offset <= lastDay; offset += 1) {
    const date = addDays(plan.today, offset)
    for (const location of plan.company.locations) {
      if (location.isBmsActive === false) continue
      for (const desk of desksOf(plan, location)) {
        const key = `${desk.kind} ${desk.id}`
        const lanes = diaries.get(key) ?? desk.lanes
        diaries.set(key, lanes)
        if (offset <= lastFullDay) planned.push(...planBlocks(plan, location, desk, lanes, date, offset))
        for (const lane of lanes) planned.push(...planVisits(plan, location, desk, lane, date, offset))
      }
    }
  }
  return planned
}

/** Who or what serves at a location: an active specialist with their services, or a service by itself. */
type Desk = { kind: Lane['kind']; id: number; index: number; services: DemoService[]; lanes: Lane[] }

function desksOf({ company }: Plan, location: DemoLocation): Desk[] {
  const bookable = location.services.filter((service) => !service.isQueueOnly && service.isActive !== false)
  const active = company.specialists.filter((specialist) => specialist.isActive !== false)
  const people = active.map(({ id }, index): Desk => {
    const services = bookable.filter((service) => service.specialists?.includes(id))
    return {
      kind: 'specialist',
      id,
      index,
      services,
      lanes: [{ kind: 'specialist', id, lane: 1, taken: [] }],
    }
  })
  const counters = bookable
    .filter((service) => !service.specialists?.length)
    .map((service, index): Desk => {
      const lanes = Array.from(
        { length: service.capacity ?? 1 },
        (_, lane): Lane => ({ kind: 'service', id: service.id, lane: lane + 1, taken: [] }),
      )
      return { kind: 'service', id: service.id, index, services: [service], lanes }
    })
  return [...people, ...counters].filter((desk) => desk.services.length > 0)
}

function hoursAt(plan: Plan, location: DemoLocation) {
  const specials = specialsFor(specialTimes(location, plan.today), plan.company.id, location.id)
  return { zone: plan.profile.zone, week: location.hours, specials }
}

/** Lunch on workdays, now and then a meeting, and today one long training: time that staff took out of the calendar. */
function planBlocks(
  plan: Plan,
  location: DemoLocation,
  desk: Desk,
  lanes: Lane[],
  date: LocalDate,
  offset: number,
): PlannedBooking[] {
  const { dice } = plan
  const service = desk.services[0]
  const open = service && intervalsOf(hoursAt(plan, location), service, date)[0]
  if (!service || !open || desk.kind === 'service') return []
  const dayStart = open.from - localMinuteOf(open.from, plan.profile.zone)
  const blocks: [number, number, string][] = []
  const isWorkday = !['saturday', 'sunday'].includes(weekdayOf(date))
  if (offset === 0 && desk.index === 2) blocks.push([open.from, open.from + 240, 'Apmācības'])
  if (isWorkday)
    blocks.push([dayStart + 720 + 30 * (desk.index % 3), dayStart + 750 + 30 * (desk.index % 3), 'Pusdienas'])
  if (dice.chance(9))
    blocks.push([dayStart + 900 + 30 * dice.roll(4), dayStart + 960 + 30 * dice.roll(2) + 60, 'Sapulce'])
  return blocks.flatMap(([from, till, reason]) => {
    const fits =
      from >= open.from && till <= open.till && till > from && lanes.every((lane) => isFree(lane, from, till))
    if (!fits) return []
    for (const lane of lanes) take(lane, from, till)
    const fate: Fate = { status: 'scheduled', approval: 'none', isServed: false }
    return [
      {
        kind: 'block',
        locationId: location.id,
        serviceId: service.id,
        specialistId: desk.id,
        from,
        till,
        lanes,
        fate,
        reason,
      },
    ]
  })
}

/** How full a time of day is, of 1: mornings and the hour after work draw people, the early hour and Sundays do not. */
function drawOf(minuteOfDay: number, date: LocalDate): number {
  const hour = minuteOfDay / 60
  const byHour =
    hour < 9 ? 0.55 : hour < 12 ? 1 : hour < 14 ? 0.75 : hour < 18 ? 0.95 : hour < 20 ? 0.7 : 0.35
  const day = weekdayOf(date)
  return byHour * (day === 'sunday' ? 0.35 : day === 'saturday' ? 0.65 : 1)
}

function planVisits(
  plan: Plan,
  location: DemoLocation,
  desk: Desk,
  lane: Lane,
  date: LocalDate,
  offset: number,
): PlannedBooking[] {
  const { dice, now } = plan
  const byDay = offset > lastFullDay ? tailShare : offset > 1 ? 1 - offset * 0.08 : 1
  const share =
    location.busyness *
    byDay *
    (desk.kind === 'service' ? counterShare : 1) *
    (plan.company.id === 1 ? 1 : 0.6)
  const planned: PlannedBooking[] = []
  for (const interval of daysSpan(plan, location, desk, date)) {
    for (let at = interval.from; at < interval.till; at += interval.step) {
      if (!dice.chance(100 * share * drawOf(localMinuteOf(at, plan.profile.zone), date))) continue
      const service = dice.pick(desk.services)
      const minutes = service && lengthOf(plan, location, desk, service)
      if (!service || !minutes) continue
      const fits = intervalsOf(hoursAt(plan, location), service, date).some(
        (open) => at >= open.from && at + minutes <= open.till,
      )
      if (!fits || !isFree(lane, at, at + minutes)) continue
      const fate = decideFate(dice, at - now, minutes, service.asksApproval ?? false)
      // Nobody fills in a form for weeks: holds stand only where people book now.
      if (fate.endsInMinutes !== undefined && (offset > 3 || at - now < 30)) continue
      if (holdsTime(fate.status)) take(lane, at, at + minutes)
      const specialistId = desk.kind === 'specialist' ? desk.id : null
      planned.push({
        kind: 'appointment',
        locationId: location.id,
        serviceId: service.id,
        specialistId,
        from: at,
        till: at + minutes,
        lanes: [lane],
        fate,
      })
    }
  }
  return planned
}

/** The stretches of a day in which a desk is walked through, in the step of its finest service. */
function daysSpan(plan: Plan, location: DemoLocation, desk: Desk, date: LocalDate) {
  const hours = hoursAt(plan, location)
  const steps = desk.services.map((service) => service.stepMinutes ?? ruleOf(plan, location, service))
  const spans = desk.services.flatMap((service) => intervalsOf(hours, service, date))
  const unique = new Map(spans.map((span) => [span.from, span]))
  return [...unique.values()].map((span) => ({ ...span, step: Math.max(Math.min(...steps), 10) }))
}

function ruleOf(plan: Plan, location: DemoLocation, service: DemoService): number {
  const own = {
    bmsId: `${plan.company.prefix}${service.id}`,
    stepMinutes: service.stepMinutes ?? null,
    durationMinutes: service.minutes,
  }
  return slotRule(plan.profile.slots, { bmsId: location.bmsId }, own).durationMinutes
}

function lengthOf(plan: Plan, location: DemoLocation, desk: Desk, service: DemoService): number {
  const other = plan.dice.chance(30) ? plan.dice.pick(service.otherMinutes ?? []) : undefined
  const specialistId = desk.kind === 'specialist' ? desk.id : null
  return other ?? profileDuration(plan.profile, service.id, specialistId) ?? ruleOf(plan, location, service)
}

/** The minute that a moment lies in. */
export function minuteOf(at: Date): number {
  const text = at.toISOString()
  return fromUtcDateTime(text.slice(0, 10), text.slice(11, 16))
}

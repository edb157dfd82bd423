import { type Interval, type LocalDate, localMinuteOf } from '@rinda/domain/time/zone'
import type { DemoService } from '../company.ts'
import type { Random } from '../random.ts'
import { demand } from './demand.ts'
import { type Desk, type DeskService, fits, type Start, startsOf } from './desk.ts'

/** Time that a demo booking holds. A block takes every lane. */
export type HeldTime = Interval & {
  desk: Desk
  service: DemoService
  lane: number | 'every'
  /** Of a block. */
  reason?: string
}

export type Day = { date: LocalDate; days: number }

/** Everything that a desk's day holds, without overlap and on the grid of its services. */
export function fillDay(random: Random, desk: Desk, day: Day): HeldTime[] {
  const starts = startsOf(desk, day.date).filter((start) => worksThen(desk, day.date, start.at))
  const [first] = starts
  const last = starts.at(-1)
  if (!first || !last) return []
  const blocks = placeBlocks(random, desk, day, starts)
  const step = Math.min(...desk.services.map(({ rules }) => rules.stepMinutes))
  const openMinutes = last.at - first.at + step
  const held: HeldTime[] = [...blocks]
  for (let lane = 1; lane <= desk.lanes; lane += 1) {
    const busyness = desk.location.busyness * laneShare(desk, lane)
    let free = first.at
    for (const { at, choices } of starts) {
      if (at < free) continue
      const choice = choose(random, choices, day)
      if (!choice) continue
      const { option, minutes } = choice
      const till = at + minutes
      const wanted = demand(busyness, day, at - first.at, openMinutes)
      // So that the part of the time that is booked comes out as wanted, whatever the lengths.
      const chance = wanted / (wanted + ((1 - wanted) * minutes) / step)
      if (!random.chance(chance)) continue
      if (blocks.some((block) => block.from < till && at < block.till)) continue
      if (!fits(option, at, minutes) || !worksThen(desk, day.date, till - 1)) continue
      held.push({ desk, service: option.service, lane, from: at, till })
      free = till
    }
  }
  return held
}

/** Counters are never as full as a specialist's day, and the first lanes fill first. */
function laneShare(desk: Desk, lane: number): number {
  return desk.kind === 'specialist' ? 1 : 0.45 - (0.3 * (lane - 1)) / desk.lanes
}

function choose(random: Random, choices: readonly DeskService[], day: Day) {
  const option = random.pickAny(choices)
  if (!option) return undefined
  const others = option.service.otherMinutes ?? []
  // Far ahead only visitors book, and they do not choose a length.
  const isOther = day.days <= 8 && others.length > 0 && random.chance(0.4)
  const minutes = (isOther ? random.pickAny(others) : undefined) ?? option.rules.durationMinutes
  return { option, minutes }
}

const noon = 780

/**
 * Tells whether somebody works at this desk then: a specialist shared by locations works the mornings of
 * Tuesday, Thursday and Saturday at their last location, else at their first.
 */
function worksThen(desk: Desk, date: LocalDate, at: number): boolean {
  if (!desk.isShared) return true
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  const isAway = (day === 2 || day === 4 || day === 6) && localMinuteOf(at, zoneOf(desk)) < noon
  const mine = desk.company.locations.filter((location) =>
    location.services.some((service) => service.specialists?.includes(desk.id) && service.isActive !== false),
  )
  return desk.location === (isAway ? mine.at(-1) : mine.at(0))
}

function zoneOf(desk: Desk): string {
  return desk.services[0]?.rules.hours.zone ?? 'UTC'
}

const lunchTimes = [720, 720, 750, 780, 780] as const

function placeBlocks(random: Random, desk: Desk, day: Day, starts: readonly Start[]): HeldTime[] {
  const [service] = desk.services
  if (!service || day.days < -7 || day.days > 8) return []
  const zone = zoneOf(desk)
  const blocks: HeldTime[] = []
  const place = (minuteOfDay: number, minutes: number, reason: string) => {
    const start = starts.find(({ at }) => localMinuteOf(at, zone) >= minuteOfDay)
    if (!start || !fits(service, start.at, minutes)) return
    const till = start.at + minutes
    if (!worksThen(desk, day.date, till - 1)) return
    if (blocks.some((block) => block.from < till && start.at < block.till)) return
    const lane = desk.kind === 'service' ? 'every' : 1
    blocks.push({ desk, service: service.service, lane, from: start.at, till, reason })
  }
  const isThird = desk.location.services[0]?.specialists?.[2] === desk.id
  const openMinute = localMinuteOf(starts[0]?.at ?? 0, zone)
  if (desk.kind === 'service') {
    if (random.chance(0.08)) place(random.pick([720, 840]), 30, 'Tehniskā apkope')
    return blocks
  }
  // One of them is in training this morning, as somebody always is.
  if (isThird && day.days === 0) place(openMinute, 240, 'Apmācības')
  else if (random.chance(0.02)) place(openMinute, 480, 'Atvaļinājums')
  if (random.chance(0.85)) place(random.pick(lunchTimes), 30, 'Pusdienas')
  if (random.chance(0.1)) place(random.pick([600, 900, 960]), 60, 'Sapulce')
  return blocks
}

/**
 * The slot engine once more, slow and obvious: minute by minute, straight from the zone data, sharing no
 * code with the fast one. Tests and measurements hold it against the fast one; nothing else uses it.
 */
import { Temporal } from 'temporal-polyfill'
import type { Occupancy, Resource, Slot } from './day-board.ts'
import type { OfferRules } from './offer.ts'

export type SlotWorld = {
  rules: OfferRules
  date: string
  resources: readonly Resource[]
  occupancies: readonly Occupancy[]
  notBefore: number
}

type Wall = { at: number; date: string; weekday: string; minute: number }

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const walls = new Map<string, Wall[]>()

/** Every minute during which the wall clock of the zone shows the date, in order. */
function minutesOf(date: string, zone: string): Wall[] {
  const known = walls.get(`${date} ${zone}`)
  if (known) return known
  const midnight = Date.parse(date) / 60_000
  const found: Wall[] = []
  for (let at = midnight - 1440; at < midnight + 2880; at++) {
    const clock = Temporal.Instant.fromEpochMilliseconds(at * 60_000).toZonedDateTimeISO(zone)
    if (clock.toPlainDate().toString() !== date) continue
    const weekday = weekdayNames[clock.dayOfWeek - 1] ?? ''
    found.push({ at, date, weekday, minute: clock.hour * 60 + clock.minute })
  }
  walls.set(`${date} ${zone}`, found)
  return found
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function isWithin(
  minute: number,
  entry: { from?: string | null; till?: string | null },
  trim: number,
): boolean {
  if (!entry.from || !entry.till) return false
  return minuteOf(entry.from) + trim <= minute && minute < minuteOf(entry.till) - trim
}

function isBookable(wall: Wall, { hours, bookingTimes, range }: OfferRules): boolean {
  if (range && (wall.date < range.from || wall.date > range.till)) return false
  const special = hours.specials.filter((entry) => entry.day === wall.date).at(-1)
  const ofWeekday = hours.week[wall.weekday as keyof typeof hours.week] ?? {}
  if (!isWithin(wall.minute, special ?? ofWeekday, special ? 30 : 0)) return false
  const ofDate = bookingTimes.filter((entry) => entry.day === wall.date)
  const own = ofDate.length > 0 ? ofDate : bookingTimes.filter((entry) => entry.day === wall.weekday)
  return own.length === 0 || own.some((entry) => isWithin(wall.minute, entry, 0))
}

function gridOf({ rules, date }: SlotWorld): number[] {
  const bookable = new Set<number>()
  for (const wall of minutesOf(date, rules.hours.zone)) if (isBookable(wall, rules)) bookable.add(wall.at)
  const starts: number[] = []
  let sinceStart = 0
  for (const at of bookable) {
    sinceStart = bookable.has(at - 1) ? sinceStart + 1 : 0
    if (sinceStart % rules.stepMinutes !== 0) continue
    const whole = Array.from({ length: rules.durationMinutes }, (_, index) => at + index)
    if (whole.every((minute) => bookable.has(minute))) starts.push(at)
  }
  return starts
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function isAtWork({ date, weekday, minute }: Wall, { work }: Resource): boolean {
  if (!work) return true
  const moment = `${date} ${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
  const isAway = work.absences.some(
    ({ fromDate, fromTime, tillDate, tillTime }) =>
      `${fromDate} ${fromTime ?? '00:00'}` <= moment && moment < `${tillDate} ${tillTime ?? '24:00'}`,
  )
  const ranges = work.week?.[weekday as keyof typeof work.week] ?? []
  return !isAway && (work.week === null || ranges.some((range) => isWithin(minute, range, 0)))
}

/** The minutes at which nobody can come to a lane: it is held, or its specialist is not at work. */
function heldMinutes(world: SlotWorld, resource: Resource, lane: number): Set<number> {
  const held = new Set<number>()
  for (const wall of minutesOf(world.date, world.rules.hours.zone)) {
    if (!isAtWork(wall, resource)) held.add(wall.at)
  }
  for (const { kind, id, lane: taken, from, till } of world.occupancies) {
    if (kind !== resource.kind || id !== resource.id || taken !== lane) continue
    for (let at = from; at < till; at++) held.add(at)
  }
  return held
}

/** Gives the slots that `boardSlots` must answer for a day of such a world. */
export function referenceSlots(world: SlotWorld): Slot[] {
  const duration = world.rules.durationMinutes
  const lanes = world.resources.flatMap((resource) =>
    Array.from({ length: resource.lanes }, (_, index) => heldMinutes(world, resource, index + 1)),
  )
  const starts = gridOf(world).filter((start) => start >= world.notBefore)
  return starts.map((start) => {
    const minutes = Array.from({ length: duration }, (_, index) => start + index)
    const available = lanes.filter((held) => !minutes.some((at) => held.has(at))).length
    const text = new Date(start * 60_000).toISOString()
    return { date: text.slice(0, 10), time: text.slice(11, 16), duration, available }
  })
}

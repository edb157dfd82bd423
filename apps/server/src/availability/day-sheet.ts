import type { DayColumn, DaySheet, FreeStart, SheetDay } from '@rinda/contract/booking/day-sheet'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Resource } from '@rinda/domain/availability/day-board'
import { isInRange } from '@rinda/domain/availability/offer'
import { timeOffOn, type WorkingTime } from '@rinda/domain/availability/working-time'
import { hoursOn, type LocationHours } from '@rinda/domain/hours/opening-hours'
import { addDays, type LocalDate, minuteOfDay, utcDateTime, wallIntervals } from '@rinda/domain/time/zone'
import { type Caller, maySeeService, profileOf } from '../access/caller.ts'
import type { Boards } from './boards/boards.ts'
import { drawnOn, heldOn, type LocationDay, resourceKey } from './boards/location-day.ts'
import { type Offer, slotsOn } from './boards/slots-on.ts'
import { offerRules } from './offer-rules.ts'
import type { LocationSetting } from './setting.ts'

export type DaySheetQuery = { locationId: number; date: LocalDate; days: number }

/** Some days of a location as the day calendar draws them: a column for each specialist, and for each service that has none. */
export async function getDaySheet(
  { boards }: { boards: Boards },
  caller: Caller,
  query: DaySheetQuery,
  now: Date,
): Promise<Result<DaySheet>> {
  const setting = await boards.settingOf(caller, query.locationId)
  if (!setting) return refuse('not_found', 'locationId')
  const dates = Array.from({ length: query.days }, (_, index) => addDays(query.date, index))
  const days = await boards.daysOf(setting, dates, now)
  return done(drawSheet(setting, days, caller, now))
}

/** Draws days of a location as they stand at a moment, as this caller may see them. */
export function drawSheet(
  setting: LocationSetting,
  days: readonly LocationDay[],
  caller: Caller,
  now: Date,
): DaySheet {
  const columns = columnsOf(setting, caller, Math.floor(now.getTime() / 60_000))
  return {
    location_id: String(setting.locationId),
    zone: setting.zone,
    days: days.map((day) => drawDay(day, columns)),
  }
}

/** Draws one day of a location as it stands. */
function drawDay(day: LocationDay, columns: readonly Column[]): SheetDay {
  const { range, isSpecial } = hoursOn(day.setting.hours, day.date)
  return {
    date: day.date,
    open: range && { from: range.from, till: range.till },
    special: isSpecial,
    columns: columns.map((column) => columnOn(day, column)),
  }
}

type Column = {
  readonly resource: Resource
  readonly name: string
  readonly serviceIds: string[]
  /** Of each service, from which minute on something can begin. */
  readonly offers: { offer: Offer; earliest: number }[]
}

/** The columns of a location: its active specialists in the order of its services, then the bookable services without specialists. */
function columnsOf(setting: LocationSetting, caller: Caller, now: number): Column[] {
  const profile = profileOf(caller, setting.company)
  const columns = new Map<string, Column>()
  for (const service of setting.services.values()) {
    const { service_id: serviceId } = service.row
    if (!service.isBookable || !maySeeService(caller, serviceId)) continue
    for (const resource of service.resources) {
      const { kind, id } = resource
      const key = resourceKey(resource)
      const name = kind === 'specialist' ? (setting.specialists.get(id)?.name ?? '') : ''
      const column = columns.get(key) ?? { resource, name, serviceIds: [], offers: [] }
      const specialistId = kind === 'specialist' ? id : null
      const rules = offerRules(setting, profile, service, specialistId, 'staff', now)
      const offer = { serviceId, rules, resources: [resource], kept: 'starts' } as const
      column.serviceIds.push(String(serviceId))
      column.offers.push({ offer, earliest: now - rules.durationMinutes + 1 })
      columns.set(key, column)
    }
  }
  return [...columns.values()].sort((a, b) => a.resource.kind.localeCompare(b.resource.kind) * -1)
}

/** A column of a day, worked out once for each change of whom it is about. */
function columnOn(day: LocationDay, column: Column): DayColumn {
  const view = column.offers.map(({ offer, earliest }) => {
    const isOffered = isInRange(offer.rules.range, day.date)
    const from = Math.max(earliest - day.within.from, 0)
    return `${offer.serviceId} ${offer.rules.durationMinutes} ${isOffered} ${from}`
  })
  return drawnOn(day, resourceKey(column.resource), view.join(), () => drawColumn(day, column))
}

function drawColumn(day: LocationDay, { resource, name, serviceIds, offers }: Column): DayColumn {
  const { kind, id, lanes, work } = resource
  const free = new Map<string, FreeStart>()
  for (const { offer, earliest } of offers) {
    for (const slot of slotsOn(day, offer, earliest)) {
      if (slot.available === 0) continue
      const key = `${slot.date} ${slot.time}`
      const known = free.get(key)
      const service_ids = [...(known?.service_ids ?? []), String(offer.serviceId)]
      const duration = Math.min(known?.duration ?? slot.duration, slot.duration)
      free.set(key, { date: slot.date, time: slot.time, duration, service_ids })
    }
  }
  const { setting } = day
  const elsewhere = heldOn(day).filter(
    (held) => held.kind === kind && held.id === id && held.locationId !== setting.locationId,
  )
  return {
    kind,
    id: String(id),
    name,
    lanes,
    service_ids: serviceIds,
    free: [...free.keys()].sort().flatMap((key) => free.get(key) ?? []),
    busy: elsewhere.map((held) => ({ ...utcDateTime(held.from), duration: held.till - held.from })),
    off: work ? offWhileOpen(work, setting.hours, day.date) : [],
  }
}

/** Lists the times at which the location is open and the specialist not at work. */
function offWhileOpen(work: WorkingTime, hours: LocationHours, date: LocalDate): DayColumn['off'] {
  const { range } = hoursOn(hours, date)
  if (!range) return []
  const open = wallIntervals(date, hours.zone, minuteOfDay(range.from), minuteOfDay(range.till))
  return timeOffOn(work, date, hours.zone).flatMap(({ why, ...off }) =>
    open.flatMap((stretch) => {
      const from = Math.max(off.from, stretch.from)
      const duration = Math.min(off.till, stretch.till) - from
      return duration > 0 ? [{ ...utcDateTime(from), duration, why }] : []
    }),
  )
}

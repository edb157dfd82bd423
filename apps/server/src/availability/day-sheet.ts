import type { DayColumn, DaySheet, FreeStart, SheetDay } from '@rinda/contract/booking/day-sheet'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Resource } from '@rinda/domain/availability/day-board'
import { timeOffOn, type WorkingTime } from '@rinda/domain/availability/working-time'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { hoursOn, type LocationHours } from '@rinda/domain/hours/opening-hours'
import {
  addDays,
  dayBounds,
  type LocalDate,
  minuteOfDay,
  utcDateTime,
  wallIntervals,
} from '@rinda/domain/time/zone'
import { type Caller, maySeeService, profileOf } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import { type HeldTime, listHeldTime } from '../occupancies/occupancy-store.ts'
import { offerRules } from './offer-rules.ts'
import type { LocationSetting, ServiceSetting } from './setting.ts'
import { type AvailabilityContext, slotsOfDay, spanOf } from './slots.ts'

export type DaySheetQuery = { locationId: number; date: LocalDate; days: number }

/** Some days of a location as the day calendar draws them: a column for each specialist, and for each service that has none. */
export async function getDaySheet(
  context: AvailabilityContext,
  caller: Caller,
  query: DaySheetQuery,
  now: Date,
): Promise<Result<DaySheet>> {
  const setting = await context.settings.find(caller, query.locationId)
  if (!setting) return refuse('not_found', 'locationId')
  const columns = columnsOf(setting, caller)
  const dates = Array.from({ length: query.days }, (_, index) => addDays(query.date, index))
  const resources = columns.map((column) => column.resource)
  const scope = narrow(caller.scope, setting.companyId)
  const held = await listHeldTime(context.db, scope, resources, spanOf(dates, setting.zone), now)
  const view = {
    setting,
    profile: profileOf(caller, setting.company),
    held,
    now: Math.floor(now.getTime() / 60_000),
  }
  const days = dates.map((date): SheetDay => {
    const { range, isSpecial } = hoursOn(setting.hours, date)
    return {
      date,
      open: range && { from: range.from, till: range.till },
      special: isSpecial,
      columns: columns.map((column) => drawColumn(view, column, date)),
    }
  })
  return done({ location_id: String(setting.locationId), zone: setting.zone, days })
}

type Column = { resource: Resource; name: string; services: ServiceSetting[] }

/** The columns of a location: its active specialists in the order of its services, then the bookable services without specialists. */
function columnsOf(setting: LocationSetting, caller: Caller): Column[] {
  const columns = new Map<string, Column>()
  for (const service of setting.services.values()) {
    if (!service.isBookable || !maySeeService(caller, service.row.service_id)) continue
    for (const resource of service.resources) {
      const key = `${resource.kind} ${resource.id}`
      const name = resource.kind === 'specialist' ? (setting.specialists.get(resource.id)?.name ?? '') : ''
      const column = columns.get(key) ?? { resource, name, services: [] }
      column.services.push(service)
      columns.set(key, column)
    }
  }
  return [...columns.values()].sort((a, b) => a.resource.kind.localeCompare(b.resource.kind) * -1)
}

type View = { setting: LocationSetting; profile: CompanyProfile; held: readonly HeldTime[]; now: number }

function drawColumn(view: View, column: Column, date: LocalDate): DayColumn {
  const { kind, id, lanes } = column.resource
  const own = view.held.filter((held) => held.kind === kind && held.id === id)
  const free = new Map<string, FreeStart>()
  for (const service of column.services) {
    const specialistId = kind === 'specialist' ? id : null
    const rules = offerRules(view.setting, view.profile, service, specialistId, 'staff', view.now)
    const earliest = view.now - rules.durationMinutes + 1
    for (const slot of slotsOfDay(rules, date, [column.resource], own, earliest)) {
      if (slot.available === 0) continue
      const key = `${slot.date} ${slot.time}`
      const known = free.get(key)
      const serviceIds = [...(known?.service_ids ?? []), String(service.row.service_id)]
      const duration = Math.min(known?.duration ?? slot.duration, slot.duration)
      free.set(key, { date: slot.date, time: slot.time, duration, service_ids: serviceIds })
    }
  }
  const day = dayBounds(date, view.setting.zone)
  const elsewhere = own.filter(
    (held) => held.locationId !== view.setting.locationId && held.from < day.till && held.till > day.from,
  )
  const { work } = column.resource
  return {
    kind,
    id: String(id),
    name: column.name,
    lanes,
    service_ids: column.services.map((service) => String(service.row.service_id)),
    free: [...free.keys()].sort().flatMap((key) => free.get(key) ?? []),
    busy: elsewhere.map((held) => ({ ...utcDateTime(held.from), duration: held.till - held.from })),
    off: work ? offWhileOpen(work, view.setting.hours, date) : [],
  }
}

/** When the location is open and the specialist not at work. */
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

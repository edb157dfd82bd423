import type { Holder, NotFreeReason } from '@rinda/contract/booking/not-free'
import type { MinuteRange } from '@rinda/domain/availability/minute-ranges'
import type { WhyNotFree } from '@rinda/domain/availability/why-not-free'
import { timeOfMinute } from '@rinda/domain/time/calendar'
import { utcDateTime } from '@rinda/domain/time/zone'
import { type Caller, maySeeService } from '../access/caller.ts'
import type { HolderRow } from '../occupancies/holder-store.ts'
import type { HeldBy } from './boards/location-day.ts'
import type { Inactive } from './candidate.ts'
import type { LocationSetting } from './setting.ts'

type Reason = WhyNotFree<HeldBy> | { readonly code: Inactive }
export type ServiceReasons = { serviceId: number; reasons: readonly Reason[] }
type MergedReason = { reason: Reason; serviceIds: number[] }

/** The reasons of several services, each said once with the services that it holds for. */
export function mergeReasons(found: readonly ServiceReasons[]): MergedReason[] {
  const merged = new Map<string, MergedReason>()
  for (const { serviceId, reasons } of found) {
    for (const reason of reasons) {
      const key = JSON.stringify(reason)
      const known = merged.get(key)
      if (known) known.serviceIds.push(serviceId)
      else merged.set(key, { reason, serviceIds: [serviceId] })
    }
  }
  return [...merged.values()]
}

/** Gives the ids of the bookings that some reasons name. */
export function namedIn(merged: readonly MergedReason[]): number[] {
  const holds = merged.flatMap(({ reason }) => ('holds' in reason ? reason.holds : []))
  return [...new Set(holds.map(({ bookingId }) => bookingId))]
}

/** Receiver of the reasons: the caller, the location, whether the company shows why time is blocked, and the bookings that are named. */
type Told = {
  caller: Caller
  setting: LocationSetting
  showsReason: boolean
  holders: ReadonlyMap<number, HolderRow>
}

export function reasonsOnWire(merged: readonly MergedReason[], told: Told): NotFreeReason[] {
  return merged.flatMap(({ reason, serviceIds }) =>
    onWire(reason, told).map((one) => ({ ...one, service_ids: serviceIds.map(String) })),
  )
}

type Bare<Each = NotFreeReason> = Each extends unknown ? Omit<Each, 'service_ids'> : never

function onWire(reason: Reason, told: Told): Bare[] {
  switch (reason.code) {
    case 'outside_range':
      return [{ code: reason.code, from: bound(reason.from), till: bound(reason.till) }]
    case 'closed':
      return [{ code: reason.code, special: reason.isSpecial }]
    case 'outside_hours':
      return [{ code: reason.code, ...reason.hours, special: reason.isSpecial }]
    case 'outside_booking_times':
      return [{ code: reason.code, ranges: reason.ranges.map(wallRange) }]
    case 'specialist_off': {
      const { id, ranges } = reason
      return [{ code: reason.code, ...nameOf(id, told), ranges: ranges.map(wallRange) }]
    }
    case 'specialist_away': {
      const { id, tillDate: till_date, tillTime: till_time } = reason
      return [{ code: reason.code, ...nameOf(id, told), till_date, till_time }]
    }
    case 'too_short': {
      const bookings = reason.holds.map((hold) => holderOf(hold, told))
      return [{ code: reason.code, minutes: reason.minutes, needed: reason.neededMinutes, bookings }]
    }
    case 'between_starts': {
      const after = reason.after === null ? null : utcDateTime(reason.after)
      return [{ code: reason.code, before: utcDateTime(reason.before), after }]
    }
    case 'taken':
      return byWhom(reason.holds, told)
    case 'special_day':
      return [{ code: reason.code, bookable: reason.bookable }]
    default:
      return [{ code: reason.code }]
  }
}

/** Minutes of a day as times of its clock; the day itself ends at 24:00. */
function wallRange({ from, till }: MinuteRange): { from: string; till: string } {
  return { from: timeOfMinute(from), till: till === 1440 ? '24:00' : timeOfMinute(till) }
}

function nameOf(id: number, { setting }: Told): { specialist_id: string; name: string } {
  return { specialist_id: String(id), name: setting.specialists.get(id)?.name ?? '' }
}

/** The first and the last day that there are bound nothing. */
function bound(date: string): string | null {
  return date <= '0001-01-01' || date >= '9999-12-31' ? null : date
}

/** Blocked, taken here, or taken elsewhere: each is resolved in another way. A booking on several lanes is one. */
function byWhom(holds: readonly HeldBy[], told: Told): Bare[] {
  const bookings = [...new Map(holds.map((hold) => [hold.bookingId, hold])).values()]
  const kinds = Map.groupBy(bookings, (hold) => {
    const holder = shownHolder(hold, told)
    if (!holder) return 'elsewhere' as const
    return holder.kind === 'block' ? ('blocked' as const) : ('taken' as const)
  })
  return (['blocked', 'taken', 'elsewhere'] as const).flatMap((code) => {
    const own = kinds.get(code)
    return own ? [{ code, bookings: own.map((hold) => holderOf(hold, told)) }] : []
  })
}

/**
 * Gives the booking that holds a time where its visitor may be named to the caller: only visits at this location are, to callers who may
 * see that service.
 */
function shownHolder(hold: HeldBy, { caller, setting, holders }: Told): HolderRow | undefined {
  const holder = holders.get(hold.bookingId)
  const isShown = holder && hold.locationId === setting.locationId && maySeeService(caller, holder.service_id)
  return isShown ? holder : undefined
}

function holderOf(hold: HeldBy, told: Told): Holder {
  const time = { ...utcDateTime(hold.from), duration: hold.till - hold.from }
  const holder = shownHolder(hold, told)
  if (!holder) return { qtid: null, ...time, name: '', is_blocked: false, by: '', reason: '' }
  const isBlock = holder.kind === 'block'
  return {
    qtid: holder.qtid,
    ...time,
    name: isBlock ? '' : `${holder.first_name} ${holder.last_name}`.trim(),
    is_blocked: isBlock,
    by: isBlock ? (holder.log[0]?.by ?? '') : '',
    reason: isBlock && told.showsReason ? String(holder.notes.blocked ?? '') : '',
  }
}

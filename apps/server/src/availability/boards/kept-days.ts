import type { LocalDate } from '@rinda/domain/time/zone'
import type { HeldTime } from '../../occupancies/occupancy-store.ts'
import { type LocationDay, putHeld, resourceKey, weightOf } from './location-day.ts'

/** The days of all locations that are kept, within a bound of memory: the one that was asked for longest ago goes first. */
export type KeptDays = {
  get(locationId: number, date: LocalDate): LocationDay | undefined
  /** Keeps a day, or looks anew how much one takes that is kept, and notes that it was asked for. */
  keep(day: LocationDay): void
  /** Puts what a booking holds after an event into every day of its company that it touches. */
  put(companyId: number, seq: number, bookingId: number, held: Omit<HeldTime, 'lanes'> | null): void
  dropLocation(companyId: number, locationId: number): void
  dropCompany(companyId: number): void
  size(): { days: number; bytes: number }
}

type Company = {
  days: Set<LocationDay>
  byBooking: Map<number, Set<LocationDay>>
  byResource: Map<string, Set<LocationDay>>
}

export function createKeptDays(mostBytes: number): KeptDays {
  /** In the order in which they were last asked for. */
  const days = new Map<string, { day: LocationDay; bytes: number }>()
  const companies = new Map<number, Company>()
  let bytes = 0

  const nameOf = (locationId: number, date: LocalDate) => `${locationId} ${date}`
  const keyOf = ({ setting, date }: LocationDay) => nameOf(setting.locationId, date)

  function companyOf(companyId: number): Company {
    const known = companies.get(companyId)
    if (known) return known
    const fresh = { days: new Set<LocationDay>(), byBooking: new Map(), byResource: new Map() }
    companies.set(companyId, fresh)
    return fresh
  }

  function drop(day: LocationDay): void {
    const known = days.get(keyOf(day))
    if (known?.day !== day) return
    days.delete(keyOf(day))
    bytes -= known.bytes
    const { companyId } = day.setting
    const company = companyOf(companyId)
    company.days.delete(day)
    for (const id of day.held.keys()) remove(company.byBooking, id, day)
    for (const key of day.resources.keys()) remove(company.byResource, key, day)
    if (company.days.size === 0) companies.delete(companyId)
  }

  function add(day: LocationDay): void {
    const company = companyOf(day.setting.companyId)
    company.days.add(day)
    for (const id of day.held.keys()) insert(company.byBooking, id, day)
    for (const key of day.resources.keys()) insert(company.byResource, key, day)
  }

  function putInto(
    company: Company,
    day: LocationDay,
    bookingId: number,
    held: Omit<HeldTime, 'lanes'> | null,
  ): void {
    let isTrue = false
    try {
      isTrue = putHeld(day, bookingId, held)
    } catch (error) {
      // A board was wrong: whatever the reason, it is built anew from the rows.
      if (!(error instanceof RangeError)) throw error
    }
    if (day.held.has(bookingId)) insert(company.byBooking, bookingId, day)
    else remove(company.byBooking, bookingId, day)
    if (!isTrue) drop(day)
  }

  return {
    get: (locationId, date) => days.get(nameOf(locationId, date))?.day,
    keep(day) {
      const key = keyOf(day)
      const known = days.get(key)
      if (known?.day !== day) {
        if (known) drop(known.day)
        add(day)
      } else {
        bytes -= known.bytes
        days.delete(key)
      }
      const own = weightOf(day)
      days.set(key, { day, bytes: own })
      bytes += own
      for (const { day: oldest } of days.values()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
    put(companyId, seq, bookingId, held) {
      const company = companies.get(companyId)
      if (!company) return
      const concerned = new Set(company.byBooking.get(bookingId))
      if (held) {
        for (const day of company.byResource.get(resourceKey(held)) ?? [])
          if (held.from < day.within.till && held.till > day.within.from) concerned.add(day)
      }
      for (const day of concerned) if (seq > day.since) putInto(company, day, bookingId, held)
    },
    dropLocation(companyId, locationId) {
      for (const day of companies.get(companyId)?.days ?? [])
        if (day.setting.locationId === locationId) drop(day)
    },
    dropCompany(companyId) {
      for (const day of companies.get(companyId)?.days ?? []) drop(day)
    },
    size: () => ({ days: days.size, bytes }),
  }
}

function insert<Key>(index: Map<Key, Set<LocationDay>>, key: Key, day: LocationDay): void {
  const own = index.get(key)
  if (own) own.add(day)
  else index.set(key, new Set([day]))
}

function remove<Key>(index: Map<Key, Set<LocationDay>>, key: Key, day: LocationDay): void {
  const own = index.get(key)
  own?.delete(day)
  if (own?.size === 0) index.delete(key)
}

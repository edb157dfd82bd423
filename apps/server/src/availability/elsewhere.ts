import type { SlotItem } from '@rinda/contract/booking/day-sheet'
import type { Resource } from '@rinda/domain/availability/day-board'
import { fromUtcDateTime, type LocalDate } from '@rinda/domain/time/zone'
import type { LocationSetting } from './setting.ts'
import type { LocationRow } from './setting-store.ts'

/** Slot of one of our services as the system says that keeps the bookings; of specialists those whom we know. */
export type ToldSlot = SlotItem & { readonly serviceId: number; readonly specialistIds: readonly number[] }

/** Free time of locations whose bookings another system keeps. */
export type FreeElsewhere = {
  /** The slots of some days, by day; null: that system is away, and nothing can be said. */
  slotsOf(
    setting: LocationSetting,
    dates: readonly LocalDate[],
    now: Date,
  ): Promise<ReadonlyMap<LocalDate, readonly ToldSlot[]> | null>
}

/** Tells whether another system keeps the bookings of a location. */
export function isBookedElsewhere({ location }: { location: Pick<LocationRow, 'bms_base_url'> }): boolean {
  return location.bms_base_url !== ''
}

/**
 * Lists the slots of an offer among those that were told. Theirs are the grid, the length and the range: our own rules say nothing here. Of a
 * look-up without a service each start is listed once.
 */
export function toldSlots(
  told: readonly ToldSlot[],
  { serviceId, resources }: { serviceId: number | null; resources: readonly Resource[] },
  setting: Pick<LocationSetting, 'services'>,
  earliest: number,
): SlotItem[] {
  const slots = new Map<string, SlotItem>()
  for (const slot of told) {
    const { date, time, duration } = slot
    if (serviceId !== null && slot.serviceId !== serviceId) continue
    if (fromUtcDateTime(date, time) < earliest) continue
    const all = setting.services.get(slot.serviceId)?.resources ?? []
    const own = resources.filter(({ kind, id }) => kind === 'specialist' && slot.specialistIds.includes(id))
    const isOfAll = all.every((one) => resources.some(({ kind, id }) => one.kind === kind && one.id === id))
    const available = isOfAll ? slot.available : own.length
    const known = slots.get(`${date} ${time}`)
    if (!known || known.available < available)
      slots.set(`${date} ${time}`, { date, time, duration, available })
  }
  return [...slots.values()].sort((one, other) =>
    `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`),
  )
}

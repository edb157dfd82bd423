import { addDays, daysBetween, fromUtcDateTime, type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import type { FreeElsewhere, ToldSlot } from '../../availability/elsewhere.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Systems } from '../../remote-systems/heard.ts'
import { slotsAnswer } from './answers.ts'
import type { Directories } from './directory.ts'
import { addressAt } from './system.ts'

type Days = ReadonlyMap<LocalDate, readonly ToldSlot[]>

/** Time in ms for which an answer is shown to whoever asks for the same: many look at the same days at once. */
const keptMs = 1_000
/** The most days of one question. */
const mostDays = 7
const mostKept = 500

/**
 * Asks other systems for the free time of locations whose bookings they keep, each time that somebody looks. While one is away nobody is told
 * that anything is free there.
 */
export function createFreeElsewhere(systems: Pick<Systems, 'ask'>, directories: Directories) {
  const kept = new Map<string, { at: number; days: Promise<Days | null> }>()

  async function ask(
    setting: LocationSetting,
    from: LocalDate,
    days: number,
    now: Date,
  ): Promise<Days | null> {
    const directory = await directories.of(setting, now)
    if (directory.kind !== 'said') return null
    const { locationId, ourService, ourSpecialist } = directory.value
    const query = new URLSearchParams({ from, days: String(days) })
    const address = addressAt(setting, `locations/${encodeURIComponent(locationId)}/slots?${query}`)
    const heard = address ? await systems.ask(address, slotsAnswer) : null
    if (heard?.kind !== 'said') return null
    const slots = heard.value.data.flatMap(({ attributes }): ToldSlot[] => {
      const { service_id, specialist_ids, ...slot } = attributes
      const serviceId = ourService.get(service_id)
      if (serviceId === undefined) return []
      return [
        { ...slot, serviceId, specialistIds: specialist_ids.flatMap((id) => ourSpecialist.get(id) ?? []) },
      ]
    })
    return Map.groupBy(slots, ({ date, time }) => localDateOf(fromUtcDateTime(date, time), setting.zone))
  }

  function askTogether(setting: LocationSetting, from: LocalDate, days: number, now: Date) {
    const name = `${setting.locationId} ${setting.location.bms_base_url} ${from} ${days}`
    const known = kept.get(name)
    const age = known ? now.getTime() - known.at : Number.POSITIVE_INFINITY
    if (known && age >= 0 && age < keptMs) return known.days
    if (kept.size >= mostKept) kept.clear()
    const fresh = ask(setting, from, days, now)
    kept.set(name, { at: now.getTime(), days: fresh })
    return fresh
  }

  const free: FreeElsewhere = {
    async slotsOf(setting, dates, now) {
      const [first] = dates
      const last = dates.at(-1)
      if (!setting.location.is_bms_online || first === undefined || last === undefined) return null
      const weeks = Array.from(
        { length: Math.ceil((daysBetween(first, last) + 1) / mostDays) },
        (_, week) => {
          const from = addDays(first, week * mostDays)
          return askTogether(setting, from, Math.min(mostDays, daysBetween(from, last) + 1), now)
        },
      )
      const told = await Promise.all(weeks)
      return told.some((days) => days === null) ? null : new Map(told.flatMap((days) => [...(days ?? [])]))
    },
  }
  return {
    ...free,
    /** Forgets what was said of a location: a booking there changed. */
    forget(locationId: number) {
      for (const name of kept.keys()) if (name.startsWith(`${locationId} `)) kept.delete(name)
    },
  }
}

import { dayBounds, type Interval, type LocalDate } from '@rinda/domain/time/zone'
import { type Caller, systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { readHeldTime } from '../../occupancies/occupancy-store.ts'
import type { CatchUp } from '../../stream/catch-up.ts'
import type { CompanyStreams } from '../../stream/company-streams.ts'
import { type FreeElsewhere, isBookedElsewhere } from '../elsewhere.ts'
import type { LocationSetting } from '../setting.ts'
import type { Settings } from '../settings.ts'
import { heldAfter } from './held-after.ts'
import { createKeptDays, type KeptDays } from './kept-days.ts'
import { type LocationDay, makeDay, putHeld, resourcesAt, settle } from './location-day.ts'

/**
 * Free time by location and day, kept in memory: read when it is first asked for, and kept true by the company's stream from then on. What it
 * says is what was committed when the question came, by whichever process; whether a time can be had, the database alone decides.
 */
export type Boards = {
  /** The setting of a location that this caller may reach, as it is committed; undefined otherwise. To be called before its days are read. */
  settingOf(caller: Caller, locationId: number): Promise<LocationSetting | undefined>
  /** Some consecutive days of a location, as they stand at a moment. To be read at once: what comes later changes them. */
  daysOf(setting: LocationSetting, dates: readonly LocalDate[], now: Date): Promise<readonly LocationDay[]>
  size: KeptDays['size']
}

export type BoardsContext = {
  db: Database
  settings: Settings
  streams: Pick<CompanyStreams, 'subscribe' | 'onHole' | 'standsAt'>
  catchUp: CatchUp
  freeElsewhere: FreeElsewhere
  /** Bytes, roughly, that all of it may take. */
  mostBytes?: number
}

const usualBytes = 48 * 1024 * 1024
/** Number of readings after which a day is answered from, though it could not be kept: it is true, and changes all the time. */
const mostReadings = 3

type Reading = { companyId: number; events: StreamEvent[]; isBroken: boolean }

/** The kinds of things that the setting of a location is made of. */
const setUp = new Set(['location', 'service', 'specialist'])

export function createBoards({
  db,
  settings,
  streams,
  catchUp,
  freeElsewhere,
  mostBytes = usualBytes,
}: BoardsContext): Boards {
  const kept = createKeptDays(mostBytes)
  /** Readings under way, by setting and days: whoever asks for the same meanwhile waits for the same. */
  const underWay = new WeakMap<LocationSetting, Map<string, Promise<ReadDays>>>()
  const readings = new Set<Reading>()
  /** The last number that was received of each company: numbers have to follow each other. */
  const last = new Map<number, number>()

  function receive(event: StreamEvent): void {
    const { companyId, seq } = event
    for (const reading of readings) if (reading.companyId === companyId) reading.events.push(event)
    const before = last.get(companyId)
    last.set(companyId, seq)
    if (before !== undefined && seq !== before + 1) dropCompany(companyId)
    else if (setUp.has(event.resource.type)) kept.dropLocation(companyId, event.locationId)
    else apply(event)
  }

  function apply(event: StreamEvent): void {
    const after = heldAfter(event)
    if (after) kept.put(event.companyId, event.seq, after.bookingId, after.held)
  }

  function dropCompany(companyId: number): void {
    kept.dropCompany(companyId)
    for (const reading of readings) if (reading.companyId === companyId) reading.isBroken = true
  }

  streams.subscribe(receive)
  streams.onHole(({ companyId, till }) => {
    last.set(companyId, till)
    dropCompany(companyId)
  })

  async function readDays(setting: LocationSetting, dates: readonly LocalDate[]): Promise<ReadDays> {
    const { companyId } = setting
    if (!last.has(companyId)) last.set(companyId, streams.standsAt(companyId))
    const reading: Reading = { companyId, events: [], isBroken: false }
    readings.add(reading)
    try {
      const scope = narrow(systemCaller.scope, companyId)
      const resources = [...resourcesAt(setting).values()]
      const read = await readHeldTime(db, scope, resources, spanOf(dates, setting.zone))
      const days = dates.map((date) => makeDay(setting, date, read))
      // Nothing comes between these lines: what is published from here on finds the days kept.
      const isTrue = !reading.isBroken && bringOn(days, reading.events)
      if (isTrue) for (const day of days) kept.keep(day)
      return { days, isTrue, seq: read.seq }
    } finally {
      readings.delete(reading)
    }
  }

  function readTogether(setting: LocationSetting, dates: readonly LocalDate[]): Promise<ReadDays> {
    const own = underWay.get(setting) ?? new Map<string, Promise<ReadDays>>()
    underWay.set(setting, own)
    const name = dates.join()
    const known = own.get(name)
    if (known) return known
    const fresh = readDays(setting, dates).finally(() => own.delete(name))
    own.set(name, fresh)
    return fresh
  }

  async function readMissing(
    setting: LocationSetting,
    dates: readonly LocalDate[],
  ): Promise<readonly LocationDay[]> {
    for (let readings = 1; readings < mostReadings; readings += 1) {
      const { days, isTrue, seq } = await readTogether(setting, dates)
      if (!isTrue) continue
      // Days that were read at a later number than the others stand at wait for them.
      await catchUp.to(setting.companyId, seq)
      return days
    }
    return (await readDays(setting, dates)).days
  }

  return {
    async settingOf(caller, locationId) {
      const known = await settings.find(caller, locationId)
      if (!known) return undefined
      if (!(await catchUp.now(known.companyId))) dropCompany(known.companyId)
      return await settings.find(caller, locationId)
    },
    async daysOf(setting, dates, now) {
      if (isBookedElsewhere(setting)) return await daysTold(freeElsewhere, setting, dates, now)
      const standing = new Map<LocalDate, LocationDay>()
      for (const date of dates) {
        const day = kept.get(setting.locationId, date)
        if (day?.setting === setting) standing.set(date, day)
      }
      const missing = dates.filter((date) => !standing.has(date))
      if (missing.length > 0)
        for (const day of await readMissing(setting, missing)) standing.set(day.date, day)
      return dates.flatMap((date) => {
        const day = standing.get(date)
        if (!day) return []
        settle(day, now)
        // What was dropped meanwhile is not kept again: nothing brings it on.
        if (kept.get(setting.locationId, date) === day) kept.keep(day)
        return [day]
      })
    },
    size: kept.size,
  }
}

/** Makes days of what another system says. They are not kept: it alone knows when they change. */
async function daysTold(
  freeElsewhere: FreeElsewhere,
  setting: LocationSetting,
  dates: readonly LocalDate[],
  now: Date,
): Promise<LocationDay[]> {
  const slots = await freeElsewhere.slotsOf(setting, dates, now)
  return dates.map((date) => ({
    ...makeDay(setting, date, { seq: 0, held: new Map() }),
    told: slots ? (slots.get(date) ?? []) : 'away',
  }))
}

type ReadDays = { days: readonly LocationDay[]; isTrue: boolean; seq: number }

/** Puts into days that were just read what was published meanwhile. False: of some the events do not tell enough. */
function bringOn(days: readonly LocationDay[], events: readonly StreamEvent[]): boolean {
  return days.every((day) =>
    events.every((event) => {
      const after = event.seq > day.since ? heldAfter(event) : undefined
      return !after || putHeld(day, after.bookingId, after.held)
    }),
  )
}

/** The time from the first of some local days, in order, to the end of the last. */
function spanOf(dates: readonly LocalDate[], zone: string): Interval {
  const [first] = dates
  const last = dates.at(-1)
  if (first === undefined || last === undefined) return { from: 0, till: 1 }
  return { from: dayBounds(first, zone).from, till: dayBounds(last, zone).till }
}

import { isAroundTheClock } from '@rinda/domain/hours/around-the-clock'
import { nextChange } from '@rinda/domain/hours/next-change'
import { isOpenAt } from '@rinda/domain/hours/opening-hours'
import { crowdLevel } from '@rinda/domain/queue/crowd-level'
import { sayWait, type WaitMinutes } from '@rinda/domain/queue/wait-words'
import { serviceStateOf, shownServices } from '../../queue/line/location-state.ts'
import type { PagesContext } from '../context.ts'
import type { Found } from '../search/search.ts'

/** Hours of a place at a moment; ms since 1970. */
export type HoursNow = {
  isOpen: boolean
  isAroundTheClock: boolean
  closesAt: number | null
  opensAt: number | null
}

export function hoursNow({ setting }: Pick<Found, 'setting'>, now: Date): HoursNow {
  const minute = now.getTime() / 60_000
  const { closesAt, opensAt } = nextChange(setting.hours, minute)
  const ms = (at: number | null) => (at === null ? null : at * 60_000)
  return {
    isOpen: isOpenAt(setting.hours, minute),
    isAroundTheClock: isAroundTheClock(setting.hours, minute),
    ...{ closesAt: ms(closesAt), opensAt: ms(opensAt) },
  }
}

/** The line of a place at a moment. */
export type LineNow = {
  crowdLevel: number
  /** Tells whether a number is given now. */
  givesNumbers: boolean
  /** Interval of the wait of whoever came now, for whichever service; null where nobody knows: no number is given, or no counter is open. */
  wait: WaitMinutes | null
  /** Tells whether people wait here by numbers at all. */
  hasLine: boolean
  services: readonly { id: number; givesNumbers: boolean; wait: WaitMinutes | null }[]
}

const noLine: LineNow = { crowdLevel: 0, givesNumbers: false, wait: null, hasLine: false, services: [] }

/** Tells the lines of some places, for the services that are meant. */
export async function linesNow(
  { waits }: Pick<PagesContext, 'waits'>,
  found: readonly Found[],
  now: Date,
): Promise<ReadonlyMap<number, LineNow>> {
  const settings = found.map(({ setting }) => setting)
  // Brings all lines that are not in memory yet by few statements, and what others have changed meanwhile.
  await waits.ofAll(settings, now)
  const lines = new Map<number, LineNow>()
  for (const one of found) lines.set(one.setting.locationId, await lineNow(waits, one, now))
  return lines
}

async function lineNow(waits: PagesContext['waits'], { setting, serviceIds }: Found, now: Date) {
  const own = shownServices(setting).filter(({ row }) => serviceIds.has(row.service_id))
  const known = own.length > 0 ? await waits.at(setting, now) : undefined
  if (!known) return noLine
  const state = { setting, line: known.line, figures: known.out.figures }
  const states = own.map((service) => serviceStateOf(state, service, now))
  // A line that is turned off is none: neither numbers nor a crowd are spoken of.
  if (states.every(({ refuses }) => refuses === 'inactive')) return noLine
  const given = states.filter(({ refuses }) => refuses === null)
  const staffed = given.filter((one) => one.staffed)
  const wait = {
    low: Math.min(...staffed.map((one) => one.time_to_wait_low)),
    high: Math.max(...staffed.map((one) => one.time_to_wait_high)),
  }
  return {
    crowdLevel: crowdLevel(known.out.figures.ticketsWaiting),
    givesNumbers: given.length > 0,
    wait: staffed.length > 0 ? sayWait(wait) : null,
    hasLine: true,
    services: states.map((one) => ({
      id: Number(one.id),
      givesNumbers: one.refuses === null,
      wait: staffed.includes(one)
        ? sayWait({ low: one.time_to_wait_low, high: one.time_to_wait_high })
        : null,
    })),
  }
}

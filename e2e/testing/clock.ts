import {
  addDays,
  localDateOf,
  localTimeOf,
  minuteOfDay,
  wallIntervals,
  weekdayOf,
} from '@rinda/domain/time/zone'
import type { RunningServer } from '../server/start.ts'

/** Zone of every place that the journeys visit. */
export const zone = 'Europe/Riga'

/**
 * By how much all clocks of a run (the server's, the browsers', the journeys' own) are ahead of the machine's, in ms.
 * `TESTS_AT`, an ISO 8601 moment, lets the whole of them run as if they had been started then.
 */
export function aheadMs(): number {
  process.env.RINDA_JOURNEYS_AHEAD_MS ??= String(aheadAt(process.env.TESTS_AT))
  return Number(process.env.RINDA_JOURNEYS_AHEAD_MS)
}

/** The present of the journeys. */
export function presentOfJourneys(): Date {
  return new Date(Date.now() + aheadMs())
}

/** The moment at which the run was started, the same in each of its workers. To be asked before any clock is moved. */
export function startOfRun(): Date {
  process.env.RINDA_JOURNEYS_STARTED_AT ??= presentOfJourneys().toISOString()
  return new Date(process.env.RINDA_JOURNEYS_STARTED_AT)
}

/**
 * The working day of a run, a Thursday: the same one for every journey that needs opening hours. The world of a worker may begin in it
 * (`begins`), and time goes on from there; what has to be at another time is said from the present (`minutesAhead`).
 */
export function workingDay(): string {
  return thursdayFrom(addDays(localDateOf(startOfRun().getTime() / 60_000, zone), 1))
}

/**
 * A day of the last whole or nearly whole week that the demo remembers: its lines have tickets of the fourteen days before the run was
 * started, whatever day it is now in a journey's world. Most of the week before it is remembered too.
 */
export function rememberedDay(): string {
  return addDays(localDateOf(startOfRun().getTime() / 60_000, zone), -3)
}

/** The first Thursday from a date on, on which every office is open. */
export function thursdayFrom(date: string): string {
  const days = Array.from({ length: 28 }, (_, more) => addDays(date, more))
  return days.find((day) => weekdayOf(day) === 'thursday' && !isHoliday(day)) ?? date
}
const isHoliday = (date: string) => /-(12-2[456]|12-31|01-01)$/.test(date)

/** The moment at which clocks on the wall show a time of a date; the last one where there are two. */
export function momentOf(date: string, time: string): Date {
  const minute = minuteOfDay(time)
  const at = wallIntervals(date, zone, minute, minute + 1).at(-1)
  if (!at) throw new Error(`There is no ${time} on ${date}.`)
  return new Date(at.from * 60_000)
}

/** The minute so many minutes from the present, in whole ones since 1970. */
export function minutesAhead(minutes: number): number {
  return Math.floor(presentOfJourneys().getTime() / 60_000) + minutes
}

/** The time that clocks on the wall show in a minute. */
export function wallTime(minute: number): string {
  return localTimeOf(minute, zone)
}

/** Moves the present of this worker, before its server is started, to a time of the working day. */
export function beginAt(time: string): void {
  const begin = momentOf(workingDay(), time)
  process.env.RINDA_JOURNEYS_AHEAD_MS = String(begin.getTime() - Date.now())
}

/** Moves the present of this worker and of its server to a later moment; browsers that are open have clocks of their own. */
export async function goOnTo(server: RunningServer, moment: Date): Promise<void> {
  const ahead = moment.getTime() - Date.now()
  if (ahead < aheadMs())
    throw new Error(`The clock of a running server does not go back, to ${moment.toISOString()}.`)
  process.env.RINDA_JOURNEYS_AHEAD_MS = String(ahead)
  await server.setAhead(ahead)
}

function aheadAt(moment: string | undefined): number {
  if (!moment) return 0
  const at = Date.parse(moment)
  if (Number.isNaN(at)) throw new Error(`TESTS_AT: ${moment} is no moment such as 2028-02-29T23:50:00+02:00.`)
  return at - Date.now()
}

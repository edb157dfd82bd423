import { uniformOf } from '../estimate/draw.ts'
import type { LineToDraw } from '../estimate/line-to-draw.ts'
import { type ServiceTimes, serviceTimes, visitTime } from '../estimate/service-times.ts'
import type { Learnt } from './learn-past.ts'
import { staysFor } from './patience.ts'

/** Hour of a day to come: how many walk-ins are expected in it, on average. */
export type ExpectedHour = { from: number; till: number; walkIns: number }
/** Appointment of that day; the number that decides its luck. */
export type ExpectedAppointment = { id: number; serviceId: number; at: number }
/** A day to come, and how unlike such days are. */
export type ExpectedDay = {
  hours: readonly ExpectedHour[]
  appointments: readonly ExpectedAppointment[]
  factors: readonly number[]
}

/** One draw of a day: numbers by ticket, walk-ins first, and the hour in which each begins to wait (-1: does not come). */
export type DayDraw = {
  takes: Float64Array
  comesAt: Float64Array
  /** Moment at which each leaves the line, unless called before. */
  leavesAt: Float64Array
  hourOf: Int16Array
}

const usualGapMs = 15_000
const usualLateMs = [-25, -15, -12, -10, -8, -6, -5, -3, -1, 2, 7].map((minutes) => minutes * 60_000)
const enoughLate = 10
const mostInHour = 400
const purposes = { day: 0, count: 1, comes: 2, service: 3, takes: 4, pause: 5, isThere: 6, leaves: 7 }
/** The number of a thing's purpose: an hour, one of those who come in it, or an appointment. */
const keyOf = (thing: number, purpose: keyof typeof purposes) => Math.imul(thing, 8) + purposes[purpose]

/** Gives how many come where so many are expected on average: the number below which this part of a Poisson distribution lies. */
function poisson(mean: number, unit: number): number {
  let chance = Math.exp(-mean)
  let sum = chance
  let count = 0
  while (unit > sum && count < mostInHour) {
    count++
    chance *= mean / count
    sum += chance
  }
  return count
}

/** Makes draws of a day. The numbers of a thing hang on it and on the draw alone, so that what is changed elsewhere does not move them. */
export function dayDraws(
  { hours, appointments, factors }: ExpectedDay,
  { habits, shares, noShow, noShowMs, patience, missed }: Learnt,
  usualMinutes: ReadonlyMap<number, number>,
  draws: number,
): { line: LineToDraw; draws: DayDraw[] } {
  const now = hours[0]?.from ?? 0
  const gaps = serviceTimes(habits.gaps, usualGapMs, now)
  const late = (habits.lateMs.length < enoughLate ? usualLateMs : habits.lateMs).toSorted((a, b) => a - b)
  const times = new Map<number, ServiceTimes>()
  const timesOf = (serviceId: number) => {
    const known =
      times.get(serviceId) ??
      serviceTimes(habits.services[serviceId], (usualMinutes.get(serviceId) ?? 15) * 60_000, now)
    times.set(serviceId, known)
    return known
  }
  const serviceAt = (unit: number) => {
    let rest = unit
    for (const { serviceId, share } of shares) {
      rest -= share
      if (rest < 0) return serviceId
    }
    return shares.at(-1)?.serviceId ?? 0
  }

  /** Draws how long somebody keeps a counter once they are called, and how long they wait for that at most. */
  function visit(thing: number, serviceId: number, draw: number) {
    const pause = visitTime(gaps, uniformOf(keyOf(thing, 'pause'), draw))
    const isThere = uniformOf(keyOf(thing, 'isThere'), draw) >= noShow
    const takes = visitTime(timesOf(serviceId), uniformOf(keyOf(thing, 'takes'), draw))
    const stays = staysFor(patience, uniformOf(keyOf(thing, 'leaves'), draw))
    return { ms: (isThere ? takes : noShowMs) + pause, stays }
  }

  type Comes = { at: number; ms: number; stays: number; hour: number }
  function walkIns(draw: number): Comes[] {
    // Pairs of draws mirror each other: the day's own number goes round all days that are known.
    const factor = factors[Math.floor(uniformOf(keyOf(1, 'day'), draw) * factors.length)] ?? 1
    return hours.flatMap(({ from, till, walkIns: mean }, index) => {
      const count = poisson(mean * factor, uniformOf(keyOf(index + 2, 'count'), draw))
      const come = Array.from({ length: count }, (_, place): Comes => {
        const thing = (index + 2) * 1_000 + place
        const at = from + uniformOf(keyOf(thing, 'comes'), draw) * (till - from)
        return { at, ...visit(thing, serviceAt(uniformOf(keyOf(thing, 'service'), draw)), draw), hour: index }
      })
      return come.sort((one, other) => one.at - other.at)
    })
  }

  function hourAt(at: number): number {
    const found = hours.findIndex(({ till }) => at < till)
    return found < 0 ? hours.length - 1 : found
  }

  const drawn = Array.from({ length: draws }, (_, draw) => walkIns(draw))
  const most = Math.max(0, ...drawn.map(({ length }) => length))
  const count = most + appointments.length
  return {
    line: lineOf(most, appointments),
    draws: drawn.map((come, draw): DayDraw => {
      const takes = new Float64Array(count)
      const comesAt = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
      const leavesAt = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
      const hourOf = new Int16Array(count).fill(-1)
      for (const [index, { at, ms, stays, hour }] of come.entries()) {
        takes[index] = ms
        comesAt[index] = at
        leavesAt[index] = at + stays
        hourOf[index] = hour
      }
      for (const [index, { id, serviceId, at }] of appointments.entries()) {
        if (uniformOf(keyOf(id, 'count'), draw) < missed) continue
        const { ms, stays } = visit(id, serviceId, draw)
        const part = Math.floor(uniformOf(keyOf(id, 'comes'), draw) * late.length)
        const comes = at + (late[part] ?? 0)
        takes[most + index] = ms
        comesAt[most + index] = comes
        // Who is early waits for their time, and not for the line.
        leavesAt[most + index] = Math.max(at, comes) + stays
        hourOf[most + index] = hourAt(Math.max(at, comes))
      }
      return { takes, comesAt, leavesAt, hourOf }
    }),
  }
}

/** One line that each counter calls from: nobody has come yet. */
function lineOf(walkIns: number, appointments: readonly ExpectedAppointment[]): LineToDraw {
  const count = walkIns + appointments.length
  const rights = Int32Array.from(appointments.keys(), (index) => walkIns + index).sort(
    (one, other) => timeOf(one) - timeOf(other) || one - other,
  )
  function timeOf(index: number): number {
    return appointments[index - walkIns]?.at ?? 0
  }
  return {
    tickets: Array.from({ length: count }, (_, index) => ({
      ...{ id: index, serviceId: 0, place: 0, held: false, onlyCounter: null },
      appointmentAt: index < walkIns ? null : timeOf(index),
    })),
    present: 0,
    ...{ lineOf: new Int32Array(count), place: new Float64Array(count) },
    appointmentAt: Float64Array.from({ length: count }, (_, index) => (index < walkIns ? 0 : timeOf(index))),
    ...{ lasting: [Int32Array.from({ length: walkIns }, (_, index) => index)], rights: [rights] },
    linesOfDesk: [new Int32Array(1), new Int32Array(1)],
    ...{ inRow: new Int32Array(1), services: [], lineOfService: new Map() },
  }
}

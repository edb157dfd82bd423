import { type Habits, noHabits } from '../estimate/habits.ts'
import { learnAppointment, learnCall, learnVisit } from '../estimate/learn.ts'
import { quantile } from '../estimate/quantile.ts'
import type { Appointment, PastVisit } from './past-visit.ts'
import { type Patience, patienceOf } from './patience.ts'

/** Knowledge that the past weeks give of those who come: how long they take, and how many of them do not come when it is their turn. */
export type Learnt = {
  /** Times of visits, pauses of counters and lateness, as the line itself learns them. */
  habits: Habits
  /** Services that people came for without an appointment, each with its share of them. */
  shares: readonly { serviceId: number; share: number }[]
  /** Part of those called who did not come, and how long they kept the counter. */
  noShow: number
  noShowMs: number
  /** Times for which people stay in line before they leave it. */
  patience: Patience
  /** Part of the appointments that nobody came for; 1 where people with appointments do not stand in this line. */
  missed: number
  visits: number
}

const usualNoShowMs = 2 * 60_000
/** Shares that are taken before anything is known, and the number of people that they count for. */
const prior = { count: 20, noShow: 0.04, missed: 0.1 }

const share = (count: number, of: number, usual: number) => (count + usual * prior.count) / (of + prior.count)

/** Learns from past visits and appointments, as the waits of the line are learnt. */
export function learnPast(visits: readonly PastVisit[], appointments: readonly Appointment[]): Learnt {
  const habits = noHabits()
  for (const { learn } of eventsOf(habits, visits).sort((one, other) => one.at - other.at)) learn()
  for (const { at, cameAt } of appointments) learnAppointment(habits, cameAt === null ? null : cameAt - at)
  const count = (end: PastVisit['end']) => visits.filter((visit) => visit.end === end).length
  const [done, noShows] = [count('done'), count('no_show')]
  const walkIns = visits.filter(({ appointmentAt }) => appointmentAt === null)
  const byService = Map.groupBy(walkIns, ({ serviceId }) => serviceId)
  const came = appointments.filter(({ cameAt }) => cameAt !== null).length
  return {
    habits,
    shares: [...byService]
      .sort(([one], [other]) => one - other)
      .map(([serviceId, some]) => ({ serviceId, share: some.length / walkIns.length })),
    noShow: share(noShows, done + noShows, prior.noShow),
    noShowMs: medianOf(visits.flatMap(noShowTime)) ?? usualNoShowMs,
    patience: patienceOf(visits),
    missed: came === 0 ? 1 : share(appointments.length - came, appointments.length, prior.missed),
    visits: done,
  }
}

function noShowTime({ end, calledAt, endedAt }: PastVisit): number[] {
  return end === 'no_show' && calledAt !== null && endedAt !== null ? [endedAt - calledAt] : []
}

function medianOf(times: number[]): number | undefined {
  return times.length === 0
    ? undefined
    : quantile(
        times.sort((one, other) => one - other),
        0.5,
      )
}

function eventsOf(habits: Habits, visits: readonly PastVisit[]): { at: number; learn: () => void }[] {
  return visits.flatMap(({ counter, serviceId, cameAt, calledAt, endedAt, end, inParts }) => {
    const called = (at: number, counter: string, waitingSince: number) => ({
      at,
      learn: () => learnCall(habits, { counter, at, waitingSince }),
    })
    if (inParts) {
      const calls = inParts.times.filter(({ isCalled }) => isCalled)
      const parts = inParts.served.map(({ ms, ...visit }) => ({
        at: visit.till,
        learn: () => learnVisit(habits, { ...visit, from: visit.till - ms }),
      }))
      return [...calls.map(({ at, counter, since }) => called(at, counter, since ?? cameAt)), ...parts]
    }
    if (counter === null || calledAt === null) return []
    const call = called(calledAt, counter, cameAt)
    if (endedAt === null || end !== 'done') return [call]
    const visit = { counter, serviceId, from: calledAt, till: endedAt }
    return [call, { at: endedAt, learn: () => learnVisit(habits, visit) }]
  })
}

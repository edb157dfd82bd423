/**
 * Towns for the back-test of waits, as assumptions; `waits-days.ts` makes days of them. None of this is known to any estimator but what
 * somebody wrote into the set-up: which services there are and how long they are said to take.
 */

/** Times of a service: a mixture of two lognormals, quick cases and long ones; minutes are medians, spreads those of the logarithm. */
export type Cases = { quick: number; quickSpread: number; long: number; longSpread: number; partLong: number }
export type TownService = { id: number; said: number; part: number; cases: Cases }
/** A counter: the services that it takes, when it opens and closes, and the break that its agent takes; hours of the day. */
export type TownCounter = { services: readonly number[]; opens: number; closes: number; breakAt?: number }
export type Town = {
  name: string
  services: readonly TownService[]
  counters: readonly TownCounter[]
  /** Visitors an hour who come without an appointment, from `firstHour` on. */
  arrivals: readonly number[]
  firstHour: number
  /** Appointments an hour, the part of them that nobody comes for, and the part that comes late. */
  appointments?: { anHour: number; missed: number; late: number }
  /** Part of those called who are not there, and of those who would not wait for longer than about `patience` minutes. */
  notThere: number
  impatient: number
  patience: number
  /** How much agents differ in speed, and days from one another; spreads of the logarithm. */
  agents: number
  days: number
  /** Chance that an agent closes for 5 to 15 minutes after a visit. */
  pauses: number
  /** Day from which on the second set of habits holds: visits last so many times as long, and so many counters are left. */
  change?: { day: number; longer: number; counters: readonly TownCounter[] }
}

const cases = (quick: number, long: number, partLong: number, spread = 0.5): Cases => ({
  ...{ quick, quickSpread: spread, long, longSpread: spread * 0.9, partLong },
})
const repeat = (count: number, counter: TownCounter, stagger = 0): TownCounter[] =>
  Array.from({ length: count }, (_, index) =>
    counter.breakAt === undefined
      ? counter
      : { ...counter, breakAt: counter.breakAt + stagger * (index % 3) },
  )

const common = { firstHour: 8, notThere: 0.04, impatient: 0.1, patience: 40, agents: 0.15, days: 0.08 }

const hall: Town = {
  ...common,
  name: 'town hall, 3 counters',
  services: [
    { id: 1, said: 8, part: 0.7, cases: cases(5, 14, 0.25) },
    { id: 2, said: 12, part: 0.3, cases: cases(8, 22, 0.3) },
  ],
  counters: [
    { services: [1, 2], opens: 8, closes: 17, breakAt: 12 },
    { services: [1, 2], opens: 8, closes: 17, breakAt: 12.75 },
    { services: [1, 2], opens: 9, closes: 16 },
  ],
  arrivals: [13, 17, 19, 16, 11, 13, 17, 14, 9],
  pauses: 0.02,
}

/** All towns of the back-test. */
export const towns: readonly Town[] = [
  hall,
  {
    ...common,
    name: 'city, 14 counters of three kinds',
    services: [
      { id: 1, said: 5, part: 0.45, cases: cases(3.5, 10, 0.15) },
      { id: 2, said: 15, part: 0.3, cases: cases(9, 24, 0.35) },
      { id: 3, said: 10, part: 0.15, cases: cases(10, 20, 0.2) },
      { id: 4, said: 20, part: 0.1, cases: cases(15, 35, 0.3, 0.6) },
    ],
    counters: [
      ...repeat(5, { services: [1, 3], opens: 8, closes: 18, breakAt: 12 }, 0.75),
      ...repeat(6, { services: [2, 4], opens: 8.5, closes: 18, breakAt: 12 }, 0.75),
      ...repeat(3, { services: [1, 2, 3, 4], opens: 10, closes: 15 }),
    ],
    arrivals: [55, 75, 85, 75, 55, 55, 70, 60, 45, 25],
    patience: 60,
    pauses: 0.02,
  },
  {
    ...common,
    name: 'clinic, mostly appointments',
    services: [
      { id: 1, said: 15, part: 0.6, cases: cases(10, 22, 0.3, 0.45) },
      { id: 2, said: 10, part: 0.4, cases: cases(7, 15, 0.2) },
    ],
    counters: [
      ...repeat(3, { services: [1, 2], opens: 8, closes: 17, breakAt: 12 }, 0.6),
      ...repeat(2, { services: [1, 2], opens: 8, closes: 13 }),
    ],
    arrivals: [8, 9, 9, 8, 5, 4, 5, 4, 3],
    appointments: { anHour: 9, missed: 0.1, late: 0.15 },
    pauses: 0.02,
  },
  {
    ...common,
    name: 'bank, 4 counters, very unlike cases',
    services: [
      { id: 1, said: 6, part: 0.75, cases: cases(3, 11, 0.2) },
      { id: 2, said: 30, part: 0.25, cases: cases(12, 40, 0.4, 0.7) },
    ],
    counters: [
      ...repeat(3, { services: [1, 2], opens: 9, closes: 18, breakAt: 13 }, 0.7),
      { services: [1], opens: 11, closes: 16 },
    ],
    arrivals: [14, 16, 19, 20, 15, 16, 17, 17, 10],
    firstHour: 9,
    pauses: 0.03,
  },
  {
    ...common,
    name: 'village, 1 counter',
    services: [{ id: 1, said: 10, part: 1, cases: cases(9, 25, 0.25) }],
    counters: [{ services: [1], opens: 9, closes: 16, breakAt: 12.5 }],
    arrivals: [3, 3.5, 3.5, 3, 2, 3, 2.5],
    firstHour: 9,
    pauses: 0.03,
  },
  {
    ...common,
    name: 'registry, heavy tail, agents unlike',
    services: [
      { id: 1, said: 10, part: 0.6, cases: cases(6, 20, 0.3, 0.8) },
      { id: 2, said: 15, part: 0.4, cases: cases(9, 40, 0.2, 0.9) },
    ],
    counters: [
      ...repeat(5, { services: [1, 2], opens: 8, closes: 17, breakAt: 11.5 }, 0.8),
      ...repeat(2, { services: [2], opens: 9, closes: 14 }),
    ],
    arrivals: [20, 28, 30, 26, 19, 21, 26, 20, 12],
    agents: 0.3,
    days: 0.12,
    pauses: 0.04,
  },
  {
    ...hall,
    name: 'town hall that changes its habits',
    change: {
      day: 20,
      longer: 1.5,
      counters: repeat(5, { services: [1, 2], opens: 8, closes: 17, breakAt: 11.5 }, 0.75),
    },
  },
]

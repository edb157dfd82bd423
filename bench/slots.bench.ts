/** Free slots of a week, the engine alone: ours beside two packages and beside the loop one writes first. */
import { deepStrictEqual } from 'node:assert'
import { callsPerSecond, machineLine, shown, table } from './rounds.ts'
import {
  oursChanging,
  oursFromNothing,
  oursUnchanged,
  plainLoop,
  rruleSets,
  timeslotAvailability,
} from './slots-engines.ts'
import { rightAnswer, type Week, weekWith } from './slots-world.ts'

const engines = [
  { name: 'ours, a change before each answer', of: oursChanging },
  { name: 'ours, nothing changed', of: oursUnchanged },
  { name: 'ours, all from nothing', of: oursFromNothing },
  { name: 'plain loop, grid given', of: plainLoop },
  { name: 'timeslot-availability', of: timeslotAvailability },
  { name: 'rrule', of: rruleSets },
]

/** Engines that answer wrongly are not worth measuring. Twice, as ours takes a place and gives it back. */
function checked(week: Week): typeof engines {
  const right = rightAnswer(week)
  const taken = rightAnswer({ ...week, bookings: [...week.bookings, week.spare] })
  for (const { name, of } of engines) {
    const ask = of(week)
    const isChanging = of === oursChanging
    deepStrictEqual(ask(), isChanging ? taken : right, `${name} answers wrongly`)
    deepStrictEqual(ask(), right, `${name} answers wrongly the second time`)
  }
  return engines
}

function rates(week: Week, among: typeof engines = engines): number[] {
  return callsPerSecond(among.map(({ name, of }) => ({ name, run: of(week) })))
}

console.log(`Free slots of a week\n${machineLine()}\n`)

const bookingCounts = [0, 50, 200]
const weeks = bookingCounts.map((count) => weekWith(5, count))
for (const week of weeks) checked(week)
const measured = weeks.map((week) => rates(week))
const peer = engines.findIndex(({ of }) => of === timeslotAvailability)

console.log(
  '5 specialists, 08:00–21:00 Riga, grid of 30 minutes, 182 slots; weeks a second, and how many times',
)
console.log('those of timeslot-availability. Every answer was the slow reference engine’s.\n')
console.log(
  table(
    ['engine', ...bookingCounts.flatMap((count) => [`${count} bookings`, '×'])],
    engines.map(({ name }, index) => [
      name,
      ...measured.flatMap((column) => [
        shown(column[index] ?? Number.NaN),
        shown((column[index] ?? Number.NaN) / (column[peer] ?? Number.NaN)),
      ]),
    ]),
  ),
)

const large = engines.filter(({ of }) => of !== timeslotAvailability && of !== rruleSets)
const empty = weekWith(50, 0)
const full = weekWith(50, 5000)
for (const week of [empty, full]) checked(week)
// Both weeks of an engine stand side by side in the rounds, as it is their ratio that is asked for.
const both = callsPerSecond(
  large.flatMap(({ name, of }) => [
    { name, run: of(empty) },
    { name, run: of(full) },
  ]),
)

console.log(
  '\n50 specialists, from 0 to 5,000 bookings; weeks a second, and how many times slower the full week is.\n',
)
console.log(
  table(
    ['engine', '0 bookings', '5,000 bookings', 'slower ×'],
    large.map(({ name }, index) => {
      const [before = Number.NaN, after = Number.NaN] = both.slice(index * 2, index * 2 + 2)
      return [name, shown(before), shown(after), shown(before / after)]
    }),
  ),
)
